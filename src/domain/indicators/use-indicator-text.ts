import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber, formatPercent } from '#shared/format/number.ts';
import type { KeyUnder } from '#shared/i18n/texts.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { isInMoney } from './column-decimals.ts';
import type { Measure } from './figure-measure.ts';
import { lineCode, statementOf, type IndicatorRow } from './indicator-row.ts';
import type { BarScale } from './internal/bar-layout.ts';
import type { YearChange } from './profit-loss-pair.ts';
import type { RatioFigure, RatioName, RatioValue } from './ratios.ts';
import type { Gap } from './series.ts';
import type { Trend } from './trends.ts';

type RowLabel = {
  label: string;
  /** The line code of the old forms, shown beside the label; '' for the newer keys and where the code is the label itself. */
  code: string;
};

type TextOf = TFunction<'indicators'>;

/** Labels of indicator rows in the language of `t` (R3.5, readings): the form's name of the line, else the code. */
export const rowLabelIn =
  (t: TextOf) =>
  (row: IndicatorRow): RowLabel => {
    const code = lineCode(row);
    const statement = statementOf(row);
    if (!row.isNamed && code && statement)
      return { label: t('codeAlone', { statement: t(`statements.${statement}`), code }), code: '' };
    return {
      label: t(`lines.${row.group}.${row.label ?? row.key}` as `lines.${KeyUnder<'indicators', 'lines'>}`),
      code: code ? t('lineCode', { code }) : '',
    };
  };

/** Labels of lines over the years: the name on the newer form, with the old code if it has a counterpart before 2022. */
export const trendLabelIn =
  (t: TextOf) =>
  ({ old, now }: Trend): RowLabel => {
    const named = now ?? old;
    if (!named) return { label: '', code: '' };
    // If the newer form has separate lines for profit and loss, one name covers both.
    const label = named.loss
      ? t(`results.${named.row.meaning as KeyUnder<'indicators', 'results'>}`)
      : rowLabelIn(t)(named.row).label;
    const code = old && old.row.isNamed ? lineCode(old.row) : null;
    return { label, code: code ? t('lineCodeUntil', { code }) : '' };
  };

/** Labels of indicator rows in the language of the page. */
export const useRowLabel = () => rowLabelIn(useTranslation('indicators').t);

/** Labels of lines over the years in the language of the page. */
export const useTrendLabel = () => trendLabelIn(useTranslation('indicators').t);

/** Formats indicator figures in the language of the page: amounts, short bar labels, signed changes. */
export function useFigure() {
  const lang = useLang();
  const amount = (value: number | null, decimals?: number) =>
    formatNumber(value, lang, decimals === undefined ? {} : { decimals });
  return {
    amount,
    /** An amount, `12,4 %` of a whole, or an index `104,2`. */
    measured: (value: number | null, measure: Measure, decimals?: number) =>
      measure === 'share'
        ? formatPercent(value, lang, { decimals: 1 })
        : amount(value, measure === 'index' ? 1 : decimals),
    short: (value: number, { divisor, decimals }: BarScale) => formatNumber(value / divisor, lang, { decimals }),
    /** `+4,2 %`; the difference, `+120.500`, where a percentage would be meaningless; '' without a base. */
    change: (value: YearChange | null) => {
      if (!value) return '';
      const sign = (value.percent ?? value.difference) > 0 ? '+' : '';
      if (value.percent !== null) return sign + formatPercent(value.percent, lang, { decimals: 1 });
      return sign + formatNumber(value.difference, lang, { decimals: 0 });
    },
  };
}

/** Texts of ratios in the language of the page: name, formula, value with its unit, figures, and why there is no value. */
export function useRatioText() {
  const { t } = useTranslation('indicators');
  const lang = useLang();
  const { amount } = useFigure();
  const rowLabel = useRowLabel();
  const figureName = ({ sides, isOfSummary }: RatioFigure) => {
    const line = sides
      .map(({ row, loss }) => (loss && row.meaning === 'result' ? t('results.result') : rowLabel(row).label))
      .join(' + ');
    return isOfSummary ? t('ofSummary', { line }) : line;
  };
  return {
    name: (ratio: RatioName) => t(`ratios.${ratio}.name`),
    formula: (ratio: RatioName) => t(`ratios.${ratio}.formula`),
    figureName,
    /** `Poslovni prihod`; for a change with its year. */
    figureLabel: (figure: RatioFigure, ratio: RatioValue) =>
      ratio.as === 'change' ? `${figureName(figure)}, ${figure.year}` : figureName(figure),
    /** The amount of a figure; `decimals` are those of its column. */
    figureAmount: (figure: RatioFigure, decimals: number) =>
      figure.isUnreadable ? t('gaps.unreadable') : amount(figure.value, isInMoney(figure) ? decimals : undefined),
    /** `4,2 %`, `+4,2 %`, `0,85` or `12.300 KM`; '–' without a value. */
    value: ({ as, value }: Pick<RatioValue, 'as' | 'value'>) => {
      if (value === null || as === 'times') return formatNumber(value, lang, { decimals: 2 });
      if (as === 'KM') return formatMoney(value, lang, { decimals: 0 });
      return (as === 'change' && value > 0 ? '+' : '') + formatPercent(value, lang, { decimals: 1 });
    },
    /** Why there is no ratio, as a sentence; undefined when there is one, or no report. */
    reason: (ratio: RatioValue | null) => {
      if (!ratio?.gap) return undefined;
      const [top, base] = ratio.figures;
      const isMissing = ratio.gap === 'notStated' || ratio.gap === 'unreadable';
      const missing = isMissing && top.value === null ? top : base;
      return t(`ratioGaps.${ratio.gap}`, { figure: figureName(missing), year: base.year });
    },
    /** The same in short for the cell of a year, or why that year has no value at all. */
    shortReason: (ratio: RatioValue | null | undefined, gap: Gap | null = null) =>
      gap ? t(`gaps.${gap}`) : ratio?.gap ? t(`ratioGapsShort.${ratio.gap}`) : null,
  };
}
