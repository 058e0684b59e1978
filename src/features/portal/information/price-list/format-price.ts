import { formatNumber, toNumber } from '#shared/format/number.ts';
import type { Lang } from '#shared/i18n/languages.ts';

/** A price in KM with two decimals, '70,00' for bs and hr, '70.00' for en; '-' when it is not a number (P9). */
export function formatPrice(price: unknown, lang: Lang): string {
  return toNumber(price) === null ? '-' : formatNumber(price, lang, { decimals: 2 });
}
