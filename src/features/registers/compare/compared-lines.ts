import { ratioSeriesOf, type RatioSeries, type RatioValue } from '#domain/indicators/ratios.ts';
import type { Register } from '#domain/indicators/register.ts';
import { INDICATOR_ROWS, type CardName } from '#domain/indicators/indicator-cards.ts';
import { seriesOf, type Gap, type ReportKind } from '#domain/indicators/series.ts';
import { trendsOf, type Trend } from '#domain/indicators/trends.ts';
import { entityName, type Ready } from './comparable.ts';

type ComparedRow = {
  /** Of the entity. */
  id: number;
  name: string;
  values: readonly (number | null)[];
  /** Why a year has no value, where that is not for the figures of a ratio. */
  gaps: readonly (Gap | null)[];
  ratios: readonly (RatioValue | null)[] | null;
};

/** A line or a ratio over the years with a row for each entity. */
export type ComparedLine = { id: string; unit: 'KM' | 'count' | null; rows: readonly ComparedRow[] } & (
  | { card: CardName; trend: Trend; ratio: null }
  | { card: null; ratio: Pick<RatioSeries, 'name' | 'as'> }
);

/** All lines of the register's cards, each once, then its ratios, for one kind of report. A form without a line leaves it empty. */
export function comparedLines(
  register: Register,
  ready: readonly Ready[],
  years: readonly number[],
  kind: ReportKind,
): ComparedLine[] {
  const seen = new Set<string>();
  const lines = INDICATOR_ROWS[register].cards.flatMap((card) =>
    trendsOf(card, false)
      .filter(({ id }) => !seen.has(id) && seen.add(id))
      .map((trend): ComparedLine => {
        const rows = ready.map(({ id, entity, records }) => {
          // The micro form leaves lines out: that is not a missing value.
          const own = trendsOf(card, entity.isMicro).find((each) => each.id === trend.id) ?? { ...trend, now: null };
          const points = seriesOf(own, records, years, kind);
          return {
            id,
            name: entityName(id, entity),
            values: points.map(({ value }) => value),
            gaps: points.map(({ gap }) => gap),
            ratios: null,
          };
        });
        return { id: trend.id, unit: trend.unit, card: card.name, trend, ratio: null, rows };
      }),
  );
  const series = ready.map(({ entity, records }) =>
    ratioSeriesOf({ register, isMicro: entity.isMicro }, records, years, kind),
  );
  const ratios = (series[0] ?? []).map(({ name, as }): ComparedLine => {
    const rows = ready.map(({ id, entity }, at) => {
      const points = series[at]?.find((each) => each.name === name)?.points ?? [];
      return {
        id,
        name: entityName(id, entity),
        values: points.map(({ ratio }) => ratio?.value ?? null),
        gaps: points.map(({ gap }) => gap),
        ratios: points.map(({ ratio }) => ratio),
      };
    });
    return { id: name, unit: null, card: null, ratio: { name, as }, rows };
  });
  return [...lines, ...ratios];
}
