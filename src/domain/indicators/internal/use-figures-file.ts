import type { i18n, TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { firstOfEach } from '#shared/api/lists.ts';
import { exportColumn } from '#shared/export/export-table.ts';
import { type CodebookEntry, inEachLanguage } from '#shared/figures/figures-offer.ts';
import { type Figure, UNREADABLE } from '#shared/format/number.ts';
import { type FigureLine, figureLines, type FiguresOf, type FiguresShown } from '../figure-lines.ts';
import { wholeOf } from '../figure-measure.ts';
import { lineCode } from '../indicator-row.ts';
import type { Side } from '../trends.ts';
import { rowLabelIn, trendLabelIn } from '../use-indicator-text.ts';

/**
 * Rows and columns of a file of figures: each line with its key, its names on the forms until 2021 and from 2022 and its unit,
 * and for each year its value and the day its report was submitted. Ratios follow with their formula. The codebook explains
 * each key in all languages. Rows are made when they are requested.
 */
export function useFiguresFile(entities: readonly FiguresOf[], shown: FiguresShown) {
  const { t } = useTranslation('indicators');
  const { years, kind } = shown;
  const text = figureLineTexts(t, shown);
  const submittedIn = (at: number) => (line: FigureLine) => line.submitted[at] ?? null;
  const written = (value: Figure = null) => (value === UNREADABLE ? t('gaps.unreadable') : value);
  const rows = () => entities.flatMap((entity) => figureLines(entity, shown));

  const column = exportColumn<FigureLine>;
  const columns = [
    column('code', 'JIB', ({ of }) => of.jib, 16),
    column('text', t('file.name'), ({ of }) => of.name, 36),
    column('text', t('reportType'), () => kind?.name ?? '', 26),
    column('text', t('file.card'), text.card, 18),
    column('text', t('file.key'), ({ key }) => key, 22),
    column('text', t('indicator'), text.name, 44),
    column('text', t('file.unit'), text.unit, 10),
    column('text', t('file.formUntil2021'), text.oldNames, 40),
    column('code', t('file.codeUntil2021'), text.oldCode, 12),
    column('text', t('file.formFrom2022'), text.nowNames, 40),
    column('text', t('file.formula'), text.formula, 48),
    ...years.map((year, at) => column('amount', `${year}`, ({ values }) => written(values[at]), 16)),
    ...years.map((year, at) => column('day', t('file.submitted', { year }), submittedIn(at), 16)),
  ];

  function entries(texts: i18n): CodebookEntry[] {
    const textIn = inEachLanguage((lang) => figureLineTexts(texts.getFixedT(lang, 'indicators'), shown));
    return firstOfEach(rows(), ({ key }) => key).map((line) => ({
      key: line.key,
      labels: inEachLanguage((lang) => textIn[lang].name(line)),
      column: '',
      form: text.card(line),
      unit: text.unit(line),
      formula: text.formula(line),
      seriesBreak: text.seriesBreak(line),
    }));
  }
  return { columns, rows, codebook: { keyColumn: t('file.key'), texts: ['indicators'], entries } };
}

/** Texts about the lines of a file of figures in the language of `t`: name, unit, formula, and the lines on either form. */
function figureLineTexts(t: TFunction<'indicators'>, { measure, baseYears }: Omit<FiguresShown, 'kind' | 'years'>) {
  const trendLabel = trendLabelIn(t);
  const rowLabel = rowLabelIn(t);
  const isMeasured = ({ ratio }: FigureLine) => ratio === null && measure !== 'amount';

  // A row that states the loss belongs to the same line of the table.
  const namesOf = (sides: readonly Side[], { ratio }: FigureLine) =>
    sides
      .flatMap(({ row, loss }) => (loss ? [row, loss] : [row]))
      .map((row) => rowLabel(row).label)
      .join(ratio === null ? ' / ' : ' + ');
  const firstRow = ({ now, old }: FigureLine) => [...now, ...old][0]?.row;

  /** `percent of total assets`, the index with its base years, or '' when the line has neither. */
  function measuredUnit(line: FigureLine): string {
    if (measure === 'index')
      return t('measure.unitIndex', {
        years: Object.values(baseYears)
          .toSorted((a, b) => a - b)
          .join(', '),
      });
    const row = firstRow(line);
    const whole = row && wholeOf(row);
    return whole ? t(`measure.unitShare.${whole}`) : '';
  }

  return {
    name: (line: FigureLine): string => {
      if (line.ratio === null) return trendLabel(line.trend).label;
      const name = t(`ratios.${line.ratio}.name`);
      return line.part === 'ratio' ? name : `${name}: ${t(`ratioParts.${line.part}`)}`;
    },
    card: ({ card }: FigureLine) => (card ? t(`cards.${card}`) : t('ratiosTitle')),
    unit: (line: FigureLine): string => {
      if (isMeasured(line)) return measuredUnit(line);
      if (line.ratio === null) return t(`fileUnits.${line.trend.unit}`);
      return t(`fileUnits.${line.part === 'ratio' ? line.as : (firstRow(line)?.unit ?? 'KM')}`);
    },
    formula: (line: FigureLine): string => {
      if (isMeasured(line)) return t(`measure.formula.${measure === 'index' ? 'index' : 'share'}`);
      return line.ratio !== null && line.part === 'ratio' ? t(`ratios.${line.ratio}.formula`) : '';
    },
    oldNames: (line: FigureLine) => namesOf(line.old, line),
    nowNames: (line: FigureLine) => namesOf(line.now, line),
    oldCode: ({ old }: FigureLine) => old.flatMap(({ row }) => lineCode(row) ?? []).join(' + '),
    /** How the line continues across the change of forms; '' for a ratio, whose two figures say it. */
    seriesBreak: (line: FigureLine): string => {
      const [old, now] = [namesOf(line.old, line), namesOf(line.now, line)];
      if (old && now) return t('codebook.both', { old, now });
      if (old) return t('codebook.onlyOld', { old });
      return now ? t('codebook.onlyNow', { now }) : t('ratiosYearsNote');
    },
  };
}
