import { formatNumber } from '#shared/format/number.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { ErrorGroup } from './error-groups.ts';

/** Signs of the longest amount that the errors name, written out with two decimals; 0 when none names any. */
export function longestFigure(groups: readonly ErrorGroup[], lang: Lang): number {
  let longest = 0;
  for (const { errors } of groups)
    for (const { amounts } of errors)
      if (amounts)
        longest = Math.max(
          longest,
          ...[amounts.written, amounts.expected, amounts.written - amounts.expected].map(
            (amount) => formatNumber(amount, lang, { decimals: 2 }).length,
          ),
        );
  return longest;
}
