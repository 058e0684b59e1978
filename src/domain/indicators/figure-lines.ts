import type { IndicatorRecord } from './indicators.model.ts';
import { ratioSeriesOf, type RatioFigure, type RatioName, type RatioSeries } from './ratios.ts';
import type { Register } from './register.ts';
import { eraOf, INDICATOR_ROWS, type CardName, type Era } from './rows.ts';
import { recordOfKind, seriesOf, type ReportKind } from './series.ts';
import { trendsOf, type Side, type Trend } from './trends.ts';

/** Whose figures are exported: one kind of its reports. */
export type FiguresOf = {
  jib: string;
  name: string;
  register: Register;
  isMicro: boolean;
  records: readonly IndicatorRecord[];
  kind: ReportKind | null;
};

/** One exported line with a value for each year, null is not stated: a line of a card, a ratio, or one of a ratio's two figures. */
export type FigureLine = {
  of: FiguresOf;
  /** The years' reports were submitted on these days; '' where there is none or no date. */
  submitted: readonly string[];
  values: readonly (number | null)[];
} & (
  | { card: CardName; trend: Trend; ratio: null }
  | {
      card: null;
      ratio: RatioName;
      as: RatioSeries['as'];
      part: 'ratio' | 'top' | 'base';
      /** The lines of a part on either form. */
      old: readonly Side[];
      now: readonly Side[];
    }
);

/** All lines of all cards of a register over the years, then its ratios with the figures they were computed from. */
export function figureLines(of: FiguresOf, years: readonly number[]): FigureLine[] {
  const { register, isMicro, records, kind } = of;
  const submitted = years.map((year) => recordOfKind(records, year, kind)?.submittedOn ?? '');
  const lines = INDICATOR_ROWS[register].cards.flatMap((card) =>
    trendsOf(card, isMicro).map((trend): FigureLine => {
      const values = seriesOf(trend, records, years, kind).map(({ value }) => value);
      return { of, submitted, values, card: card.name, trend, ratio: null };
    }),
  );
  const ratios = ratioSeriesOf({ register, isMicro }, records, years, kind).flatMap(({ name, as, points }) => {
    const line = { of, submitted, card: null, ratio: name, as, old: [], now: [] } as const;
    const ratio: FigureLine = { ...line, part: 'ratio', values: points.map((point) => point.ratio?.value ?? null) };
    // The two figures of a change are one line in two years, which stands among the lines already.
    if (as === 'change') return [ratio];
    const part = (at: 0 | 1, place: 'top' | 'base'): FigureLine => {
      const figures = points.map((point) => point.ratio?.figures[at] ?? null);
      return { ...line, part: place, values: figures.map((figure) => figure?.value ?? null), ...sidesIn(figures) };
    };
    return [ratio, part(0, 'top'), part(1, 'base')];
  });
  return [...lines, ...ratios];
}

/** The lines that figures were read from, by form. */
function sidesIn(figures: readonly (RatioFigure | null)[]): { old: readonly Side[]; now: readonly Side[] } {
  const inEra = (era: Era) => figures.findLast((figure) => figure && eraOf(figure.year) === era)?.sides ?? [];
  return { old: inEra('until2021'), now: inEra('from2022') };
}
