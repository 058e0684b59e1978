import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber, formatPercent } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { isInMoney } from './column-decimals.ts';
import type { RatioFigure, RatioName, RatioValue } from './ratios.ts';
import { useFigure } from './use-figure.ts';
import { useRowLabel } from './use-row-label.ts';

/** Ratios in the language of the page: name, formula in plain text, value with its unit, figures, and why there is none. */
export function useRatioText() {
  const { t } = useTranslation('indicators');
  const lang = useLang();
  const { amount } = useFigure();
  const rowLabel = useRowLabel();
  const figureName = ({ sides }: RatioFigure) =>
    sides
      .map(({ row, loss }) => (loss && row.meaning === 'result' ? t('results.result') : rowLabel(row).label))
      .join(' + ');
  return {
    name: (ratio: RatioName) => t(`ratios.${ratio}.name`),
    formula: (ratio: RatioName) => t(`ratios.${ratio}.formula`),
    figureName,
    /** `Poslovni prihod`; of a change with its year. */
    figureLabel: (figure: RatioFigure, ratio: RatioValue) =>
      ratio.as === 'change' ? `${figureName(figure)}, ${figure.year}` : figureName(figure),
    /** The amount of a figure; `decimals` are those of the amounts in its column. */
    figureAmount: (figure: RatioFigure, decimals: number) =>
      amount(figure.value, isInMoney(figure) ? decimals : undefined),
    /** `4,2 %`, `+4,2 %`, `0,85` or `12.300 KM`; '–' when there is none. */
    value: ({ as, value }: Pick<RatioValue, 'as' | 'value'>) => {
      if (value === null || as === 'times') return formatNumber(value, lang, { decimals: 2 });
      if (as === 'KM') return formatMoney(value, lang, { decimals: 0 });
      return (as === 'change' && value > 0 ? '+' : '') + formatPercent(value, lang, { decimals: 1 });
    },
    /** Why there is no ratio, in a sentence; '' when there is one. */
    reason: (ratio: RatioValue) => {
      if (ratio.gap === null) return '';
      const [top, base] = ratio.figures;
      const missing = ratio.gap === 'notStated' && top.value === null ? top : base;
      return t(`ratioGaps.${ratio.gap}`, { figure: figureName(missing), year: base.year });
    },
    /** The same in short, for the cell of a year. */
    shortReason: (gap: NonNullable<RatioValue['gap']>) => t(`ratioGapsShort.${gap}`),
  };
}
