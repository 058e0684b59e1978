import { eraOf } from '#domain/indicators/indicator-cards.ts';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { type Form, readFigureWithBefore } from '#domain/indicators/ratios.ts';
import { laterReports, selectionOf } from '#domain/indicators/report-selection.ts';
import { recordOfKind, reportKindOf, reportKinds } from '#domain/indicators/series.ts';
import type { BankAccountAnswer } from '#domain/legal-entity/bank-account.api.ts';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import { proceedingOf } from '#domain/legal-entity/proceedings/document-key.ts';
import {
  lastDated,
  type ProceedingDocument,
  proceedingsOf,
} from '#domain/legal-entity/proceedings/proceeding-documents.ts';

/** A figure of the latest year, and of the year before if that is stated in the same forms and on the same line. */
type YearFigure = { now: number; before: number | null };

/** The figures of the latest year that the profile in sentences states. A figure that is not stated is null. */
export type LatestYear = {
  year: number;
  /** An amended report was submitted after the one whose figures these are. */
  isAmended: boolean;
  /** In KM, negative for a loss. */
  result: YearFigure | null;
  employees: YearFigure | null;
};

/** What is known about the main account; null is not known. */
export type AccountFact = { kind: 'none' } | { kind: 'account'; bank: string; status: string } | null;

/** What is known about proceedings; null is not known. `lastDay` as sent, '' without a date. */
export type ProceedingsFact = {
  count: number;
  kinds: readonly ('preBankruptcy' | 'bankruptcy')[];
  lastDay: string;
} | null;

/** The entity's own fields that are told in sentences. Contact data, tax number and street are drawn only (R2.4). */
export type EntityFact = Pick<
  LegalEntity,
  'register' | 'isMicro' | 'size' | 'county' | 'municipality' | 'registrationDateTime' | 'activities'
>;

/** Everything the profile in sentences is computed from. A part still being loaded is undefined. */
export type ProfileFacts = {
  entity: EntityFact;
  latest: LatestYear | null | undefined;
  account: AccountFact | undefined;
  proceedings: ProceedingsFact | undefined;
};

/**
 * Result and employees of the latest year with a report, from the report that the cards preselect (R2.5), with those of the
 * year before in the same kind of report. Nothing is compared across 2022, when the forms changed. Null without a report.
 */
export function latestYear(form: Form, records: readonly IndicatorRecord[]): LatestYear | null {
  const { year, record, reportTypeId } = selectionOf(records, {});
  if (!record) return null;
  const isSameForm = eraOf(year - 1) === eraOf(year);
  const previous = isSameForm
    ? recordOfKind(records, year - 1, reportKindOf(reportKinds(records), reportTypeId))
    : null;
  const figure = (name: 'result' | 'employees'): YearFigure | null => {
    const [{ value: now }, { value: before }] = readFigureWithBefore(form, record, previous, name);
    return now === null ? null : { now, before };
  };
  const employees = figure('employees');
  return {
    year,
    isAmended: laterReports(records, record).some(({ isAmended }) => isAmended),
    result: figure('result'),
    // A negative number of people is an error of the report.
    employees: employees && employees.now >= 0 && (employees.before ?? 0) >= 0 ? employees : null,
  };
}

/** The main account, the first one, of an answer of the register of accounts. */
export function accountFact({ bankAccount: [account] }: BankAccountAnswer): AccountFact {
  if (!account) return { kind: 'none' };
  return { kind: 'account', bank: account.bank.name, status: account.status.name };
}

/** The proceedings of documents in the order of their submission. */
export function proceedingsFact(documents: readonly ProceedingDocument[]): ProceedingsFact {
  const kinds = proceedingsOf(documents).map(proceedingOf);
  return {
    count: documents.length,
    kinds: (['preBankruptcy', 'bankruptcy'] as const).filter((kind) => kinds.includes(kind)),
    lastDay: lastDated(documents)?.submittedOn ?? '',
  };
}
