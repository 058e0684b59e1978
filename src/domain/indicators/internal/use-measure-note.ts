import { useTranslation } from 'react-i18next';
import type { FiguresShown } from '../figure-lines.ts';
import { eraOf } from '../indicator-cards.ts';

/** Explains what the shown values are: of what they are shares, or which year of the shown forms is 100 and why; '' for amounts. */
export function useMeasureNote({ measure, baseYears, years }: Omit<FiguresShown, 'kind'>): string {
  const { t } = useTranslation('indicators');
  if (measure === 'amount') return '';
  if (measure === 'share') return t('measure.shareNote');
  const bases = (['until2021', 'from2022'] as const).flatMap((era) => {
    const year = baseYears[era];
    const isShown = years.some((each) => eraOf(each) === era);
    return year === undefined || !isShown ? [] : t(`measure.baseYear.${era}`, { year });
  });
  return bases.length === 0 ? t('measure.indexWithout') : t('measure.indexNote', { years: bases.join(', ') });
}
