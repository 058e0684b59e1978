import { firstOfEach } from '#shared/api/lists.ts';
import { isoDate } from '#shared/format/date.ts';
import type { AccountStatus, EntityState, WatchedDocument, SubmittedReport, Watched } from './watched.ts';

/** One change since the reader last acknowledged an entity's state. `before` has a name only if it is in the current language. */
export type WatchChange =
  | { kind: 'account'; now: AccountStatus; before: AccountStatus }
  | { kind: 'document'; document: WatchedDocument }
  | { kind: 'report'; report: SubmittedReport };

/** Identifies a report: the same type submitted again for the same year is a new report. */
function reportKey({ year, reportTypeId, submittedOn }: SubmittedReport): string {
  return `${year}|${reportTypeId}|${submittedOn}`;
}

/** The reports that were not there before. Those without a day are the same but for their number, and are one change. */
function newReports(before: EntityState['reports'], now: EntityState['reports']): SubmittedReport[] {
  if (!before || !now) return [];
  const known = before.map(reportKey);
  const added = now.filter((report) => {
    const at = known.indexOf(reportKey(report));
    if (at >= 0) known.splice(at, 1);
    return at < 0;
  });
  return firstOfEach(added, reportKey);
}

const isNameOnly = (account: AccountStatus | null) =>
  account !== null && account.code !== '' && account.code === account.name;

/** The changes of an entity (decisions: Changes on the watch list): account status, proceeding documents, reports. */
export function changesOf({ seen, latest }: Pick<Watched, 'seen' | 'latest'>): WatchChange[] {
  if (!seen || !latest) return [];
  const { state: before } = seen;
  const { state: now } = latest;
  const changes: WatchChange[] = [];
  // A status without a code is identified by its name, which cannot be compared across languages.
  const isComparable = seen.lang === latest.lang || !isNameOnly(now.account) || !isNameOnly(before.account);
  if (now.account && before.account && now.account.code !== before.account.code && isComparable)
    changes.push({
      kind: 'account',
      now: now.account,
      // The code means nothing to a reader, and the name is only right in the language of the call.
      before: seen.lang === latest.lang ? before.account : { ...before.account, name: '' },
    });
  for (const part of ['documents', 'otherDocuments'] as const) {
    const known = before[part]?.map(({ id }) => id);
    for (const document of now[part] ?? [])
      if (known && !known.includes(document.id)) changes.push({ kind: 'document', document });
  }
  const reports = newReports(before.reports, now.reports).map((report) => ({ kind: 'report', report }) as const);
  return [...changes, ...reports];
}

/** All documents of the proceedings; null when unknown. */
export function documentsOf({ documents, otherDocuments }: EntityState): WatchedDocument[] | null {
  return documents && [...documents, ...(otherDocuments ?? [])];
}

/** The document submitted last; null when there is none or they are unknown. */
export function lastDocument(state: EntityState): WatchedDocument | null {
  const dayOf = ({ submittedOn }: WatchedDocument) => isoDate(submittedOn);
  return documentsOf(state)?.toSorted((a, b) => dayOf(b).localeCompare(dayOf(a)))[0] ?? null;
}

/** The report of the latest year, of several the one submitted last; null when there is none or they are unknown. */
export function lastReport({ reports }: EntityState): SubmittedReport | null {
  return reports?.toSorted((a, b) => b.year - a.year || b.submittedOn.localeCompare(a.submittedOn))[0] ?? null;
}
