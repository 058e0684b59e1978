import type { IndicatorRow } from './row.ts';
import type { Card } from './rows.ts';
import type { Trend } from './trends.ts';

/** Most lines drawn at a time: more would push the figures off the screen. */
export const MOST_CHARTS = 3;

const meaningOf = ({ old, now }: Trend) => now?.row.meaning ?? old?.row.meaning;

/** The lines to draw: those requested that the card has, else the card's own first choice. */
export function chartedTrends(card: Card, trends: readonly Trend[], requested: readonly string[] | null): string[] {
  const known = requested?.filter((id) => trends.some((trend) => trend.id === id)).slice(0, MOST_CHARTS);
  if (known) return known;
  return card.charts.flatMap((meaning) => trends.find((trend) => meaningOf(trend) === meaning)?.id ?? []);
}

/** Adds a line to those drawn or takes it out; a fourth takes the place of the one drawn longest. */
export function toggled(charted: readonly string[], id: string): string[] {
  if (charted.includes(id)) return charted.filter((each) => each !== id);
  return [...charted, id].slice(-MOST_CHARTS);
}

/** The line over the years a row of a card belongs to. */
export function trendOfRow(trends: readonly Trend[], row: IndicatorRow): Trend | null {
  const holds = (side: Trend['old']) => side?.row.key === row.key || side?.loss?.key === row.key;
  return trends.find(({ old, now }) => holds(old) || holds(now)) ?? null;
}
