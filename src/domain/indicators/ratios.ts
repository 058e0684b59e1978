import { type Figure, UNREADABLE } from '#shared/format/number.ts';
import { eraOf, INDICATOR_ROWS, rowsFor, type Era } from './indicator-cards.ts';
import type { IndicatorRecord, IndicatorRecords } from './indicators.model.ts';
import type { Register } from './register.ts';
import { missingReport, recordOfKind, type Gap, type ReportKind } from './series.ts';
import { sideFigure, sidesOf, type Side } from './trends.ts';

type Formula = (top: number, base: number) => number | null;
type FigureName = keyof typeof FIGURES;
type Ratio = {
  /** The two figures it is computed from; for a change the same figure twice, the second time of the year before. */
  of: readonly [FigureName, FigureName];
  as: 'percent' | 'times' | 'KM' | 'change';
  /** Computes the ratio from the two amounts; null where the result would be meaningless. */
  formula: Formula;
};

/**
 * Figures by the meanings of lines; `a+b` is a sum of two lines, and the first alternative that a report states counts.
 * 'Capital' is only the line that a form calls so: basic capital (AOP 102) and owner's equity are only parts of it.
 */
const FIGURES = {
  result: ['result'],
  income: ['operatingIncome', 'income'],
  assets: ['assets'],
  capital: ['capital'],
  liabilities: ['longLiabilities+shortLiabilities', 'liabilities'],
  currentAssets: ['currentAssets'],
  shortLiabilities: ['shortLiabilities'],
  employees: ['employees'],
  wages: ['wages'],
  expense: ['operatingExpense', 'expense'],
} satisfies Record<string, readonly string[]>;

const share: Formula = (part, whole) => (whole > 0 ? (part / whole) * 100 : null);
const quotient: Formula = (amount, by) => (by > 0 ? amount / by : null);
const growth: Formula = (now, before) => (before > 0 && now >= 0 ? ((now - before) / before) * 100 : null);

/** All ratios. Which of them a report has follows from the lines of its register, size and code set (R3.5). */
const RATIOS = {
  netMargin: { of: ['result', 'income'], as: 'percent', formula: share },
  returnOnAssets: { of: ['result', 'assets'], as: 'percent', formula: share },
  returnOnEquity: { of: ['result', 'capital'], as: 'percent', formula: share },
  equityShare: { of: ['capital', 'assets'], as: 'percent', formula: share },
  debtRatio: { of: ['liabilities', 'assets'], as: 'percent', formula: share },
  currentRatio: { of: ['currentAssets', 'shortLiabilities'], as: 'times', formula: quotient },
  incomePerEmployee: { of: ['income', 'employees'], as: 'KM', formula: quotient },
  wagesPerEmployee: { of: ['wages', 'employees'], as: 'KM', formula: quotient },
  expensePerEmployee: { of: ['expense', 'employees'], as: 'KM', formula: quotient },
  incomeChange: { of: ['income', 'income'], as: 'change', formula: growth },
  resultChange: { of: ['result', 'result'], as: 'change', formula: growth },
  assetsChange: { of: ['assets', 'assets'], as: 'change', formula: growth },
  employeesChange: { of: ['employees', 'employees'], as: 'change', formula: growth },
} satisfies Record<string, Ratio>;

export type RatioName = keyof typeof RATIOS;
const RATIO_NAMES = Object.keys(RATIOS) as RatioName[];

/** A figure of a ratio: the lines it was read from (two for a sum), its year and amount; null is 'not stated'. */
export type RatioFigure = {
  sides: readonly Side[];
  year: number;
  value: number | null;
  /** There is no value because what was sent cannot be read. */
  isUnreadable: boolean;
  /** The line is on none of the statements, only among the summary figures of the report. */
  isOfSummary: boolean;
};

/** Why there is no ratio. `formBreak`: the year before has another form, and nothing is compared across 2022. */
type RatioGap = 'notStated' | 'unreadable' | 'zeroBase' | 'negativeBase' | 'loss' | 'formBreak' | 'noReportBefore';

export type RatioValue = { name: RatioName; as: Ratio['as']; figures: readonly [RatioFigure, RatioFigure] } & (
  | { value: number; gap: null }
  | { value: null; gap: RatioGap }
);

/** Whether a ratio is a loss; a negative change is not. */
export const isLoss = ({ as, value }: Pick<RatioValue, 'as' | 'value'>): boolean => as !== 'change' && (value ?? 0) < 0;

/** The form of a report: that of its register and size. */
export type Form = { register: Register; isMicro: boolean };

const statementSides = ({ register, isMicro }: Form, era: Era): Side[] =>
  INDICATOR_ROWS[register].cards.flatMap((card) => sidesOf(rowsFor(card, era, isMicro)));

/** The alternatives of a figure on a form, the preferred one first; empty if the form has no such lines. */
function alternativesOn(form: Form, era: Era, name: FigureName): Side[][] {
  const sides = [...statementSides(form, era), ...sidesOf(INDICATOR_ROWS[form.register].summary[era])];
  return FIGURES[name].flatMap((alternative) => {
    const [first = [], ...others] = alternative
      .split('+')
      .map((meaning) => sides.filter(({ row }) => row.meaning === meaning));
    // For a single figure every line with the meaning is an alternative; for a sum the first line of each meaning counts.
    if (others.length === 0) return first.map((side) => [side]);
    const sum = [first, ...others].flatMap(([side]) => side ?? []);
    return sum.length === others.length + 1 ? [sum] : [];
  });
}

/** Null when one of the figures is missing or unreadable. */
const sumOf = (figures: readonly Figure[]): number | null =>
  figures.reduce<number | null>((sum, each) => (sum === null || typeof each !== 'number' ? null : sum + each), 0);

/** Lines of the statements that may add up to a figure which the report states only in its summary. */
const PARTS: Partial<Record<FigureName, readonly (readonly string[])[]>> = {
  capital: [['equity'], ['equity', 'retained']],
};

/** The lines of the statements that add up to a figure of the summary exactly, so that it is found in the tables; null if none do. */
function partsOf(form: Form, record: IndicatorRecord, name: FigureName, value: number): Side[] | null {
  const sides = statementSides(form, eraOf(record.year));
  const sums = (PARTS[name] ?? []).map((meanings) =>
    meanings.flatMap((meaning) => sides.find(({ row }) => row.meaning === meaning) ?? []),
  );
  const differenceTo = (parts: readonly Side[]) =>
    Math.abs((sumOf(parts.map((side) => sideFigure(side, record.lines))) ?? Number.NaN) - value);
  return sums.find((parts) => parts.length > 0 && differenceTo(parts) < 0.005) ?? null;
}

/** Names of the ratios of a form, in the order of the table. */
export function ratioNamesOn(form: Form, era: Era): RatioName[] {
  return RATIO_NAMES.filter((name) => RATIOS[name].of.every((figure) => alternativesOn(form, era, figure).length > 0));
}

/** The alternatives of a figure in a year, from the form of `era`; without a record none is stated. */
function readingsOf(
  form: Form,
  name: FigureName,
  era: Era,
  year: number,
  record: IndicatorRecord | null,
): RatioFigure[] {
  const onStatements = new Set(statementSides(form, era).map(({ row }) => row.key));
  return alternativesOn(form, era, name).map((sides): RatioFigure => {
    const values = sides.map((side) => record && sideFigure(side, record.lines));
    const value = sumOf(values);
    const isUnreadable = values.includes(UNREADABLE);
    const isOfSummary = sides.every(({ row }) => !onStatements.has(row.key));
    const parts = isOfSummary && record && value !== null ? partsOf(form, record, name, value) : null;
    return { sides: parts ?? sides, year, value, isUnreadable, isOfSummary: isOfSummary && !parts };
  });
}

const noFigure = (year: number): RatioFigure => ({
  sides: [],
  year,
  value: null,
  isUnreadable: false,
  isOfSummary: false,
});

/** The first alternative with a value, else one that cannot be read, else the first. */
const preferred = (read: readonly RatioFigure[]): RatioFigure | undefined =>
  read.find(({ value }) => value !== null) ?? read.find((figure) => figure.isUnreadable) ?? read[0];

/** A figure of a report by its meaning, as the ratios read it. */
export function readFigure(form: Form, record: IndicatorRecord, name: FigureName): RatioFigure {
  const { year } = record;
  return preferred(readingsOf(form, name, eraOf(year), year, record)) ?? noFigure(year);
}

/**
 * A figure of a report and of the year before by its meaning, both from the first line that both state, so that no change
 * compares two lines. Without such a line the earlier figure is not stated. `before` is a report with the same form.
 */
export function readFigureWithBefore(
  form: Form,
  record: IndicatorRecord,
  before: IndicatorRecord | null,
  name: FigureName,
): readonly [RatioFigure, RatioFigure] {
  const era = eraOf(record.year);
  const now = readingsOf(form, name, era, record.year, record);
  const earlier = readingsOf(form, name, era, record.year - 1, before);
  const inBoth = now.find(({ value }, at) => value !== null && earlier[at]?.value != null);
  const top = inBoth ?? preferred(now) ?? noFigure(record.year);
  return [top, earlier[now.indexOf(top)] ?? noFigure(record.year - 1)];
}

/**
 * The ratios of one report (R2.4, R2.5): exactly those whose two figures are on the form of its register, size and code set.
 * `before` is the previous year's report of the same kind; there is no change across 2022.
 */
export function ratiosOf(form: Form, record: IndicatorRecord, before: IndicatorRecord | null): RatioValue[] {
  const { year } = record;
  const era = eraOf(year);
  return ratioNamesOn(form, era).map((name): RatioValue => {
    const { as, of, formula }: Ratio = RATIOS[name];
    const isChange = as === 'change';
    const isBroken = isChange && eraOf(year - 1) !== era;
    const figures = isChange
      ? readFigureWithBefore(form, record, isBroken ? null : before, of[0])
      : ([readFigure(form, record, of[0]), readFigure(form, record, of[1])] as const);
    const [top, base] = figures;
    const ratio = { name, as, figures } as const;
    const none = (gap: RatioGap): RatioValue => ({ ...ratio, value: null, gap });
    if (isBroken) return none('formBreak');
    if (isChange && !before) return none('noReportBefore');
    if (top.value === null || base.value === null)
      return none((top.value === null ? top : base).isUnreadable ? 'unreadable' : 'notStated');
    const value = formula(top.value, base.value);
    if (value !== null) return { ...ratio, value, gap: null };
    if (base.value === 0) return none('zeroBase');
    return none(isChange ? 'loss' : 'negativeBase');
  });
}

/** A ratio in one year; `gap` is the reason when the year has none for a reason other than its figures. */
type RatioPoint = { year: number; ratio: RatioValue | null; gap: Gap | null };
export type RatioSeries = { name: RatioName; as: Ratio['as']; points: readonly RatioPoint[] };

/** The ratios of one kind of report over the years: those that any form of these years has. */
export function ratioSeriesOf(
  form: Form,
  records: IndicatorRecords,
  years: readonly number[],
  kind: ReportKind | null,
): RatioSeries[] {
  const columns = years.map((year) => {
    const record = recordOfKind(records, year, kind);
    const ratios = record ? ratiosOf(form, record, recordOfKind(records, year - 1, kind)) : [];
    return { year, ratios, names: ratioNamesOn(form, eraOf(year)), gap: record ? null : missingReport(records, year) };
  });
  return RATIO_NAMES.filter((name) => columns.some(({ names }) => names.includes(name))).map((name) => ({
    name,
    as: RATIOS[name].as,
    points: columns.map(({ year, ratios, names, gap }): RatioPoint => {
      if (!names.includes(name)) return { year, ratio: null, gap: 'notOnForm' };
      return { year, ratio: ratios.find((ratio) => ratio.name === name) ?? null, gap };
    }),
  }));
}
