import { saveAs } from 'file-saver';
import { useRef } from 'react';
import type { Client } from '#domain/filing/clients/client.ts';
import { addDownloads, type TemplateDownload } from '#domain/filing/progress/template-download.ts';
import { useFlow } from '#shared/flow/create-flow.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { type Portal, usePortal } from '#shared/portal/portal.ts';
import { nameInArchive } from '../document-names.ts';
import { fetchDocument, toTemplateRequest } from '../template-calls.ts';
import type { DocumentKind } from '../template-form.ts';
import type { TemplateVersion } from '../template-version.ts';
import type { DocumentFacts } from '../use-document-facts.ts';
import { type BatchParts, createBatchFlow } from './batch-flow.ts';
import type { Batch, BatchCommon, BatchEvent } from './batch-machine.ts';
import { countsOf, finishedFiles, makeZip, ownOrCommon } from './batch.ts';

type BatchSettings = {
  portal: Portal;
  version: TemplateVersion;
  facts: DocumentFacts;
  lang: Lang;
  /** The name of the archive for an accounting period. */
  zipName: (kind: DocumentKind, year: number) => string;
};

/** Requests the document of one client. Types that this generator does not offer are not requested. */
const requestWith =
  ({ portal, version, facts, lang }: BatchSettings): BatchParts['request'] =>
  async (client, { kind, common }, signal) => {
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
    const file = await fetchDocument(version, { portal, kind, request, lang, signal });
    const names = { typeName: facts.typeName(typeId), jib, year: accountingPeriod, estimateText: facts.estimateText };
    return { step: 'done', name: nameInArchive(kind, name, names), file };
  };

/** Saves the archive, and remembers the templates in it. */
const saveWith =
  (settings: BatchSettings): BatchParts['save'] =>
  async (batch, send) => {
    // Hides an earlier failure, so that it is announced again if it happens again.
    send({ type: 'saving' });
    try {
      const files = finishedFiles(batch);
      saveAs(await makeZip(files), settings.zipName(batch.kind, batch.common.accountingPeriod));
      send({ type: 'saved', count: files.length });
      if (batch.kind === 'template') void addDownloads(settings.portal.storage, downloadsIn(batch, settings));
    } catch {
      // The packer could not be loaded, or there is not enough memory.
      send({ type: 'zipFailed' });
    }
  };

/** The templates that an archive holds, as they are remembered. */
function downloadsIn({ items, common }: Batch, { version, facts }: BatchSettings): TemplateDownload[] {
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
  /** Those of the last start or retry: a batch ends in the language in which it was started. */
  const started = useRef(settings);
  const { state, flow } = useFlow(() =>
    createBatchFlow({
      queue: portal.queue,
      request: (...wanted) => requestWith(started.current)(...wanted),
      save: (...finished) => saveWith(started.current)(...finished),
    }),
  );
  const batch = state.step === 'none' ? null : state;
  const running = state.step === 'running';

  function begin(event: BatchEvent): void {
    if (flow.current().step === 'running') return;
    started.current = settings;
    flow.send(event);
  }

  return {
    batch,
    running,
    /** Whether leaving would lose something: pending documents, or finished ones that are in no saved archive. */
    isUnsaved: batch !== null && (running || countsOf(batch).done > batch.saved),
    start: (kind: DocumentKind, common: BatchCommon, clients: readonly Client[]) =>
      begin({ type: 'started', kind, common, clients }),
    /** Requests what is not done again, with the choices of the start and the lists that are there now. */
    retry: (clients: readonly Client[]) => begin({ type: 'retried', clients }),
    cancel: () => flow.send({ type: 'cancelled' }),
    save: () => {
      if (batch) void saveWith({ ...started.current, zipName: settings.zipName })(batch, flow.send);
    },
    close: () => flow.send({ type: 'closed' }),
  };
}

export type BatchApi = ReturnType<typeof useBatch>;
