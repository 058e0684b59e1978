import { saveAs } from 'file-saver';
import { useRef, useState } from 'react';
import { toCallError } from '#shared/http/api-error.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { useOneAtATime } from '#shared/timing/use-one-at-a-time.ts';
import type { Client } from '../clients/client.ts';
import { nameInArchive } from '../document-names.ts';
import { fetchDocument, toTemplateRequest } from '../template-calls.ts';
import type { DocumentKind } from '../template-form.ts';
import type { TemplateVersion } from '../template-version.ts';
import type { DocumentFacts } from '../use-document-facts.ts';
import { type BatchCommon, countsOf, finishedFiles, makeZip, ownOrCommon } from './batch.ts';
import { type Batch, type BatchEvent, batchReducer, type BatchStep, NO_BATCH } from './batch-machine.ts';

type BatchSettings = {
  version: TemplateVersion;
  facts: DocumentFacts;
  lang: Lang;
  /** The name of the archive, for the accounting period it was made for. */
  zipName: (kind: DocumentKind, year: number) => string;
};
/** What a batch was started with, for a retry. */
type Course = { common: BatchCommon; settings: BatchSettings };

/** One client's document, or why there is none. Nothing is requested for a type this generator does not offer. */
async function documentFor(
  client: Client,
  kind: DocumentKind,
  { common, settings }: Course,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<BatchStep> {
  const { version, facts, lang } = settings;
  const typeId = client.legalEntityTypeId;
  if (typeId === null || !facts.entityTypes?.some(({ id }) => id === typeId)) return { step: 'withoutType' };
  const { jib, name, reportingStandard, publicInterest } = client;
  const { accountingPeriod } = common;
  const { creatorType, creatorId, reportTypeId } = ownOrCommon(client, common, facts.isOffered);
  // A batch does not start so; a client whose own creator was taken away before a retry can make it so.
  if (creatorType === null || creatorId === null || reportTypeId === null) return { step: 'cancelled' };
  if (kind === 'estimate' && facts.notBillable(reportTypeId)) return { step: 'notBillable' };
  const own = { creatorType, creatorId, reportTypeId, accountingPeriod };
  const valid = { ...own, legalEntityTypeId: typeId, jib, reportingStandard, publicInterest };
  const request = toTemplateRequest(valid, facts.reportTypeName(reportTypeId));
  try {
    const file = await fetchDocument(version, { kind, request, lang, signal, onProgress });
    const { estimateText } = facts;
    const names = { typeName: facts.typeName(typeId), jib, year: accountingPeriod, estimateText };
    return { step: 'done', name: nameInArchive(kind, name, names), file };
  } catch (thrown) {
    const error = toCallError(thrown);
    return error.kind === 'cancelled' ? { step: 'cancelled' } : { step: 'failed', error };
  }
}

/**
 * Documents of several clients, strictly one after the other. What is done stays through failures, cancelling and retries;
 * when all are done the archive is saved by itself.
 */
export function useBatch(settings: BatchSettings) {
  const [state, setState] = useState(NO_BATCH);
  const latest = useRef(state);
  const course = useRef<Course | null>(null);
  const { run: runOne, cancel } = useOneAtATime();
  const batch = state.step === 'none' ? null : state;
  const running = state.step === 'running';

  /** The next state at once: what is requested next depends on it, and that does not wait for a drawing. */
  function move(event: BatchEvent) {
    latest.current = batchReducer(latest.current, event);
    setState(latest.current);
    return latest.current;
  }

  async function save(finished: Batch, { common }: Course): Promise<void> {
    // A failure of before is told again when it comes again.
    move({ type: 'saving' });
    try {
      const files = finishedFiles(finished);
      saveAs(await makeZip(files), settings.zipName(finished.kind, common.accountingPeriod));
      move({ type: 'saved', count: files.length });
    } catch {
      // The packer could not be fetched, or the memory is full.
      move({ type: 'zipFailed' });
    }
  }

  const run = (from: Course, begun: BatchEvent) =>
    runOne(async (signal) => {
      const before = latest.current;
      let now = move(begun);
      // One that does not begin now, such as a second while the first is ending, changes nothing.
      if (now === before || now.step !== 'running') return;
      course.current = from;
      const { kind, items } = now;
      for (const { client, at } of items) {
        if (at.step !== 'waiting' || signal.aborted) continue;
        const { jib } = client;
        const onProgress = (share: number) => move({ type: 'moved', jib, at: { step: 'running', share } });
        onProgress(0);
        // One after the other on purpose: the agency's server makes one document at a time for one user.
        // oxlint-disable-next-line no-await-in-loop
        now = move({ type: 'moved', jib, at: await documentFor(client, kind, from, signal, onProgress) });
      }
      if (signal.aborted) now = move({ type: 'cancelled' });
      if (now.step === 'running' && countsOf(now).done === items.length) await save(now, from);
      move({ type: 'ended' });
    });

  return {
    batch,
    running,
    /** Leaving would lose something: documents are on their way, or came and are in no saved archive. */
    isUnsaved: batch !== null && (running || countsOf(batch).done > batch.saved),
    start: (kind: DocumentKind, common: BatchCommon, clients: readonly Client[]) =>
      void run({ common, settings }, { type: 'started', kind, clients }),
    /** Requests again what is not done, as it was requested at first. */
    retry: (clients: readonly Client[]) => {
      if (course.current) void run(course.current, { type: 'retried', clients });
    },
    cancel,
    save: () => {
      if (batch && course.current) void save(batch, course.current);
    },
    close: () => void move({ type: 'closed' }),
  };
}

export type BatchApi = ReturnType<typeof useBatch>;
