import { barsOverYears, type ChartSource } from '#domain/indicators/chart-source.ts';
import type { FiguresShown } from '#domain/indicators/figure-lines.ts';
import { INDICATOR_ROWS } from '#domain/indicators/indicator-cards.ts';
import { chartedTrends, trendsOf } from '#domain/indicators/trends.ts';
import { firstOfEach } from '#shared/api/lists.ts';
import type { Ready } from './comparable.ts';
import { comparedLines } from './compared-lines.ts';

/**
 * The charts of a comparison's picture, for the lines that profiles chart by default: in one year the entities as bars, over all
 * years a chart for each entity.
 */
export function comparedCharts(ready: readonly Ready[], shown: FiguresShown): ChartSource[][] {
  const { years, kind } = shown;
  const register = ready[0]?.entity.register;
  if (!register || !kind) return [];
  const lines = comparedLines(register, ready, years, kind, shown);
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
