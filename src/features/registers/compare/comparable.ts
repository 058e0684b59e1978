import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import type { Register } from '#domain/indicators/register.ts';
import { recordOf, reportTypesOf, type ReportTypeTag } from '#domain/indicators/report-selection.ts';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';

/** A selected entity: its profile and records, or why there are none. */
export type Candidate =
  | { id: number; kind: 'failed' | 'notFound' }
  | { id: number; kind: 'ready'; entity: LegalEntity; records: readonly IndicatorRecord[] };

/** Why an entity cannot be compared (decisions: Comparison). */
type Refusal = 'notFound' | 'failed' | 'hidden' | 'noRegister' | 'otherRegister' | 'noRecord' | 'noReports';

export type Column = { id: number } & (
  | { refusal: Refusal; entity: LegalEntity | null }
  | { refusal: null; entity: LegalEntity; record: IndicatorRecord; records: readonly IndicatorRecord[] }
);

/** An entity that is compared. */
export type ComparedColumn = Extract<Column, { refusal: null }>;

export type Ready = Extract<Candidate, { kind: 'ready' }>;

/** Companies and public enterprises use the same forms, so they share a code set. */
const formOf = (register: Register): Register => (register === 'publicEnterprises' ? 'companies' : register);

/** Why an entity cannot be compared with those of a register, in any year; null when it can. */
function refusalOf(candidate: Candidate, base: Register | null): Refusal | null {
  if (candidate.kind !== 'ready') return candidate.kind;
  const { isVisibleEntity, register } = candidate.entity;
  if (!isVisibleEntity) return 'hidden';
  if (register === null) return 'noRegister';
  return base && formOf(register) !== formOf(base) ? 'otherRegister' : null;
}

/** The register of the comparison: that of the first entity whose records may be shown. */
export function baseRegister(candidates: readonly Candidate[]): Register | null {
  const first = candidates.find((candidate) => refusalOf(candidate, null) === null);
  return first?.kind === 'ready' ? first.entity.register : null;
}

/** The entities that share the code set of the base register, regardless of the year. */
export function comparable(candidates: readonly Candidate[]): Ready[] {
  const base = baseRegister(candidates);
  return candidates.filter((candidate): candidate is Ready => refusalOf(candidate, base) === null);
}

/** A year and report type, and how many of the entities have that record. */
export type Choice = { year: number; type: ReportTypeTag; count: number };

/** All choices, latest year first; within a year the types that most entities submitted first. */
export function choicesOf(ready: readonly Ready[]): Choice[] {
  const years = new Set(ready.flatMap(({ records }) => records.map(({ year }) => year)));
  return [...years]
    .toSorted((a, b) => b - a)
    .flatMap((year) => {
      const types = new Map<number, Choice>();
      for (const { records } of ready)
        for (const type of reportTypesOf(records, year)) {
          const choice = types.get(type.id) ?? { year, type, count: 0 };
          types.set(type.id, { ...choice, count: choice.count + 1 });
        }
      return [...types.values()].toSorted((a, b) => b.count - a.count);
    });
}

/** The selected choice: the requested one if it exists, else the latest that most entities share. */
export function selected(
  choices: readonly Choice[],
  requested: { year: number | null; reportType: number | null },
): Choice | null {
  const inYear = requested.year === null ? [] : choices.filter(({ year }) => year === requested.year);
  const exact = inYear.find(({ type }) => type.id === requested.reportType) ?? inYear[0];
  if (exact) return exact;
  const most = Math.max(0, ...choices.map(({ count }) => count));
  return choices.find(({ count }) => count === most) ?? null;
}

/** The columns of the comparison in the order of selection; an entity that cannot be compared has its reason instead. */
export function columnsOf(candidates: readonly Candidate[], choice: Choice | null): Column[] {
  const base = baseRegister(candidates);
  return candidates.map((candidate): Column => {
    const { id } = candidate;
    if (candidate.kind !== 'ready') return { id, entity: null, refusal: candidate.kind };
    const { entity, records } = candidate;
    const refusal = refusalOf(candidate, base);
    const record = choice && recordOf(records, choice.year, choice.type.id);
    return record && !refusal
      ? { id, entity, refusal, record, records }
      : { id, entity, refusal: refusal ?? (choice ? 'noRecord' : 'noReports') };
  });
}

/** The records of all compared entities, so that kinds of report are determined once for all of them. */
export const allRecords = (ready: readonly Ready[]): IndicatorRecord[] => ready.flatMap(({ records }) => records);
