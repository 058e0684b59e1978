import type { BarChart } from '#domain/indicators/bars-picture.ts';
import type { FiguresShown } from '#domain/indicators/figure-lines.ts';
import { INDICATOR_ROWS } from '#domain/indicators/indicator-cards.ts';
import { chartedTrends, trendsOf } from '#domain/indicators/trends.ts';
import { useBarCharts } from '#domain/indicators/use-bar-charts.ts';
import { firstOfEach } from '#shared/api/lists.ts';
import { comparedLines } from './compared-lines.ts';
import type { Ready } from './comparable.ts';

/**
 * The charts of a comparison's picture, for the lines that profiles chart by default: in one year the entities as bars, over all
 * years a chart for each entity.
 */
export function useComparedCharts() {
  const charts = useBarCharts();
  return (ready: readonly Ready[], { years, kind, measure, baseYears }: FiguresShown): BarChart[][] => {
    const register = ready[0]?.entity.register;
    if (!register || !kind) return [];
    const lines = comparedLines(register, ready, years, kind, { measure, baseYears });
    const trends = INDICATOR_ROWS[register].cards.flatMap((card) => {
      const all = trendsOf(card, false);
      return chartedTrends(card, all, null).flatMap((id) => all.find((trend) => trend.id === id) ?? []);
    });
    return firstOfEach(trends, ({ id }) => id).flatMap((trend) => {
      const rows = lines.find(({ id }) => id === trend.id)?.rows ?? [];
      if (years.length > 1)
        return [
          rows.map(({ name, points }) => {
            const dated = points.map((point, at) => ({ ...point, year: years[at] ?? 0 }));
            return charts.overYears(trend, dated, measure, name);
          }),
        ];
      const bars = rows.flatMap(({ name, points: [point] }) => (point ? [{ label: name, point }] : []));
      return [[charts.ofEntities(trend, bars, measure)]];
    });
  };
}
