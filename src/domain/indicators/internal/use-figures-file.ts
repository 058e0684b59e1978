import type { i18n } from 'i18next';
import { useTranslation } from 'react-i18next';
import { firstOfEach } from '#shared/api/lists.ts';
import { exportColumn } from '#shared/export/export-table.ts';
import { type CodebookEntry, inEachLanguage } from '#shared/figures/figures-offer.ts';
import { type Figure, UNREADABLE } from '#shared/format/number.ts';
import { type FigureLine, figureLines, type FiguresOf, type FiguresShown, unitOf } from '../figure-lines.ts';
import { figureLineTexts } from './figure-line-text.ts';

/** A sum of amounts has binary noise beyond its two decimals; counts, ratios, shares and the index may have more. */
const AMOUNT_DECIMALS = 2;
const OTHER_DECIMALS = 6;

/**
 * Rows and columns of a file of figures: each line with its key, its names on the forms until 2021 and from 2022 and its unit,
 * and for each year its value and the day its report was submitted. Ratios follow with their formula. The codebook explains
 * each key in all languages. Rows are made when they are requested.
 */
export function useFiguresFile(entities: readonly FiguresOf[], shown: FiguresShown) {
  const { t } = useTranslation('indicators');
  const { years, kind, measure } = shown;
  const text = figureLineTexts(t, shown);
  const submittedIn = (at: number) => (line: FigureLine) => line.submitted[at] ?? null;
  const written = (line: FigureLine, value: Figure = null) => {
    if (typeof value !== 'number') return value === UNREADABLE ? t('gaps.unreadable') : value;
    const isAmount = unitOf(line) === 'KM' && (line.ratio === null ? measure === 'amount' : line.part !== 'ratio');
    return Number(value.toFixed(isAmount ? AMOUNT_DECIMALS : OTHER_DECIMALS));
  };
  const rows = () => entities.flatMap((entity) => figureLines(entity, shown));

  const column = exportColumn<FigureLine>;
  const columns = [
    column('code', t('file.jib'), ({ of }) => of.jib, 16),
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
    ...years.map((year, at) => column('amount', `${year}`, (line) => written(line, line.values[at]), 16)),
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
