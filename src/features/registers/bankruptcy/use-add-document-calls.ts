import { useDispatch } from 'react-redux';
import { useDocumentTypesQuery } from '#domain/reference/reference.api.ts';
import { answerOf } from '#shared/api/answer-of.ts';
import { api, type ApiDispatch } from '#shared/api/api.ts';
import { upload } from '#shared/api/transfer.ts';
import { type Outcome, outcomeOfCall } from '#shared/http/outcome.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { type Portal, usePortal } from '#shared/portal/portal.ts';
import { hostNow } from '#shared/timing/host-clock.ts';
import { exclusively } from '#shared/timing/locks.ts';
import { beginningOf, looksLikePdf } from '#shared/ui/selected-file.ts';
import { sameDocuments, type DocumentWarning, isFuture } from './add-document-form.ts';
import type { SendProblem } from './add-document-machine.ts';
import type { AddDocumentCalls, NewDocument, Remembering } from './add-document.ts';
import { registryEndpoint, useFindEntity } from './bankruptcy.api.ts';
import { addDocumentCall } from './bankruptcy.calls.ts';
import { documentBody } from './document-body.ts';
import { NO_FILTERS, registryCall } from './registry.params.ts';
import { sentDocuments } from './sent-documents.ts';

/**
 * Adds documents in one tab at a time, with the portal's own calls and with what was sent from this computer: so the form and the
 * inbox know what the other, and other tabs, have sent.
 */
export function useRemembering() {
  const dispatch = useDispatch();
  const portal = usePortal();
  const { storage, drafts } = portal;
  const calls: AddDocumentCalls = {
    findEntity: useFindEntity(),
    warningsFor: useDocumentWarnings(),
    async send(document, onProgress) {
      const outcome = await sendDocument(portal, document, onProgress);
      // The document was or may have been added, so the registry behind the form is requested again.
      if (outcome.kind === 'success' || outcome.kind === 'unknown') dispatch(api.util.invalidateTags(['Bankruptcy']));
      return outcome;
    },
  };
  return <Result>(add: (remembering: Remembering) => Promise<Result>): Promise<Result> =>
    exclusively('registry-inbox', () => add({ calls, list: storage.lists.get(sentDocuments), by: drafts.owner() }));
}

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

/**
 * Requests the registry again before a document is sent, to warn when the entity already has a document of the same type and
 * day. It also warns if that could not be checked, and if the file does not look like a PDF (readings R2.11, R5).
 */
function useDocumentWarnings(): (document: NewDocument) => Promise<DocumentWarning[]> {
  const lang = useLang();
  const dispatch = useDispatch<ApiDispatch>();
  const portal = usePortal();
  const types = useDocumentTypesQuery({ lang });
  return async ({ jib, legalEntityId, documentTypeId, submittedOn, file }) => {
    const warnings: DocumentWarning[] = isFuture(submittedOn, hostNow(portal)) ? ['futureDate'] : [];
    const begin = await beginningOf(file);
    if (begin !== null && !looksLikePdf(begin)) warnings.push('notPdfInside');
    const call = registryCall({ ...NO_FILTERS, jib });
    const { data } = call
      ? await answerOf(dispatch(registryEndpoint.initiate({ ...call, lang }, { forceRefetch: true })))
      : {};
    const type = types.currentData?.find(({ id }) => id === documentTypeId);
    const entity = data?.items.find(({ id }) => id === legalEntityId);
    const isWhole = data && !data.isOpenEnded && data.count <= data.items.length;
    if (!type || !(entity || isWhole)) warnings.push('notChecked');
    else if (entity && sameDocuments(entity.documents, type, submittedOn).length > 0) warnings.push('sameDocument');
    return warnings;
  };
}
