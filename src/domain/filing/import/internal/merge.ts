import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { clientList, withClients } from '../../clients/client-list.ts';
import type { Client } from '../../clients/client.ts';
import type { FilingStores } from '../../filing-stores.ts';
import { checkKey, checkList, type ReportCheck } from '../../progress/report-check.ts';
import { downloadKey, downloadList, type TemplateDownload } from '../../progress/template-download.ts';
import { receiptList } from '../../receipts/receipt-list.ts';
import type { Receipt } from '../../receipts/receipt.ts';

/** Whose data a client gets that both have, and that differ: those of this computer, or of the file. */
export type ClientChoice = 'own' | 'file';

/** The clients of both; where they differ, those of the choice. Nobody is removed. */
export function mergedClients(own: readonly Client[], file: readonly Client[], choice: ClientChoice): Client[] {
  return choice === 'file' ? withClients(own, file) : withClients(file, own);
}

/**
 * The records of both, newest first. Of two with the same key the one of this computer stays, unless only the other has the
 * agency's answer: a record is completed, never replaced.
 */
export function mergedReceipts(own: readonly Receipt[], file: readonly Receipt[]): Receipt[] {
  const byKey = new Map(own.map((receipt) => [receipt.key, receipt]));
  for (const receipt of file) {
    const known = byKey.get(receipt.key);
    if (!known || isAnswered(known, receipt)) byKey.set(receipt.key, receipt);
  }
  return newestFirst([...byKey.values()], ({ sentAt }) => sentAt);
}

/** Whether the other copy of a record has the agency's answer, and this one has none. */
const isAnswered = (own: Receipt, other: Receipt): boolean =>
  own.outcome === 'unknown' && other.outcome === 'submitted';

/** The checks of both; of one report the later. */
export const mergedChecks = (own: readonly ReportCheck[], file: readonly ReportCheck[]): ReportCheck[] =>
  laterOfEach([...own, ...file], checkKey);

/** The downloads of both; of one template the later. */
export const mergedDownloads = (
  own: readonly TemplateDownload[],
  file: readonly TemplateDownload[],
): TemplateDownload[] => laterOfEach([...own, ...file], downloadKey);

/**
 * Merges a file into what is stored here now, which may have changed since the file was read. Resolves to whether everything
 * outlasts this tab. Never rejects.
 */
export async function importStores(
  { lists }: PortalStorage,
  file: FilingStores,
  choice: ClientChoice,
): Promise<boolean> {
  const changed = await Promise.all([
    lists.get(clientList).change((now) => mergedClients(now, file.clients, choice)),
    lists.get(receiptList).change((now) => mergedReceipts(now, file.receipts)),
    lists.get(checkList).change((now) => mergedChecks(now, file.checks)),
    lists.get(downloadList).change((now) => mergedDownloads(now, file.downloads)),
  ]);
  return changed.every(({ isLasting }) => isLasting);
}

/** What a file would change. */
export type MergeSummary = {
  /** Numbers of clients to be added, and of those that are the same here. */
  clients: { added: number; same: number };
  /** Clients whose data differ, as they are here. */
  differing: readonly Client[];
  /** Records to be added, and those that get the agency's answer. */
  receipts: { added: number; completed: number };
  /** Checks and downloads that are not here, or later than here. */
  checks: number;
  downloads: number;
};

/** Whether a file changes nothing, whatever is chosen. */
export const changesNothing = ({ clients, differing, receipts, checks, downloads }: MergeSummary): boolean =>
  clients.added + differing.length + receipts.added + receipts.completed + checks + downloads === 0;

/** Compares a file with what is stored here. */
export function mergeSummary(own: FilingStores, file: FilingStores): MergeSummary {
  // As they would be stored.
  const clients = withClients([], file.clients);
  const known = new Map(own.clients.map((client) => [client.jib, client]));
  const added = clients.filter(({ jib }) => !known.has(jib)).length;
  const differing = clients.flatMap((client) => {
    const here = known.get(client.jib);
    return here && !isSame(here, client) ? [here] : [];
  });
  const receipts = new Map(own.receipts.map((receipt) => [receipt.key, receipt]));
  const completed = file.receipts.filter((receipt) => {
    const here = receipts.get(receipt.key);
    return here && isAnswered(here, receipt);
  });
  return {
    clients: { added, same: clients.length - added - differing.length },
    differing,
    receipts: {
      added: new Set(file.receipts.map(({ key }) => key).filter((key) => !receipts.has(key))).size,
      completed: completed.length,
    },
    checks: changed(own.checks, mergedChecks(own.checks, file.checks)),
    downloads: changed(own.downloads, mergedDownloads(own.downloads, file.downloads)),
  };
}

const isSame = (one: Client, other: Client): boolean =>
  (Object.keys(one) as (keyof Client)[]).every((field) => one[field] === other[field]);

/** Number of entries that were not there before. */
const changed = <Entry>(before: readonly Entry[], after: readonly Entry[]): number =>
  after.filter((entry) => !before.includes(entry)).length;

/** The latest entry of each key, newest first; of two of the same time the first. */
function laterOfEach<Entry extends { at: string }>(
  entries: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Entry[] {
  const latest = new Map<string, Entry>();
  for (const entry of entries) {
    const known = latest.get(keyOf(entry));
    if (!known || timeOf(entry.at) > timeOf(known.at)) latest.set(keyOf(entry), entry);
  }
  return newestFirst([...latest.values()], ({ at }) => at);
}

/** Milliseconds since 1970; an unreadable time is earlier than any other. */
const timeOf = (instant: string): number => {
  const time = Date.parse(instant);
  return Number.isNaN(time) ? -Infinity : time;
};

const newestFirst = <Entry>(entries: readonly Entry[], instantOf: (entry: Entry) => string): Entry[] =>
  entries.toSorted((one, other) => {
    const [a, b] = [timeOf(instantOf(one)), timeOf(instantOf(other))];
    return a === b ? 0 : b - a;
  });
