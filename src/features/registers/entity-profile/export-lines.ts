import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { INDICATOR_ROWS, type CardName } from '#domain/indicators/rows.ts';
import { seriesOf, type ReportKind } from '#domain/indicators/series.ts';
import { trendsOf, type Trend } from '#domain/indicators/trends.ts';
import type { Register } from '#domain/indicators/register.ts';

/** One exported line: the card and line it stands for, and a value for each year; null is not stated. */
export type ExportLine = { card: CardName; trend: Trend; values: (number | null)[] };

type Requested = {
  register: Register;
  isMicro: boolean;
  records: readonly IndicatorRecord[];
  years: readonly number[];
  kind: ReportKind | null;
};

/** All lines of all cards of a register over the years, for one kind of report. */
export function exportLines({ register, isMicro, records, years, kind }: Requested): ExportLine[] {
  return INDICATOR_ROWS[register].cards.flatMap((card) =>
    trendsOf(card, isMicro).map((trend) => ({
      card: card.name,
      trend,
      values: seriesOf(trend, records, years, kind).map(({ value }) => value),
    })),
  );
}
