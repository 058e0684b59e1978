import { useTranslation } from 'react-i18next';
import { JIB_LENGTH } from '#shared/config/settings.ts';
import { digitsOnly } from '#shared/format/digits.ts';
import type { UnclearReason } from '../list/list-row.ts';
import { withDigits } from '../list/read-line.ts';
import { valueIn } from '../run/cells.ts';
import type { CheckRow } from '../run/list-check.ts';

/** A number with the leading zeros that a spreadsheet dropped. */
export const withZeros = (number: string): string => number.padStart(JIB_LENGTH, '0');

/** Returns a function that says why a number is no jib. */
export function useUnclearText(): (reason: UnclearReason, number: string) => string {
  const { t } = useTranslation(['list-check', 'ui']);
  return (reason, number) => {
    if (reason === 'vatNumber') return t('ui:jibIsVatNumber');
    if (reason === 'otherNumber') return t('ui:jibIsOtherNumber');
    if (reason === 'severalJibs') return t('ui:severalJibs');
    if (reason === 'letters') return t('unclear.letters', { number, jib: withDigits(number) });
    if (reason === 'lostDigits') return t('unclear.lostDigits', { number });
    const count = digitsOnly(number).length;
    return reason === 'lostZeros'
      ? t('unclear.lostZeros', { count, jib: withZeros(number) })
      : t('unclear.wrongLength', { count });
  };
}

/** Returns a function that says what is the matter with a row; '' when nothing is. */
export function useRowNote(): (row: CheckRow) => string {
  const { t } = useTranslation('list-check');
  const unclearText = useUnclearText();
  return (row) => {
    const { wanted } = row;
    if (wanted.kind === 'unclear') return unclearText(wanted.reason, wanted.number);
    const found = valueIn(row, 'entity');
    if (found?.kind === 'several') return t('candidates', { count: found.count });
    return found?.kind === 'none' ? t(wanted.kind === 'jib' ? 'unknownJib' : 'unknownName') : '';
  };
}
