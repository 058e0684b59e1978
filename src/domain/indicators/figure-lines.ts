import { type Figure, UNREADABLE } from '#shared/format/number.ts';
import { measuredSeries, type BaseYears, type Measure } from './figure-measure.ts';
import { type CardName, type Era, eraOf, INDICATOR_ROWS } from './indicator-cards.ts';
import type { IndicatorRecord } from './indicators.model.ts';
import { type RatioFigure, type RatioName, type RatioSeries, ratioSeriesOf } from './ratios.ts';
import type { Register } from './register.ts';
import { recordOfKind, type ReportKind } from './series.ts';
import { type Side, type Trend, trendsOf } from './trends.ts';

/** The entity whose figures are exported. */
export type FiguresOf = {
  jib: string;
  name: string;
  register: Register;
  isMicro: boolean;
  records: readonly IndicatorRecord[];
};

/** Which figures are shown: years, kind of report, and how the lines are measured. */
export type FiguresShown = {
  years: readonly number[];
  kind: ReportKind | null;
  measure: Measure;
  baseYears: BaseYears;
};

/** One exported line with a value for each year: a line of a card, a ratio, or one of a ratio's two figures. */
export type FigureLine = {
  /** The same for a line in every file: the field of the agency, or the name of the ratio. */
  key: string;
  of: FiguresOf;
  /** Submission days of the years' reports; '' without a report or date. */
  submitted: readonly string[];
  values: readonly Figure[];
  /** The lines it is read from on either form; empty for a ratio itself. */
  old: readonly Side[];
  now: readonly Side[];
} & (
  | { card: CardName; trend: Trend; ratio: null }
  | { card: null; ratio: RatioName; as: RatioSeries['as']; part: 'ratio' | 'top' | 'base' }
);

/** The unit of a line's stated values, or how its ratio is written. */
export function unitOf(line: FigureLine): Trend['unit'] | RatioSeries['as'] {
  if (line.ratio === null) return line.trend.unit;
  return line.part === 'ratio' ? line.as : ([...line.now, ...line.old][0]?.row.unit ?? 'KM');
}

/** All lines of all cards of a register over the years, then its ratios with the figures they were computed from. */
export function figureLines(of: FiguresOf, { years, kind, measure, baseYears }: FiguresShown): FigureLine[] {
  const { register, isMicro, records } = of;
  const form = { register, isMicro };
  const submitted = years.map((year) => recordOfKind(records, year, kind)?.submittedOn ?? '');
  const lines = INDICATOR_ROWS[register].cards.flatMap((card) =>
    trendsOf(card, isMicro).map((trend): FigureLine => {
      const points = measuredSeries(trend, records, years, kind, { measure, form, baseYears });
      const values = points.map(({ value, gap }): Figure => (gap === UNREADABLE ? UNREADABLE : value));
      const [old, now] = [trend.old, trend.now].map((side) => (side ? [side] : []));
      const key = trend.id;
      return { key, of, submitted, values, old: old ?? [], now: now ?? [], card: card.name, trend, ratio: null };
    }),
  );
  const ratios = ratioSeriesOf(form, records, years, kind).flatMap(({ name, as, points }) => {
    const line = { of, submitted, card: null, ratio: name, as, old: [], now: [] } as const;
    const ratio: FigureLine = {
      ...line,
      key: name,
      part: 'ratio',
      values: points.map((point) => (point.ratio?.gap === UNREADABLE ? UNREADABLE : (point.ratio?.value ?? null))),
    };
    // Both figures of a change are one line in two years, which is already in the list.
    if (as === 'change') return [ratio];
    const part = (at: 0 | 1, place: 'top' | 'base'): FigureLine => {
      const figures = points.map((point) => point.ratio?.figures[at] ?? null);
      return {
        ...line,
        key: `${name}.${place}`,
        part: place,
        values: figures.map((figure) => (figure?.isUnreadable ? UNREADABLE : (figure?.value ?? null))),
        ...sidesIn(figures),
      };
    };
    return [ratio, part(0, 'top'), part(1, 'base')];
  });
  return [...lines, ...ratios];
}

/** The lines from which figures were read, by form. */
function sidesIn(figures: readonly (RatioFigure | null)[]): { old: readonly Side[]; now: readonly Side[] } {
  const inEra = (era: Era) => figures.findLast((figure) => figure && eraOf(figure.year) === era)?.sides ?? [];
  return { old: inEra('until2021'), now: inEra('from2022') };
}
