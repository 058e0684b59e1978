import { useLang } from '#shared/i18n/use-lang.ts';
import { formatNumber, formatPercent } from '#shared/format/number.ts';
import type { BarScale } from './bar-layout.ts';
import type { YearChange } from './profit-loss-pair.ts';

/** Writers of indicator figures in the language of the page: amounts, short bar labels, signed changes. */
export function useFigure() {
  const lang = useLang();
  return {
    amount: (value: number | null, decimals?: number) =>
      formatNumber(value, lang, decimals === undefined ? {} : { decimals }),
    short: (value: number, { divisor, decimals }: BarScale) => formatNumber(value / divisor, lang, { decimals }),
    /** `+4,2 %`; where a percentage would be made up the difference, `+120.500`; '' without a base. */
    change: (value: YearChange | null) => {
      if (!value) return '';
      const sign = (value.percent ?? value.difference) > 0 ? '+' : '';
      if (value.percent !== null) return sign + formatPercent(value.percent, lang, { decimals: 1 });
      return sign + formatNumber(value.difference, lang, { decimals: 0 });
    },
  };
}
