import { type Card, type CardName, eraOf, INDICATOR_ROWS, rowsFor } from '#domain/indicators/indicator-cards.ts';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { changeOf, type YearChange } from '#domain/indicators/profit-loss-pair.ts';
import type { Form } from '#domain/indicators/ratios.ts';
import { selectionOf, yearsOf } from '#domain/indicators/report-selection.ts';
import { recordOfKind, type ReportKind, shownKind } from '#domain/indicators/series.ts';
import { sideIn, sidesOf, type Trend, trendFigure, trendsOf } from '#domain/indicators/trends.ts';
import { type Figure, numberIn } from '#shared/format/number.ts';
import type { FinancialParams } from '../entity-profile.params.ts';
import type { ExtractChoice } from './extract-choice.ts';

/** The reports that an extract shows: that of the chosen year and, if wanted, those of the years before it. */
export type PrintedReports = {
  kind: ReportKind | null;
  /** The years to print, ascending, the chosen one last even if it has no report. */
  wanted: readonly number[];
  /** Those of them that have a report. */
  years: readonly number[];
  /** The report of the last of these years; null when none has one. */
  record: IndicatorRecord | null;
  /** All reports; of the chosen year only the chosen one. */
  records: readonly IndicatorRecord[];
};

/** The reports to print: of the kind and year chosen on the page (R2.5); further years are the latest ones before with such a report. */
export function printedReports(
  all: readonly IndicatorRecord[],
  params: FinancialParams,
  most: ExtractChoice['years'],
): PrintedReports {
  const selected = selectionOf(all, params);
  const { year } = selected;
  const kind = shownKind(all, params);
  const chosen = (params.view === 'years' && recordOfKind(all, year, kind)) || selected.record;
  const reportTypeId = chosen?.reportTypeId ?? selected.reportTypeId;
  const records = all.filter((each) => each.year !== year || each.reportTypeId === reportTypeId);
  const reported = yearsOf(records).filter((each) => each < year && recordOfKind(records, each, kind));
  const before = most === 1 ? [] : reported.slice(1 - most);
  const wanted = [...before, year];
  const years = chosen ? wanted : before;
  const record = chosen ?? recordOfKind(records, years.at(-1) ?? year, kind);
  return { kind, wanted, years, record, records };
}

/** A line of a printed statement. 'notOnForm' marks a year whose form has no such line. */
type PrintedLine = {
  trend: Trend;
  values: readonly (Figure | 'notOnForm')[];
  /** Of the last year against the year before, in the same form. */
  change: YearChange | null;
};

export type PrintedStatement = { name: CardName; lines: readonly PrintedLine[] };

/** Every statement of the reports (R2.4), each line once: a card all of whose lines are on another one is left out. */
export function printedStatements(
  { register, isMicro }: Form,
  { kind, years, records }: PrintedReports,
): PrintedStatement[] {
  const cards = INDICATOR_ROWS[register].cards.map((card) => ({
    name: card.name,
    trends: linesOn(card, years, isMicro),
  }));
  const keysOf = (trends: readonly Trend[]) =>
    trends.flatMap(({ old, now }) => [old, now].flatMap((side) => side?.row.key ?? []));
  const isRepeated = (own: readonly Trend[], at: number) =>
    cards.some(({ trends }, other) => {
      const [its, ours] = [keysOf(trends), keysOf(own)];
      return other !== at && ours.every((key) => its.includes(key)) && (its.length > ours.length || other > at);
    });
  return cards
    .filter(({ trends }, at) => trends.length > 0 && !isRepeated(trends, at))
    .map(({ name, trends }) => ({
      name,
      lines: trends.map((trend): PrintedLine => {
        const figureIn = (year: number) => trendFigure(trend, year, recordOfKind(records, year, kind)?.lines ?? {});
        const last = years.at(-1) ?? 0;
        const before = eraOf(last - 1) === eraOf(last) ? figureIn(last - 1) : null;
        return {
          trend,
          values: years.map((year) => (sideIn(trend, year) ? figureIn(year) : 'notOnForm')),
          change: changeOf(numberIn(figureIn(last)), numberIn(before)),
        };
      }),
    }));
}

/** The lines of a card: in the order of the form if all years have the same, else joined over both. */
function linesOn(card: Card, years: readonly number[], isMicro: boolean): Trend[] {
  const [era, other] = new Set(years.map(eraOf));
  if (era === undefined || other !== undefined) return trendsOf(card, isMicro);
  return sidesOf(rowsFor(card, era, isMicro)).map((side) => ({
    id: side.row.key,
    unit: side.row.unit,
    old: era === 'until2021' ? side : null,
    now: era === 'from2022' ? side : null,
  }));
}
