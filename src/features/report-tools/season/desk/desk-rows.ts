import type { Client } from '#domain/filing/clients/client.ts';
import type { AttachmentKind } from '#domain/filing/file-kinds.ts';
import type { FilingStores } from '#domain/filing/filing-stores.ts';
import type { ReportCheck } from '#domain/filing/progress/report-check.ts';
import type { TemplateDownload } from '#domain/filing/progress/template-download.ts';
import type { Receipt } from '#domain/filing/receipts/receipt.ts';
import { readReportId } from '#domain/report-form/report-id.ts';
import { YEARS } from '#shared/config/settings.ts';
import { isoDate } from '#shared/format/date.ts';
import { collate } from '#shared/format/fold.ts';

/** One sent report, as a record of this computer says (readings, R4.8). */
export type Submission = Pick<Receipt, 'outcome' | 'sentAt'> & {
  jib: string;
  receipt: string;
  reportType: number;
  documents: readonly AttachmentKind[];
  /** SHA-256 of the report; null if it was not known. */
  sha256: string | null;
  isRepeated: boolean;
};

/** Everything known of one jib for one accounting period; each list is newest first. */
export type DeskRow = {
  jib: string;
  /** Null for a jib that is none of the clients. */
  client: Client | null;
  downloads: readonly TemplateDownload[];
  checks: readonly ReportCheck[];
  submissions: readonly Submission[];
};

/** Whether the season of a period has no end yet: the latest one, until the templates offer a later one (R9). */
export const isOpenSeason = (period: number): boolean => period === YEARS.lastPeriod.new;

/**
 * Whether a day belongs to the season of an accounting period: the calendar year after it, or all the time since for the latest
 * period. Neither a check nor a record says its period (readings, R3.10), so what was done at another time is not counted.
 */
function isInSeason(at: string, period: number): boolean {
  const day = isoDate(at);
  return day >= `${period + 1}` && (isOpenSeason(period) || day < `${period + 2}`);
}

/**
 * The rows of the desk for an accounting period from 2022 on: one for each client, and one for each other jib of which something
 * was stored in its season. Clients by name, then the others by jib. Nothing is said that the stores do not say: a report that
 * the agency does not save because of its errors was not submitted (R4.7).
 */
export function deskRows({ clients, receipts, checks, downloads }: FilingStores, period: number): DeskRow[] {
  const ofClients = new Map(clients.map((client) => [client.jib, client]));
  const sent = receipts.flatMap((receipt) => submissionsOf(receipt, period));
  const checked = checks.filter(({ version, at }) => version === 'new' && isInSeason(at, period));
  const downloaded = downloads.filter(({ version, year }) => version === 'new' && year === period);
  const jibs = new Set([...clients, ...sent, ...checked, ...downloaded].map(({ jib }) => jib));
  const rows = [...jibs].map((jib) => {
    const isOwn = (stored: { jib: string }) => stored.jib === jib;
    return {
      jib,
      client: ofClients.get(jib) ?? null,
      downloads: newestFirst(downloaded.filter(isOwn), ({ at }) => at),
      checks: newestFirst(checked.filter(isOwn), ({ at }) => at),
      submissions: withRepeated(newestFirst(sent.filter(isOwn), ({ sentAt }) => sentAt)),
    };
  });
  return rows.toSorted(
    (one, other) =>
      Number(one.client === null) - Number(other.client === null) ||
      collate(one.client?.name ?? one.jib, other.client?.name ?? other.jib),
  );
}

/** The number of records of which the desk shows nothing: of another year, of the old control, or without a valid id. */
export function recordsElsewhere(receipts: readonly Receipt[], period: number): number {
  return receipts.filter((receipt) => submissionsOf(receipt, period).length === 0).length;
}

/** The reports of a record that count as sent in a season. */
function submissionsOf(receipt: Receipt, period: number): Submission[] {
  const { key, version, outcome, sentAt, reports, files } = receipt;
  if (version !== 'new' || !isInSeason(sentAt, period)) return [];
  return reports.flatMap(({ id, taken }) => {
    const parts = readReportId(id);
    if (!parts || !taken) return [];
    const documents = files.flatMap(({ kind }) => (kind && kind !== 'main' ? [kind] : []));
    const sha256 = files.find(({ kind }) => kind === 'main')?.sha256 ?? null;
    return [{ ...parts, receipt: key, outcome, sentAt, documents, sha256, isRepeated: false }];
  });
}

function withRepeated(submissions: readonly Submission[]): Submission[] {
  return submissions.map((one, at) => ({
    ...one,
    isRepeated: one.sha256 !== null && submissions.slice(at + 1).some(({ sha256 }) => sha256 === one.sha256),
  }));
}

function newestFirst<Item>(items: readonly Item[], timeOf: (item: Item) => string): Item[] {
  return items.toSorted((one, other) => Date.parse(timeOf(other)) - Date.parse(timeOf(one)));
}
