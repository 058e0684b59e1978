import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useDispatch } from 'react-redux';
import { useDraft, useFollowDraft } from '#shared/storage/use-draft.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { api } from '#shared/api/api.ts';
import { cleanJib } from '#shared/format/jib.ts';
import { type Outcome, outcomeOf } from '#shared/http/outcome.ts';
import { upload } from '#shared/http/transfer.ts';
import { bankruptcyApi, useLazyEntityOfJibQuery } from './bankruptcy.api.ts';
import {
  type DocumentInput,
  documentSchema,
  type DocumentWarning,
  draftSchema,
  EMPTY_DOCUMENT,
  isFuture,
  standsAlready,
} from './document-form.ts';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDocumentTypesQuery } from '#domain/reference/reference.api.ts';
import { looksLikePdf } from './pdf-file.ts';
import { NO_FILTERS, registryCall } from './registry.params.ts';

/** A document that was added, for the text that confirms it. */
export type AddedDocument = { jib: string; entityName: string; documentTypeId: number; date: string };

/** What happens after saving: the form closes, or stays for the next document of the same entity. */
export type AfterSaving = 'close' | 'next';

/** A document that waits for a click; `of` names what the warnings are about. */
type Pending = { after: AfterSaving; warnings: readonly DocumentWarning[]; of: string };

/**
 * The add form (R4.5): saving looks the entity up, warns once when something has to be confirmed, sends the document exactly
 * once (faults E11) and keeps everything when it fails (E12). `onAdded` is called for each document that was added.
 */
export function useAddDocument(onAdded: (document: AddedDocument, after: AfterSaving) => void) {
  const lang = useLang();
  const dispatch = useDispatch();
  const draft = useDraft('bankruptcy-document', draftSchema, EMPTY_DOCUMENT);
  const form = useForm<DocumentInput>({
    defaultValues: draft.initial,
    resolver: standardSchemaResolver(documentSchema),
    mode: 'onTouched',
    // The error summary takes the focus.
    shouldFocusError: false,
  });
  const [findEntity] = useLazyEntityOfJibQuery();
  const warningsFor = useDocumentWarnings();
  const [phase, setPhase] = useState<'editing' | 'checking' | 'sending'>('editing');
  const [share, setShare] = useState(0);
  const [problem, setProblem] = useState<SendProblem | null>(null);
  const [pending, setPending] = useState<Pending | null>(null);
  const isPending = useRef(false);

  useFollowDraft(draft, form);
  const { subscribe } = form;
  // A warning is about what stood there when it was given.
  useEffect(() => subscribe({ formState: { values: true }, callback: () => setPending(null) }), [subscribe]);

  async function attempt(input: DocumentInput, after: AfterSaving, confirmed: string | null): Promise<void> {
    const { file, date } = input;
    if (!file) return;
    const jib = cleanJib(input.jib);
    const documentTypeId = Number(input.documentTypeId);
    setProblem(null);
    setPhase('checking');
    const { data: entity, error } = await findEntity({ jib, lang }, true);
    if (error !== undefined) return setProblem({ kind: 'lookupFailed' });
    // The field itself says that there is no such entity.
    if (!entity) return form.setFocus('jib');
    // What was changed since the warning is checked anew.
    const of = [jib, documentTypeId, date, file.name, file.size, file.lastModified].join();
    const document = { documentTypeId, legalEntityId: entity.id, jib, submittedOn: date, file };
    if (confirmed !== of) {
      const warnings = await warningsFor(document);
      if (warnings.length > 0) return setPending({ after, warnings, of });
    }
    setShare(0);
    setPhase('sending');
    const failure = await sendDocument(document, setShare);
    // Whether it was added or nobody knows, the registry behind the form tells what is recorded now.
    if (!failure || failure.kind === 'unknown') dispatch(api.util.invalidateTags(['Bankruptcy']));
    if (failure) return setProblem(failure);
    form.reset(after === 'next' ? { ...EMPTY_DOCUMENT, jib } : EMPTY_DOCUMENT);
    onAdded({ jib, entityName: entity.name, documentTypeId, date }, after);
  }

  /** Saves what is entered; a form with errors shows them and sends nothing. `confirmed` is what a warning was given for. */
  async function save(after: AfterSaving, confirmed: string | null = null): Promise<void> {
    if (isPending.current) return;
    isPending.current = true;
    setPending(null);
    try {
      await form.handleSubmit((input) => attempt(input, after, confirmed))();
    } finally {
      isPending.current = false;
      setPhase('editing');
    }
  }

  /** Forgets everything that was entered (R4.5: cancel and close clear the form). */
  const discard = () => {
    form.reset(EMPTY_DOCUMENT);
    draft.drop();
  };
  /** Something would be lost: it was entered now, or before a reload. */
  const isEntered = form.formState.isDirty || draft.restoredAt !== null;

  return { form, draft, isEntered, save, discard, phase, share, problem, pending };
}

/** A document ready to be sent (R3.8); `submittedOn` is the plain day as it was entered. */
type NewDocument = {
  documentTypeId: number;
  legalEntityId: number;
  jib: string;
  submittedOn: string;
  file: File;
};

/** Why nothing was sent: the file can no longer be read, or the entity could not be looked up. */
type NotSent = { kind: 'unreadable' | 'lookupFailed' };

/** Why a document was not added, or that nobody knows whether it was. */
export type SendProblem = Exclude<Outcome, { kind: 'success' }> | NotSent;

/**
 * Reads the PDF into a list of byte numbers and inserts the document: POST documents (R3.8, R4.5, R7), never repeated by
 * itself. `null` when it was added. `onProgress` gets the share that is sent, 0 to 1.
 */
async function sendDocument(
  { file, ...rest }: NewDocument,
  onProgress: (share: number) => void,
): Promise<SendProblem | null> {
  let bytes: number[];
  try {
    bytes = Array.from(new Uint8Array(await file.arrayBuffer()));
  } catch {
    // The file was changed, moved or taken away after it was selected.
    return { kind: 'unreadable' };
  }
  try {
    await upload('main', 'documents', { ...rest, file: bytes }, { onProgress });
    return null;
  } catch (error) {
    return outcomeOf(error);
  }
}

const { registry } = bankruptcyApi.endpoints;
const FRESH = { subscribe: false, forceRefetch: true } as const;

/**
 * Asks the registry anew, before a document is sent, whether the same type and day stand for the entity already. An answer
 * that cannot be had is a warning as well: nobody looked. So is a file that does not look like a PDF inside (readings R2.11, R5).
 */
function useDocumentWarnings(): (document: NewDocument) => Promise<DocumentWarning[]> {
  const lang = useLang();
  const dispatch = useDispatch<ThunkDispatch<unknown, unknown, UnknownAction>>();
  const types = useDocumentTypesQuery({ lang });
  return async ({ jib, legalEntityId, documentTypeId, submittedOn, file }) => {
    const warnings: DocumentWarning[] = isFuture(submittedOn) ? ['futureDate'] : [];
    if (!(await looksLikePdf(file).catch(() => true))) warnings.push('notPdfInside');
    const call = registryCall({ ...NO_FILTERS, jib });
    const { data, error } = call ? await dispatch(registry.initiate({ ...call, lang }, FRESH)) : {};
    const type = types.currentData?.find(({ id }) => id === documentTypeId);
    const entity = data?.items.find(({ id }) => id === legalEntityId);
    if (error !== undefined || !type) warnings.push('notChecked');
    else if (entity && standsAlready(entity.documents, type, submittedOn)) warnings.push('sameDocument');
    return warnings;
  };
}
