import type { Figure } from '#shared/format/number.ts';
import { eraOf, INDICATOR_ROWS, rowsFor, type Card } from './indicator-cards.ts';
import type { IndicatorRow } from './indicator-row.ts';
import type { IndicatorRecord } from './indicators.model.ts';
import { pairFigure, rowFigure, type Lines } from './profit-loss-pair.ts';
import type { Register } from './register.ts';

/** A line in one code set: its row, and the row that states its loss if that is another one. */
export type Side = { row: IndicatorRow; loss: IndicatorRow | null };

/**
 * A line over all years (decisions: Annual report over all years): its side before 2022 and its side from 2022 on, which are
 * shown side by side and never joined.
 */
export type Trend = { id: string; unit: IndicatorRow['unit']; old: Side | null; now: Side | null };

/**
 * The lines of a card over all years: rows with the same meaning share a line, a row without a counterpart has its own. They
 * follow the order of the newer form; older rows come after the row they followed on the old form.
 */
export function trendsOf(card: Card, isMicro: boolean): Trend[] {
  const old = sidesOf(rowsFor(card, 'until2021', isMicro));
  const now = sidesOf(rowsFor(card, 'from2022', isMicro));
  const trends: Trend[] = now.map((side) => {
    const counterpart = old.find(({ row }) => row.meaning !== undefined && row.meaning === side.row.meaning);
    return { id: side.row.key, unit: side.row.unit, old: counterpart ?? null, now: side };
  });
  let place = 0;
  for (const side of old) {
    const at = trends.findIndex((trend) => trend.old === side);
    if (at >= 0) place = at + 1;
    else trends.splice(place++, 0, { id: side.row.key, unit: side.row.unit, old: side, now: null });
  }
  return trends;
}

/** The rows of a card, each with the row that states its loss. */
export function sidesOf(rows: readonly IndicatorRow[]): Side[] {
  return rows
    .filter((row) => !row.isLossOfMeaning)
    .map((row) => ({
      row,
      loss: rows.find((other) => other.isLossOfMeaning && other.meaning === row.meaning) ?? null,
    }));
}

/** The side of a line for a year; null when that year's form has no such line. */
export function sideIn({ old, now }: Trend, year: number): Side | null {
  return eraOf(year) === 'until2021' ? old : now;
}

/** Figure of a line in a year, negative for a loss; null when the record does not state it or the form has no such line. */
export function trendFigure(trend: Trend, year: number, lines: Lines): Figure {
  const side = sideIn(trend, year);
  return side && sideFigure(side, lines);
}

/** Figure of a side in a record, negative for a loss. */
export const sideFigure = ({ row, loss }: Side, lines: Lines): Figure =>
  pairFigure(rowFigure(row, lines), loss && rowFigure(loss, lines));

/** The figure of a report's summary line with this meaning, negative for a loss; null when the form has no such line. */
export function summaryFigure(register: Register, report: IndicatorRecord | null, meaning: string): Figure {
  if (!report) return null;
  const sides = sidesOf(INDICATOR_ROWS[register].summary[eraOf(report.year)]);
  const side = sides.find(({ row }) => row.meaning === meaning);
  return side ? sideFigure(side, report.lines) : null;
}

/** Most lines charted at a time: more would push the figures off the screen. */
export const MOST_CHARTS = 3;

const meaningOf = ({ old, now }: Trend) => now?.row.meaning ?? old?.row.meaning;

/** The lines to chart: the requested ones that the card has, else the card's default ones. */
export function chartedTrends(card: Card, trends: readonly Trend[], requested: readonly string[] | null): string[] {
  const known = requested?.filter((id) => trends.some((trend) => trend.id === id)).slice(0, MOST_CHARTS);
  if (known) return known;
  return card.charts.flatMap((meaning) => trends.find((trend) => meaningOf(trend) === meaning)?.id ?? []);
}

/** Adds a line to those charted or removes it; a fourth replaces the one charted longest. */
export function toggled(charted: readonly string[], id: string): string[] {
  if (charted.includes(id)) return charted.filter((each) => each !== id);
  return [...charted, id].slice(-MOST_CHARTS);
}

/** The line over the years that contains a row of a card. */
export function trendOfRow(trends: readonly Trend[], row: IndicatorRow): Trend | null {
  const holds = (side: Trend['old']) => side?.row.key === row.key || side?.loss?.key === row.key;
  return trends.find(({ old, now }) => holds(old) || holds(now)) ?? null;
}
