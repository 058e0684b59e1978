import { barsOverYears, type ChartSource } from '#domain/indicators/chart-source.ts';
import type { FiguresShown } from '#domain/indicators/figure-lines.ts';
import { measuredSeries } from '#domain/indicators/figure-measure.ts';
import { INDICATOR_ROWS, type CardName } from '#domain/indicators/indicator-cards.ts';
import { ratioSeriesOf, type RatioSeries, type RatioValue } from '#domain/indicators/ratios.ts';
import type { Register } from '#domain/indicators/register.ts';
import type { Gap, ReportKind } from '#domain/indicators/series.ts';
import { chartedTrends, trendsOf, type Trend } from '#domain/indicators/trends.ts';
import { nameOfEntity } from '#domain/legal-entity/search/search-answer.ts';
import { firstOfEach } from '#shared/api/lists.ts';
import type { Ready } from './comparable.ts';

type ComparedRow = {
  id: number;
  name: string;
  /** One point for each year; `gap` is the reason for a missing value, unless the figures of its ratio are the reason. */
  points: readonly { value: number | null; gap: Gap | null; ratio: RatioValue | null }[];
};

/** A line or ratio over the years, with a row for each entity. */
export type ComparedLine = { id: string; unit: 'KM' | 'count' | null; rows: readonly ComparedRow[] } & (
  | { card: CardName; trend: Trend; ratio: null }
  | { card: null; ratio: Pick<RatioSeries, 'name' | 'as'> }
);

/** All lines of the register's cards, each once, then its ratios, for one kind of report; empty where a form lacks the line. */
export function comparedLines(
  register: Register,
  ready: readonly Ready[],
  kind: ReportKind,
  shown: FiguresShown,
): ComparedLine[] {
  const { years } = shown;
  const rowsOf = (pointsOf: (each: Ready, at: number) => ComparedRow['points']) =>
    ready.map((each, at) => ({ id: each.id, name: nameOfEntity(each.entity), points: pointsOf(each, at) }));
  const all = INDICATOR_ROWS[register].cards.flatMap((card) => trendsOf(card, false).map((trend) => ({ card, trend })));
  const lines = firstOfEach(all, ({ trend }) => trend.id).map(({ card, trend }): ComparedLine => {
    const rows = rowsOf(({ entity, records }) => {
      // The micro form omits some lines, which is not the same as a missing value.
      const own = trendsOf(card, entity.isMicro).find((each) => each.id === trend.id) ?? { ...trend, now: null };
      const by = { ...shown, form: { register, isMicro: entity.isMicro } };
      return measuredSeries(own, records, years, kind, by).map(({ value, gap }) => ({ value, gap, ratio: null }));
    });
    return { id: trend.id, unit: trend.unit, card: card.name, trend, ratio: null, rows };
  });
  const series = ready.map(({ entity, records }) =>
    ratioSeriesOf({ register, isMicro: entity.isMicro }, records, years, kind),
  );
  const ratios = (series[0] ?? []).map(({ name, as }): ComparedLine => {
    const rows = rowsOf((_, at) => {
      const points = series[at]?.find((each) => each.name === name)?.points ?? [];
      return points.map(({ ratio, gap }) => ({ value: ratio?.value ?? null, gap, ratio }));
    });
    return { id: name, unit: null, card: null, ratio: { name, as }, rows };
  });
  return [...lines, ...ratios];
}

/**
 * The charts of a comparison's picture, for the lines that profiles chart by default: in one year the entities as bars, over all
 * years a chart for each entity.
 */
export function comparedCharts(ready: readonly Ready[], shown: FiguresShown): ChartSource[][] {
  const { years, kind } = shown;
  const register = ready[0]?.entity.register;
  if (!register || !kind) return [];
  const lines = comparedLines(register, ready, kind, shown);
  const trends = INDICATOR_ROWS[register].cards.flatMap((card) => {
    const all = trendsOf(card, false);
    return chartedTrends(card, all, null).flatMap((id) => all.find((trend) => trend.id === id) ?? []);
  });
  return firstOfEach(trends, ({ id }) => id).map((trend): ChartSource[] => {
    const rows = lines.find(({ id }) => id === trend.id)?.rows ?? [];
    if (years.length > 1)
      return rows.map(({ name, points }) => {
        const dated = points.map((point, at) => ({ ...point, year: years[at] ?? 0 }));
        return { trend, entity: name, bars: barsOverYears(dated) };
      });
    return [{ trend, bars: rows.flatMap(({ name, points: [point] }) => (point ? [{ label: name, point }] : [])) }];
  });
}
