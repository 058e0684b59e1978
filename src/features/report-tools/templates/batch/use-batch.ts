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
import {
  type Batch,
  type BatchCommon,
  type BatchStep,
  cancelled,
  countsOf,
  finishedFiles,
  newBatch,
  ownOrCommon,
  retried,
  withStep,
  makeZip,
} from './batch.ts';

type BatchSettings = {
  version: TemplateVersion;
  facts: DocumentFacts;
  lang: Lang;
  zipName: (kind: DocumentKind) => string;
};
type Course = { batch: Batch; common: BatchCommon; settings: BatchSettings };

/** One client's document, or why there is none. Nothing is requested for a type this generator does not offer. */
async function documentFor(
  client: Client,
  { batch, common, settings }: Course,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<BatchStep> {
  const { version, facts, lang } = settings;
  const typeId = client.legalEntityTypeId;
  if (typeId === null || !facts.entityTypes?.some(({ id }) => id === typeId)) return { step: 'withoutType' };
  const { jib, name, reportingStandard, publicInterest } = client;
  const { accountingPeriod } = common;
  const { creatorType, creatorId, reportTypeId } = ownOrCommon(client, common, (id) => facts.reportTypeName(id) !== '');
  // A batch does not start so; a client whose own creator was taken away before a retry can make it so.
  if (creatorType === null || creatorId === null || reportTypeId === null) return { step: 'cancelled' };
  if (batch.kind === 'estimate' && facts.notBillable(reportTypeId)) return { step: 'notBillable' };
  const own = { creatorType, creatorId, reportTypeId, accountingPeriod };
  const valid = { ...own, legalEntityTypeId: typeId, jib, reportingStandard, publicInterest };
  const request = toTemplateRequest(valid, facts.reportTypeName(reportTypeId));
  try {
    const file = await fetchDocument(version, { kind: batch.kind, request, lang, signal, onProgress });
    const { estimateLabels } = facts;
    const names = { typeName: facts.typeName(typeId), jib, year: accountingPeriod, estimateLabels };
    return { step: 'done', name: nameInArchive(batch.kind, name, names), file };
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
  const [batch, setBatch] = useState<Batch | null>(null);
  const [running, setRunning] = useState(false);
  const [zipFailed, setZipFailed] = useState(false);
  /** How many documents the last saved archive held. */
  const [savedCount, setSavedCount] = useState(0);
  const course = useRef<Course | null>(null);
  const { run: runOne, cancel } = useOneAtATime();

  async function save(finished: Batch): Promise<void> {
    setZipFailed(false);
    try {
      const files = finishedFiles(finished);
      saveAs(await makeZip(files), settings.zipName(finished.kind));
      setSavedCount(files.length);
    } catch {
      // The packer could not be fetched, or the memory is full: the documents are still there.
      setZipFailed(true);
    }
  }

  const run = (from: Course) =>
    runOne(async (signal) => {
      course.current = from;
      let now = from.batch;
      const show = (next: Batch) => {
        now = next;
        setBatch(next);
      };
      setRunning(true);
      show(now);
      for (const { client, at } of from.batch.items) {
        if (at.step !== 'waiting' || signal.aborted) continue;
        const { jib } = client;
        show(withStep(now, jib, { step: 'running', share: 0 }));
        // One after the other on purpose: the agency's server makes one document at a time for one user.
        // oxlint-disable-next-line no-await-in-loop
        const step = await documentFor(client, from, signal, (share) =>
          show(withStep(now, jib, { step: 'running', share })),
        );
        show(withStep(now, jib, step));
      }
      if (signal.aborted) show(cancelled(now));
      if (countsOf(now).done === now.items.length) await save(now);
      setRunning(false);
    });

  return {
    batch,
    running,
    /** The archive could not be made; `save` tries again. */
    zipFailed,
    /** Leaving would lose something: documents are on their way, or came and are in no saved archive. */
    isUnsaved: batch !== null && (running || countsOf(batch).done > savedCount),
    start: (kind: DocumentKind, common: BatchCommon, clients: readonly Client[]) => {
      setSavedCount(0);
      void run({ batch: newBatch(kind, clients), common, settings });
    },
    /** Requests again what is not done, as it was requested at first. */
    retry: (clients: readonly Client[]) => {
      if (batch && course.current) void run({ ...course.current, batch: retried(batch, clients) });
    },
    cancel,
    save: () => {
      if (batch) void save(batch);
    },
    close: () => setBatch(null),
  };
}

export type BatchApi = ReturnType<typeof useBatch>;
