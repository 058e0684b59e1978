import type { EntityState } from './watched.ts';
import type { Lang } from '#shared/i18n/languages.ts';

export type AccountStatus = { code: string; name: string };
export type ProceedingDocument = { id: number; submittedOn: string };
export type SubmittedReport = { year: number; reportTypeId: number; name: string; submittedOn: string };

/** What a check found out; a part that could not be had is null and named in `failed`. */
export type Checked = {
  account: AccountStatus | null;
  documents: readonly ProceedingDocument[] | null;
  reports: readonly SubmittedReport[] | null;
};

export type CheckedPart = keyof Checked;

/** One thing that is new since the last visit. */
export type Change =
  | { kind: 'account'; now: AccountStatus; before: EntityState['account'] }
  | { kind: 'document'; document: ProceedingDocument }
  | { kind: 'report'; report: SubmittedReport };

/** Tells a report apart: the same type submitted again for the same year is a new report. */
function reportKey({ year, reportTypeId, submittedOn }: SubmittedReport): string {
  return `${year}|${reportTypeId}|${submittedOn}`;
}

/** What to remember of a check; parts that failed keep what was known, so that nothing is called new after a bad day. */
export function stateOf(checked: Checked, known: EntityState | null, lang: Lang): EntityState {
  return {
    account: checked.account ? { ...checked.account, lang } : (known?.account ?? null),
    documents: checked.documents?.map(({ id }) => id) ?? known?.documents ?? null,
    reports: checked.reports?.map(reportKey) ?? known?.reports ?? null,
  };
}

/** What is new against what was known before (issue 4, Watch list): account status, proceeding documents, reports. */
export function changesSince(before: EntityState | null, checked: Checked): Change[] {
  if (!before) return [];
  const changes: Change[] = [];
  if (checked.account && before.account && checked.account.code !== before.account.code)
    changes.push({ kind: 'account', now: checked.account, before: before.account });
  for (const document of checked.documents ?? [])
    if (before.documents && !before.documents.includes(document.id)) changes.push({ kind: 'document', document });
  for (const report of checked.reports ?? [])
    if (before.reports && !before.reports.includes(reportKey(report))) changes.push({ kind: 'report', report });
  return changes;
}
