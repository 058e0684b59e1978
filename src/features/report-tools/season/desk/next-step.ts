import type { AttachmentKind } from '#domain/filing/file-kinds.ts';
import type { ReportCheck } from '#domain/filing/progress/report-check.ts';
import { isoDate } from '#shared/format/date.ts';
import type { RegisterEntity, RegisterReport, RegisterState } from '../register/register.api.ts';
import type { DeskRow, Submission } from './desk-rows.ts';

/** What is still to do for a client, the most urgent first. */
export const STEPS = ['resolve', 'correct', 'submit', 'check', 'download'] as const;
export type Step = (typeof STEPS)[number];

/** What the register says of a row; `other`: a report of a type that the row is not about, `doubtful`: one without a type. */
type RegisterStage =
  | { kind: 'there' | 'other' | 'doubtful'; entity: RegisterEntity; report: RegisterReport }
  | { kind: 'notYet'; entity: RegisterEntity }
  | { kind: 'unknownJib' }
  | Exclude<RegisterState, { kind: 'known' }>;

/** The documents of a row: sent with the last report, or what the last correct check requires; `unknown` before that. */
type DocumentsStage = { kind: 'sent'; documents: readonly AttachmentKind[] } | { kind: 'missing' | 'none' | 'unknown' };

/** Everything the desk says of one jib. */
export type DeskItem = DeskRow & {
  /** The next step; null when nothing is left to do. */
  step: Step | null;
  /** Checks of reports that were not sent after them, newest first. */
  openChecks: readonly ReportCheck[];
  documents: DocumentsStage;
  register: RegisterStage;
};

/** The stages of a row for an accounting period, with what the register answered. */
export function deskItem(row: DeskRow, answer: RegisterState, period: number): DeskItem {
  const reports = answer.kind === 'known' ? answer.reports.filter(({ year }) => year === period) : [];
  const register = registerStage(row, answer, reports);
  const openChecks = row.checks.filter(
    (check) => !isSent(check, row.submissions) && !isReceived(check, row.submissions, reports),
  );
  const documents = documentsStage(row, openChecks);
  return { ...row, openChecks, register, documents, step: nextStep(row, openChecks, register, reports) };
}

/** The report types that a row is about: of its records, else of the client, and of its templates; empty when any counts. */
function typesOf({ client, downloads, submissions }: DeskRow): ReadonlySet<number> {
  const own = client?.reportTypeId ?? null;
  const first = submissions.length > 0 || own === null ? submissions.map(({ reportType }) => reportType) : [own];
  return new Set([...first, ...downloads.map(({ reportTypeId }) => reportTypeId)]);
}

/**
 * The report of the period that was submitted on or after the day of the last record: of the type of that record, else of a type
 * that the row is about, else the last one. Days are those of Sarajevo; without a record a report without one counts as well.
 */
function registerStage(row: DeskRow, answer: RegisterState, reports: readonly RegisterReport[]): RegisterStage {
  if (answer.kind !== 'known') return answer;
  const { entity } = answer;
  if (!entity) return { kind: 'unknownJib' };
  const [last] = row.submissions;
  const since = last ? isoDate(last.sentAt) : '';
  const found = reports.filter(({ day }) => day >= since).toSorted((one, other) => (one.day < other.day ? 1 : -1));
  const types = typesOf(row);
  const report =
    found.find(({ reportTypeId }) => reportTypeId === last?.reportType) ??
    found.find(({ reportTypeId }) => types.size === 0 || types.has(reportTypeId));
  if (report) return { kind: 'there', entity, report };
  const [other] = found;
  if (!other) return { kind: 'notYet', entity };
  return { kind: other.reportTypeId === 0 ? 'doubtful' : 'other', entity, report: other };
}

/** Whether the report of a check was sent after it, as a record says. */
function isSent({ reportType, at }: ReportCheck, submissions: readonly Submission[]): boolean {
  return submissions.some((sent) => sent.reportType === reportType && Date.parse(sent.sentAt) >= Date.parse(at));
}

/** Whether the register has a report of that type, submitted on that day or later. */
function isThere({ reportType, at }: { reportType: number; at: string }, reports: readonly RegisterReport[]): boolean {
  return reports.some(
    ({ reportTypeId, day }) => (reportTypeId === reportType || reportTypeId === 0) && day >= isoDate(at),
  );
}

/** Whether the register has the report of a check; one of the same day is that of a record from before the check, if there is one. */
function isReceived(
  { reportType, at }: ReportCheck,
  submissions: readonly Submission[],
  reports: readonly RegisterReport[],
): boolean {
  const day = isoDate(at);
  const isSentBefore = submissions.some((sent) => sent.reportType === reportType && isoDate(sent.sentAt) === day);
  return isThere({ reportType, at }, isSentBefore ? reports.filter((report) => report.day !== day) : reports);
}

/** Whether nobody knows if a report was received: it was sent without an answer, and neither a later record nor the register has it. */
function isUnknown(
  { outcome, reportType, sentAt }: Submission,
  later: readonly Submission[],
  reports: readonly RegisterReport[],
): boolean {
  if (outcome === 'submitted' || isThere({ reportType, at: sentAt }, reports)) return false;
  // Of a later one of the same type, that one decides.
  return !later.some((next) => next.reportType === reportType);
}

function nextStep(
  row: DeskRow,
  openChecks: readonly ReportCheck[],
  register: RegisterStage,
  reports: readonly RegisterReport[],
): Step | null {
  if (row.submissions.some((sent, at) => isUnknown(sent, row.submissions.slice(0, at), reports))) return 'resolve';
  if (openChecks.some(({ errors }) => errors > 0)) return 'correct';
  if (openChecks.length > 0) return 'submit';
  const types = typesOf(row);
  if (types.size === 0) return register.kind === 'there' ? null : 'download';
  const done = new Set([
    ...row.submissions.map(({ reportType }) => reportType),
    ...reports.map(({ reportTypeId }) => reportTypeId),
  ]);
  const open = [...types].filter((type) => !done.has(type));
  if (open.length === 0) return null;
  return row.downloads.some(({ reportTypeId }) => open.includes(reportTypeId)) ? 'check' : 'download';
}

function documentsStage({ submissions: [last] }: DeskRow, openChecks: readonly ReportCheck[]): DocumentsStage {
  const correct = openChecks.filter(({ errors }) => errors === 0);
  if (correct.length > 0) return { kind: correct.some(({ needsNotes }) => needsNotes) ? 'missing' : 'none' };
  return last && openChecks.length === 0 ? { kind: 'sent', documents: last.documents } : { kind: 'unknown' };
}
