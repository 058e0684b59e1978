import type { ApiError } from '#shared/http/api-error.ts';
import { uniqueFileName } from '#shared/format/file-name.ts';
import type { Client } from '../clients/client.ts';
import type { DocumentKind, ValidTemplate } from '../template-form.ts';
import type { WatchedForm } from '../use-template-form.ts';

/** Where one client of a batch stands. */
export type BatchStep =
  | { step: 'waiting' }
  | { step: 'running'; share: number }
  | { step: 'done'; name: string; file: Blob }
  | { step: 'failed'; error: ApiError }
  /** Nothing was asked: the client has no type that this generator offers. */
  | { step: 'withoutType' }
  | { step: 'cancelled' };

export type BatchItem = { client: Client; at: BatchStep };

/** What all documents of a batch share: it comes from the form. */
export type BatchCommon = Pick<ValidTemplate, 'creatorType' | 'creatorId' | 'reportTypeId' | 'accountingPeriod'>;

/** One document of a kind for several clients, one after the other. */
export type Batch = { kind: DocumentKind; items: readonly BatchItem[] };

const COMMON_FIELDS = ['creatorType', 'creatorId', 'reportTypeId', 'accountingPeriod'] as const;

/** Which of the shared fields the form still lacks. */
export function missingForBatch(form: WatchedForm): (typeof COMMON_FIELDS)[number][] {
  return COMMON_FIELDS.filter((field) => form[field] === null);
}

/** The shared part of a form; `null` while something is missing. */
export function commonOf({ creatorType, creatorId, reportTypeId, accountingPeriod }: WatchedForm): BatchCommon | null {
  return creatorType === null || creatorId === null || reportTypeId === null || accountingPeriod === null
    ? null
    : { creatorType, creatorId, reportTypeId, accountingPeriod };
}

/** A batch before its first call. */
export function newBatch(kind: DocumentKind, clients: readonly Client[]): Batch {
  return { kind, items: clients.map((client) => ({ client, at: { step: 'waiting' } })) };
}

/** The batch with one client a step further. */
export function withStep(batch: Batch, jib: string, at: BatchStep): Batch {
  return { ...batch, items: batch.items.map((item) => (item.client.jib === jib ? { ...item, at } : item)) };
}

/** What was not done by the time of the cancelling will not be; what was done stays. */
export function cancelled(batch: Batch): Batch {
  const stopped = ({ step }: BatchStep) => step === 'waiting' || step === 'running';
  return {
    ...batch,
    items: batch.items.map((item) => (stopped(item.at) ? { ...item, at: { step: 'cancelled' } } : item)),
  };
}

/** Everything that is not done is asked again, with the client as it is now: it may have been put right meanwhile. */
export function retried(batch: Batch, clients: readonly Client[]): Batch {
  return {
    ...batch,
    items: batch.items.map((item) =>
      item.at.step === 'done'
        ? item
        : { client: clients.find(({ jib }) => jib === item.client.jib) ?? item.client, at: { step: 'waiting' } },
    ),
  };
}

/** How many are done, failed, cancelled and in all. */
export function countsOf({ items }: Batch) {
  const count = (...steps: BatchStep['step'][]) => items.filter(({ at }) => steps.includes(at.step)).length;
  return {
    total: items.length,
    done: count('done'),
    failed: count('failed', 'withoutType'),
    cancelled: count('cancelled'),
  };
}

/** The finished documents under names that differ (also by letter case alone). */
export function finishedFiles({ items }: Batch): { name: string; file: Blob }[] {
  const taken = new Set<string>();
  return items.flatMap(({ at }) => {
    if (at.step !== 'done') return [];
    const name = uniqueFileName(at.name, taken);
    taken.add(name);
    return [{ name, file: at.file }];
  });
}
