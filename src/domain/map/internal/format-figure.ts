import { useTranslation } from 'react-i18next';
import { formatMoney, formatNumber, NBSP } from '#shared/format/number.ts';
import { shortNumber } from '#shared/format/short-number.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { isMoney, type Indicator } from './map-indicators.ts';

/** A figure for panel and legend: amounts shortened with their unit (`14,9 mlrd. KM`), counts in full; '–' when missing. */
export function shortFigure(figure: number | null, indicator: Indicator, lang: Lang): string {
  return isMoney(indicator) ? shortNumber(figure, lang) : formatNumber(figure, lang, { decimals: 0 });
}

/** The same figure in full: `14.882.310.447 KM`. */
export function exactFigure(figure: number | null, indicator: Indicator, lang: Lang): string {
  return isMoney(indicator) ? formatMoney(figure, lang, { decimals: 0 }) : formatNumber(figure, lang, { decimals: 0 });
}

/** Splits a formatted figure, so that the digits can be larger than their unit. */
export function digitsAndUnit(written: string): { digits: string; unit: string } {
  const [digits = '', ...unit] = written.split(NBSP);
  return { digits, unit: unit.join(NBSP) };
}

/** Column heading of an indicator with its unit: 'Assets, KM'. */
export function useColumnLabel(): (indicator: Indicator) => string {
  const { t } = useTranslation('map');
  return (indicator) => {
    const name = t(`indicator.${indicator}`);
    return isMoney(indicator) ? t('column', { indicator: name, unit: 'KM' }) : name;
  };
}
