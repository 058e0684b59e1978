import { useTranslation } from 'react-i18next';
import { useRatioText } from '#domain/indicators/use-ratio-text.ts';
import { useFigure } from '#domain/indicators/use-figure.ts';
import { useTrendLabel } from '#domain/indicators/use-row-label.ts';
import type { ComparedLine } from './compared-lines.ts';

/** Name of a compared line with what stands smaller beside it: card and old code, or the formula of a ratio. */
export function useLineText() {
  const { t } = useTranslation('indicators');
  const trendLabel = useTrendLabel();
  const ratioText = useRatioText();
  return (line: ComparedLine) => {
    if (line.ratio) return { name: ratioText.name(line.ratio.name), note: ratioText.formula(line.ratio.name) };
    const { label, code } = trendLabel(line.trend);
    return { name: label, note: [t(`cards.${line.card}`), code].filter(Boolean).join(' · ') };
  };
}

/** Writer of the figures of a line: a ratio with its unit, an amount with the decimals of its column. */
export function useCellText() {
  const ratioText = useRatioText();
  const { amount } = useFigure();
  return ({ ratio, unit }: Pick<ComparedLine, 'ratio' | 'unit'>, value: number | null, decimals: number | undefined) =>
    ratio ? ratioText.value({ as: ratio.as, value }) : amount(value, unit === 'KM' ? decimals : undefined);
}
