import { useTranslation } from 'react-i18next';
import { type Indicator, isMoney } from './map-indicators.ts';

/** Column heading of an indicator with its unit: 'Assets, KM'. */
export function useColumnLabel(): (indicator: Indicator) => string {
  const { t } = useTranslation('map');
  return (indicator) => {
    const name = t(`indicator.${indicator}`);
    return isMoney(indicator) ? t('column', { indicator: name, unit: 'KM' }) : name;
  };
}
