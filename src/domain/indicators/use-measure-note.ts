import { useTranslation } from 'react-i18next';
import type { BaseYears, Measure } from './figure-measure.ts';

type Measured = { measure: Measure; baseYears: BaseYears };

/** Explains what the shown values are: of what they are shares, or which years are 100; '' for amounts. */
export function useMeasureNote(): (shown: Measured) => string {
  const { t } = useTranslation('indicators');
  return ({ measure, baseYears }) => {
    if (measure === 'amount') return '';
    if (measure === 'share') return t('measure.shareNote');
    const years = Object.values(baseYears).toSorted((a, b) => a - b);
    if (years.length === 0) return t('measure.indexWithout');
    return t('measure.indexNote', { years: years.map((year) => t('yearListed', { year })).join(', ') });
  };
}
