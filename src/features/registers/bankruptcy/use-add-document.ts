import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useEffect, useReducer, useRef } from 'react';
import { useForm } from 'react-hook-form';
import { nameOf } from '#shared/format/file-name.ts';
import { cleanJib } from '#shared/format/jib.ts';
import { sha256 } from '#shared/format/sha-256.ts';
import { useDraft, useFollowDraft } from '#shared/storage/use-draft.ts';
import { type DocumentInput, documentSchema, draftSchema, EMPTY_DOCUMENT } from './add-document-form.ts';
import { type Accepted, addDocumentReducer, type AfterSaving, EDITING, mayBeAdded } from './add-document-machine.ts';
import { addDocument } from './add-document.ts';
import { type SentDocument, sentWarnings } from './sent-documents.ts';
import { useRemembering } from './use-add-document-calls.ts';

/** A document that was added, for its confirmation. */
export type AddedDocument = { jib: string; entityName: string; documentTypeId: number; date: string };

/**
 * The add form (R4.5): saving looks up the entity, asks once for confirmation if there are warnings, sends the document exactly
 * once (faults E11) and keeps the input when it fails (E12). `onAdded` is called for each added document.
 */
export function useAddDocument(onAdded: (document: AddedDocument, after: AfterSaving) => void) {
  const remembering = useRemembering();
  const draft = useDraft('bankruptcy-document', draftSchema, EMPTY_DOCUMENT);
  const form = useForm<DocumentInput>({
    defaultValues: draft.initial,
    resolver: standardSchemaResolver(documentSchema),
    mode: 'onTouched',
    // The error summary gets the focus instead.
    shouldFocusError: false,
  });
  const [saving, dispatchSaving] = useReducer(addDocumentReducer, EDITING);
  const isPending = useRef(false);

  useFollowDraft(draft, form);
  const { subscribe } = form;
  useEffect(
    () => subscribe({ formState: { values: true }, callback: () => dispatchSaving({ type: 'edited' }) }),
    [subscribe],
  );

  async function attempt(input: DocumentInput, after: AfterSaving, accepted: Accepted | null): Promise<void> {
    const { file, date } = input;
    if (!file) return;
    const jib = cleanJib(input.jib);
    const documentTypeId = Number(input.documentTypeId);
    const hash = await file
      .arrayBuffer()
      .then(sha256)
      .catch(() => null);
    const identity = { fileName: nameOf(file), size: file.size, sha256: hash, jib, documentTypeId, date };
    const warningsOf = (sent: readonly SentDocument[]) => [...sentWarnings(identity, sent)];
    const entity = await remembering((parts) =>
      addDocument({ identity, file }, { after, accepted, warningsOf, onEvent: dispatchSaving }, parts),
    );
    if (!entity) return;
    form.reset(after === 'next' ? { ...EMPTY_DOCUMENT, jib } : EMPTY_DOCUMENT);
    onAdded({ jib, entityName: entity.name, documentTypeId, date }, after);
  }

  /** Saves the input; a form with errors only shows them. `accepted` are confirmed warnings. */
  async function save(after: AfterSaving, accepted: Accepted | null = null): Promise<void> {
    if (isPending.current) return;
    isPending.current = true;
    dispatchSaving({ type: 'saveRequested' });
    try {
      await form.handleSubmit((input) => attempt(input, after, accepted))();
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

  return { form, draft, isEntered, mayBeAdded: mayBeAdded(saving), save, discard, saving };
}
