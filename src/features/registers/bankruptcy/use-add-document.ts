import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useReducer, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useDraft, useFollowDraft } from '#shared/storage/use-draft.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { beginningOf, looksLikePdf } from '#shared/ui/selected-file.ts';
import { api, type ApiDispatch } from '#shared/api/api.ts';
import { cleanJib } from '#shared/format/jib.ts';
import { type Outcome, outcomeOfCall } from '#shared/http/outcome.ts';
import { upload } from '#shared/api/transfer.ts';
import { addDocumentReducer, type AfterSaving, EDITING, type SendProblem } from './add-document-machine.ts';
import { registryEndpoint, useLazyEntityOfJibQuery } from './bankruptcy.api.ts';
import { addDocumentCall } from './bankruptcy.calls.ts';
import {
  type DocumentInput,
  documentSchema,
  type DocumentWarning,
  draftSchema,
  EMPTY_DOCUMENT,
  isFuture,
  standsAlready,
} from './add-document-form.ts';
import { documentBody } from './document-body.ts';
import { useDocumentTypesQuery } from '#domain/reference/reference.api.ts';
import { NO_FILTERS, registryCall } from './registry.params.ts';
import { type Portal, usePortal } from '#shared/portal/portal.ts';
import { nameOf } from '#shared/format/file-name.ts';

/** A document that was added, for its confirmation. */
export type AddedDocument = { jib: string; entityName: string; documentTypeId: number; date: string };

/**
 * The add form (R4.5): saving looks up the entity, asks once for confirmation if there are warnings, sends the document exactly
 * once (faults E11) and keeps the input when it fails (E12). `onAdded` is called for each added document.
 */
export function useAddDocument(onAdded: (document: AddedDocument, after: AfterSaving) => void) {
  const lang = useLang();
  const dispatch = useDispatch();
  const portal = usePortal();
  const draft = useDraft('bankruptcy-document', draftSchema, EMPTY_DOCUMENT);
  const form = useForm<DocumentInput>({
    defaultValues: draft.initial,
    resolver: standardSchemaResolver(documentSchema),
    mode: 'onTouched',
    // The error summary gets the focus instead.
    shouldFocusError: false,
  });
  const [findEntity] = useLazyEntityOfJibQuery();
  const warningsFor = useDocumentWarnings();
  const [saving, dispatchSaving] = useReducer(addDocumentReducer, EDITING);
  const isPending = useRef(false);

  useFollowDraft(draft, form);
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => dispatchSaving({ type: 'edited' }) }),
    [subscribe],
  );

  async function attempt(input: DocumentInput, after: AfterSaving, confirmed: string | null): Promise<void> {
    const { file, date } = input;
    if (!file) return;
    const jib = cleanJib(input.jib);
    const documentTypeId = Number(input.documentTypeId);
    dispatchSaving({ type: 'checkStarted' });
    const { data: entity, error } = await findEntity({ jib, lang }, true);
    if (error !== undefined) return dispatchSaving({ type: 'failed', problem: { kind: 'lookupFailed' } });
    // The field and the summary already say that there is no such entity.
    if (!entity) return;
    // Identifies the input: if it changed since the warnings, it is checked again.
    const of = [jib, documentTypeId, date, nameOf(file), file.size, file.lastModified].join();
    const document = { documentTypeId, legalEntityId: entity.id, jib, submittedOn: date, file };
    if (confirmed !== of) {
      const warnings = await warningsFor(document);
      if (warnings.length > 0) return dispatchSaving({ type: 'warned', after, warnings, of });
    }
    dispatchSaving({ type: 'sendStarted' });
    const outcome = await sendDocument(portal, document, (share) => dispatchSaving({ type: 'progressed', share }));
    // The document was or may have been added, so the registry behind the form is requested again.
    if (outcome.kind === 'success' || outcome.kind === 'unknown') dispatch(api.util.invalidateTags(['Bankruptcy']));
    if (outcome.kind !== 'success') return dispatchSaving({ type: 'failed', problem: outcome });
    form.reset(after === 'next' ? { ...EMPTY_DOCUMENT, jib } : EMPTY_DOCUMENT);
    onAdded({ jib, entityName: entity.name, documentTypeId, date }, after);
  }

  /** Saves the input; a form with errors only shows them. `confirmed` is the `of` of confirmed warnings. */
  async function save(after: AfterSaving, confirmed: string | null = null): Promise<void> {
    if (isPending.current) return;
    isPending.current = true;
    dispatchSaving({ type: 'saveRequested' });
    try {
      await form.handleSubmit((input) => attempt(input, after, confirmed))();
    } finally {
      isPending.current = false;
      dispatchSaving({ type: 'ended' });
    }
  }

  /** Clears the input (R4.5: cancel and close clear the form). */
  const discard = () => {
    form.reset(EMPTY_DOCUMENT);
    draft.drop();
  };
  /** Whether closing would lose something: input of now, or a restored draft. */
  const isEntered = form.formState.isDirty || draft.restoredAt !== null;

  return { form, draft, isEntered, save, discard, saving };
}

/** A document ready to be sent (R3.8); `submittedOn` is the plain day as entered. */
type NewDocument = {
  documentTypeId: number;
  legalEntityId: number;
  jib: string;
  submittedOn: string;
  file: File;
};

/**
 * Adds the document: POST documents (R3.8, R4.5, R7), never repeated automatically. `onProgress` gets the share that has been sent, 0 to 1.
 */
async function sendDocument(
  { calls }: Portal,
  { file, ...rest }: NewDocument,
  onProgress: (share: number) => void,
): Promise<Outcome | SendProblem> {
  const body = await documentBody(rest, file).catch(() => null);
  // The file was changed, moved or removed after it was selected.
  if (!body) return { kind: 'unreadable' };
  return outcomeOfCall(upload(calls, addDocumentCall, body, { onProgress, size: file.size }));
}

const FRESH = { subscribe: false, forceRefetch: true } as const;

/**
 * Requests the registry again before a document is sent, to warn when the entity already has a document of the same type and
 * day. It also warns if that could not be checked, and if the file does not look like a PDF (readings R2.11, R5).
 */
function useDocumentWarnings(): (document: NewDocument) => Promise<DocumentWarning[]> {
  const lang = useLang();
  const dispatch = useDispatch<ApiDispatch>();
  const types = useDocumentTypesQuery({ lang });
  return async ({ jib, legalEntityId, documentTypeId, submittedOn, file }) => {
    const warnings: DocumentWarning[] = isFuture(submittedOn) ? ['futureDate'] : [];
    const begin = await beginningOf(file);
    if (begin !== null && !looksLikePdf(begin)) warnings.push('notPdfInside');
    const call = registryCall({ ...NO_FILTERS, jib });
    const { data, error } = call ? await dispatch(registryEndpoint.initiate({ ...call, lang }, FRESH)) : {};
    const type = types.currentData?.find(({ id }) => id === documentTypeId);
    const entity = data?.items.find(({ id }) => id === legalEntityId);
    if (error !== undefined || !type) warnings.push('notChecked');
    else if (entity && standsAlready(entity.documents, type, submittedOn)) warnings.push('sameDocument');
    return warnings;
  };
}
