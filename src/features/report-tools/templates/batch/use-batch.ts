import { saveAs } from 'file-saver';
import { useRef, useState } from 'react';
import type { Client } from '#domain/filing/clients/client.ts';
import { addDownloads, type TemplateDownload } from '#domain/filing/progress/template-download.ts';
import { toCallError } from '#shared/http/api-error.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { type Portal, usePortal } from '#shared/portal/portal.ts';
import { useOneAtATime } from '#shared/timing/use-one-at-a-time.ts';
import { nameInArchive } from '../document-names.ts';
import { fetchDocument, toTemplateRequest } from '../template-calls.ts';
import type { DocumentKind } from '../template-form.ts';
import type { TemplateVersion } from '../template-version.ts';
import type { DocumentFacts } from '../use-document-facts.ts';
import { type Batch, type BatchEvent, batchReducer, type BatchStep, NO_BATCH } from './batch-machine.ts';
import { type BatchCommon, countsOf, finishedFiles, makeZip, ownOrCommon } from './batch.ts';

type BatchSettings = {
  portal: Portal;
  version: TemplateVersion;
  facts: DocumentFacts;
  lang: Lang;
  /** The name of the archive for an accounting period. */
  zipName: (kind: DocumentKind, year: number) => string;
};
/** The choices a batch was started with, for a retry, and the settings of its last run. */
type Course = { common: BatchCommon; settings: BatchSettings };

/** The document of one client, or why there is none. Types that this generator does not offer are not requested. */
async function documentFor(
  client: Client,
  kind: DocumentKind,
  { common, settings }: Course,
  signal: AbortSignal,
  onProgress: (share: number) => void,
): Promise<BatchStep> {
  const { portal, version, facts, lang } = settings;
  const typeId = client.legalEntityTypeId;
  // A list that is not there refuses nobody.
  if (typeId === null || facts.entityTypes?.every(({ id }) => id !== typeId)) return { step: 'withoutType' };
  const { jib, name, reportingStandard, publicInterest } = client;
  const { accountingPeriod } = common;
  const { creatorType, creatorId, reportTypeId } = ownOrCommon(client, common, facts.isOffered);
  // A batch does not start without these; they can be missing in a retry, after a client's own creator was removed.
  if (creatorType === null || creatorId === null || reportTypeId === null) return { step: 'cancelled' };
  if (kind === 'estimate' && facts.notBillable(reportTypeId)) return { step: 'notBillable' };
  const own = { creatorType, creatorId, reportTypeId, accountingPeriod };
  const valid = { ...own, legalEntityTypeId: typeId, jib, reportingStandard, publicInterest };
  const request = toTemplateRequest(valid, facts.reportTypeName(reportTypeId));
  try {
    const file = await fetchDocument(version, { portal, kind, request, lang, signal, onProgress });
    const names = { typeName: facts.typeName(typeId), jib, year: accountingPeriod, estimateText: facts.estimateText };
    return { step: 'done', name: nameInArchive(kind, name, names), file };
  } catch (thrown) {
    const error = toCallError(thrown);
    return error.kind === 'cancelled' ? { step: 'cancelled' } : { step: 'failed', error };
  }
}

/** The templates that an archive holds, as they are remembered. */
function downloadsIn({ items }: Pick<Batch, 'items'>, { common, settings }: Course): TemplateDownload[] {
  const { version, facts } = settings;
  const at = new Date().toISOString();
  return items.flatMap(({ client, at: { step } }) => {
    const { reportTypeId } = ownOrCommon(client, common, facts.isOffered);
    if (step !== 'done' || reportTypeId === null) return [];
    return [{ jib: client.jib, version: version.form, year: common.accountingPeriod, reportTypeId, at }];
  });
}

/** Requests documents for several clients, one after the other; finished ones stay, and once all are the archive is saved. */
export function useBatch(given: Omit<BatchSettings, 'portal'>) {
  const portal = usePortal();
  const settings = { ...given, portal };
  const [state, setState] = useState(NO_BATCH);
  const latest = useRef(state);
  const course = useRef<Course | null>(null);
  const { run: runOne, cancel } = useOneAtATime();
  const batch = state.step === 'none' ? null : state;
  const running = state.step === 'running';

  /** Updates the state and returns it at once, because the next request depends on it and must not wait for a render. */
  function move(event: BatchEvent) {
    latest.current = batchReducer(latest.current, event);
    setState(latest.current);
    return latest.current;
  }

  async function save(finished: Batch, from: Course): Promise<void> {
    // Hides an earlier failure, so that it is announced again if it happens again.
    move({ type: 'saving' });
    try {
      const files = finishedFiles(finished);
      saveAs(await makeZip(files), settings.zipName(finished.kind, from.common.accountingPeriod));
      move({ type: 'saved', count: files.length });
      if (finished.kind === 'template') void addDownloads(portal.storage, downloadsIn(finished, from));
    } catch {
      // The packer could not be loaded, or there is not enough memory.
      move({ type: 'zipFailed' });
    }
  }

  const run = (from: Course, begun: BatchEvent) =>
    runOne(async (signal) => {
      const before = latest.current;
      let now = move(begun);
      // A start that is not possible now, for example while the first batch is ending, changes nothing.
      if (now === before || now.step !== 'running') return;
      course.current = from;
      const { kind, items } = now;
      for (const { client, at } of items) {
        if (at.step !== 'waiting' || signal.aborted) continue;
        const { jib } = client;
        const onProgress = (share: number) => move({ type: 'moved', jib, at: { step: 'running', share } });
        onProgress(0);
        // One after the other on purpose: the agency's server creates one document at a time per user.
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
    /** Whether leaving would lose something: pending documents, or finished ones that are in no saved archive. */
    isUnsaved: batch !== null && (running || countsOf(batch).done > batch.saved),
    start: (kind: DocumentKind, common: BatchCommon, clients: readonly Client[]) =>
      void run({ common, settings }, { type: 'started', kind, clients }),
    /** Requests what is not done again, with the choices of the start and the lists that are there now. */
    retry: (clients: readonly Client[]) => {
      if (course.current) void run({ ...course.current, settings }, { type: 'retried', clients });
    },
    cancel,
    save: () => {
      if (batch && course.current) void save(batch, course.current);
    },
    close: () => void move({ type: 'closed' }),
  };
}

export type BatchApi = ReturnType<typeof useBatch>;
