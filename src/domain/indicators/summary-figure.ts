import { type Figure, UNREADABLE } from '#shared/format/number.ts';
import { eraOf, INDICATOR_ROWS } from './indicator-cards.ts';
import type { IndicatorRecord } from './indicators.model.ts';
import type { Register } from './register.ts';
import { isSideUnreadable, sidesOf, sideValue } from './trends.ts';

/** The figure of a report's summary line with this meaning, negative for a loss; null when the form has no such line. */
export function summaryFigure(register: Register, report: IndicatorRecord | null, meaning: string): Figure {
  if (!report) return null;
  const sides = sidesOf(INDICATOR_ROWS[register].summary[eraOf(report.year)]);
  const side = sides.find(({ row }) => row.meaning === meaning);
  if (!side) return null;
  return isSideUnreadable(side, report.lines) ? UNREADABLE : sideValue(side, report.lines);
}
