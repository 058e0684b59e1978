import type { Client } from '#domain/filing/clients/client.ts';
import { uniqueFileName } from '#shared/format/file-name.ts';
import type { DocumentFacts } from '../use-document-facts.ts';
import type { WatchedForm } from '../use-template-form.ts';
import type { Batch, BatchCommon, BatchStep, Own } from './batch-machine.ts';

type IsOffered = DocumentFacts['isOffered'];

/** Creator and report type of a client's document: its own, else those of the form; null if neither has them. */
export function ownOrCommon(client: Client, common: Own, isOffered: IsOffered): Own {
  const { creatorType, creatorId } = client.creatorType !== null && client.creatorId !== null ? client : common;
  const isOwnType = client.reportTypeId !== null && isOffered(client.reportTypeId);
  return { creatorType, creatorId, reportTypeId: isOwnType ? client.reportTypeId : common.reportTypeId };
}

const COMMON_FIELDS = ['creatorType', 'creatorId', 'reportTypeId', 'accountingPeriod'] as const;

/**
 * The fields missing in the form: those that at least one client does not have itself, and before them the creator type, because
 * without one the form shows no other field.
 */
export function missingForBatch(
  form: WatchedForm,
  clients: readonly Client[],
  isOffered: IsOffered,
): (typeof COMMON_FIELDS)[number][] {
  const documents = clients.map((client) => ({
    ...ownOrCommon(client, form, isOffered),
    accountingPeriod: form.accountingPeriod,
  }));
  const isMissing = (field: (typeof COMMON_FIELDS)[number]) => documents.some((document) => document[field] === null);
  const isClosed = form.creatorType === null && COMMON_FIELDS.some(isMissing);
  return COMMON_FIELDS.filter((field) => isMissing(field) || (field === 'creatorType' && isClosed));
}

/** The common data of a form; null without a year. */
export function commonOf({ creatorType, creatorId, reportTypeId, accountingPeriod }: WatchedForm): BatchCommon | null {
  return accountingPeriod === null ? null : { creatorType, creatorId, reportTypeId, accountingPeriod };
}

/** The numbers of documents that are done, failed and cancelled, and of all. */
export function countsOf({ items }: Pick<Batch, 'items'>) {
  const count = (...steps: BatchStep['step'][]) => items.filter(({ at }) => steps.includes(at.step)).length;
  return {
    total: items.length,
    done: count('done'),
    failed: count('failed', 'withoutType', 'notBillable'),
    cancelled: count('cancelled'),
  };
}

/** The finished documents with unique names, which differ in more than letter case. */
export function finishedFiles({ items }: Pick<Batch, 'items'>): { name: string; file: Blob }[] {
  const taken = new Set<string>();
  return items.flatMap(({ at }) => {
    if (at.step !== 'done') return [];
    const name = uniqueFileName(at.name, taken);
    taken.add(name);
    return [{ name, file: at.file }];
  });
}

/** Packs documents into a .zip without compressing them, because they are compressed already. The packer is loaded on first use. */
export async function makeZip(files: readonly { name: string; file: Blob }[]): Promise<Blob> {
  const { zipSync } = await import('fflate');
  const entries = await Promise.all(
    files.map(async ({ name, file }) => [name, new Uint8Array(await file.arrayBuffer())] as const),
  );
  const zip = zipSync(Object.fromEntries(entries), { level: 0 });
  return new Blob([zip as Uint8Array<ArrayBuffer>], { type: 'application/zip' });
}
