import { useTranslation } from 'react-i18next';
import { isoDate } from '#shared/format/date.ts';
import { type Figure, UNREADABLE } from '#shared/format/number.ts';
import { exportColumn } from '#shared/export/export-table.ts';
import { lineCode } from './indicator-row.ts';
import { type Side, type Trend, trendsOf } from './trends.ts';
import { useRatioText, useRowLabel, useTrendLabel } from './use-indicator-text.ts';
import type { IndicatorRecord } from './indicators.model.ts';
import { type RatioFigure, type RatioName, type RatioSeries, ratioSeriesOf } from './ratios.ts';
import type { Register } from './register.ts';
import { type CardName, type Era, eraOf, INDICATOR_ROWS } from './indicator-cards.ts';
import { recordOfKind, type ReportKind, seriesOf } from './series.ts';

/**
 * Rows and columns of an exported file of figures: each line with its names on the forms until 2021 and from 2022 and its unit,
 * and for each year its value and the day its report was submitted. Ratios follow with their formula. The rows are made when
 * they are requested.
 */
export function useFiguresFile(entities: readonly FiguresOf[], years: readonly number[], kind: ReportKind | null) {
  const { t } = useTranslation('indicators');
  const trendLabel = useTrendLabel();
  const rowLabel = useRowLabel();
  const ratioText = useRatioText();
  // A row that states the loss belongs to the same line of the table.
  const namesOf = (sides: readonly Side[], { ratio }: FigureLine) =>
    sides
      .flatMap(({ row, loss }) => (loss ? [row, loss] : [row]))
      .map((row) => rowLabel(row).label)
      .join(ratio === null ? ' / ' : ' + ');

  const indicator = (line: FigureLine) => {
    if (line.ratio === null) return trendLabel(line.trend).label;
    const name = t(`ratios.${line.ratio}.name`);
    return line.part === 'ratio' ? name : `${name}: ${t(`ratioParts.${line.part}`)}`;
  };
  const unit = (line: FigureLine) => {
    if (line.ratio === null) return t(`fileUnits.${line.trend.unit}`);
    if (line.part === 'ratio') return t(`fileUnits.${line.as}`);
    const [side] = [...line.now, ...line.old];
    return t(`fileUnits.${side?.row.unit ?? 'KM'}`);
  };
  const oldCode = ({ old }: FigureLine) => old.flatMap(({ row }) => lineCode(row) ?? []).join(' + ');
  const formula = (line: FigureLine) =>
    line.ratio !== null && line.part === 'ratio' ? ratioText.formula(line.ratio) : '';
  const submittedIn = (at: number) => (line: FigureLine) => isoDate(line.submitted[at]);

  const written = (value: Figure = null) => (value === UNREADABLE ? t('gaps.unreadable') : value);

  const column = exportColumn<FigureLine>;
  const columns = [
    column('code', 'JIB', ({ of }) => of.jib, 16),
    column('text', t('file.name'), ({ of }) => of.name, 36),
    column('text', t('reportType'), () => kind?.name ?? '', 26),
    column('text', t('file.card'), ({ card }) => (card ? t(`cards.${card}`) : t('ratiosTitle')), 18),
    column('text', t('indicator'), indicator, 44),
    column('text', t('file.unit'), unit, 10),
    column('text', t('file.formUntil2021'), (line) => namesOf(line.old, line), 40),
    column('code', t('file.codeUntil2021'), oldCode, 12),
    column('text', t('file.formFrom2022'), (line) => namesOf(line.now, line), 40),
    column('text', t('file.formula'), formula, 48),
    ...years.map((year, at) => column('number', `${year}`, ({ values }) => written(values[at]), 16)),
    ...years.map((year, at) => column('text', t('file.submitted', { year }), submittedIn(at), 16)),
  ];
  return { columns, rows: () => entities.flatMap((entity) => figureLines(entity, years, kind)) };
}

/** The entity whose figures are exported. */
export type FiguresOf = {
  jib: string;
  name: string;
  register: Register;
  isMicro: boolean;
  records: readonly IndicatorRecord[];
};

/** One exported line with a value for each year: a line of a card, a ratio, or one of a ratio's two figures. */
type FigureLine = {
  of: FiguresOf;
  /** Submission days of the years' reports; '' without a report or date. */
  submitted: readonly string[];
  values: readonly Figure[];
  /** The lines it is read from on either form; empty for a ratio itself. */
  old: readonly Side[];
  now: readonly Side[];
} & (
  | { card: CardName; trend: Trend; ratio: null }
  | { card: null; ratio: RatioName; as: RatioSeries['as']; part: 'ratio' | 'top' | 'base' }
);

/** All lines of all cards of a register over the years, then its ratios with the figures they were computed from. */
function figureLines(of: FiguresOf, years: readonly number[], kind: ReportKind | null): FigureLine[] {
  const { register, isMicro, records } = of;
  const submitted = years.map((year) => recordOfKind(records, year, kind)?.submittedOn ?? '');
  const lines = INDICATOR_ROWS[register].cards.flatMap((card) =>
    trendsOf(card, isMicro).map((trend): FigureLine => {
      const values = seriesOf(trend, records, years, kind).map(({ value, gap }): Figure =>
        gap === UNREADABLE ? UNREADABLE : value,
      );
      const [old, now] = [trend.old, trend.now].map((side) => (side ? [side] : []));
      return { of, submitted, values, old: old ?? [], now: now ?? [], card: card.name, trend, ratio: null };
    }),
  );
  const ratios = ratioSeriesOf({ register, isMicro }, records, years, kind).flatMap(({ name, as, points }) => {
    const line = { of, submitted, card: null, ratio: name, as, old: [], now: [] } as const;
    const ratio: FigureLine = {
      ...line,
      part: 'ratio',
      values: points.map((point) => (point.ratio?.gap === UNREADABLE ? UNREADABLE : (point.ratio?.value ?? null))),
    };
    // Both figures of a change are one line in two years, which is already in the list.
    if (as === 'change') return [ratio];
    const part = (at: 0 | 1, place: 'top' | 'base'): FigureLine => {
      const figures = points.map((point) => point.ratio?.figures[at] ?? null);
      return {
        ...line,
        part: place,
        values: figures.map((figure) => (figure?.isUnreadable ? UNREADABLE : (figure?.value ?? null))),
        ...sidesIn(figures),
      };
    };
    return [ratio, part(0, 'top'), part(1, 'base')];
  });
  return [...lines, ...ratios];
}

/** The lines from which figures were read, by form. */
function sidesIn(figures: readonly (RatioFigure | null)[]): { old: readonly Side[]; now: readonly Side[] } {
  const inEra = (era: Era) => figures.findLast((figure) => figure && eraOf(figure.year) === era)?.sides ?? [];
  return { old: inEra('until2021'), now: inEra('from2022') };
}
