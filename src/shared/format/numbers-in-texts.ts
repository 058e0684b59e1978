import type { FormatterModule } from 'i18next';
import { asLang, DEFAULT_LANG } from '../i18n/languages.ts';
import { formatNumber } from './number.ts';

/** Names of values that are numbers but no amounts. */
const NAMES: readonly unknown[] = ['year', 'id'];

/**
 * Writes the numbers in all texts as figures of the language, 1.234 or 1,234 (P1), so that components need not do it. The
 * plural form of a text still follows the number. Years, ids and everything that is no number stay as they are.
 */
export const figures: FormatterModule = {
  type: 'formatter',
  init: () => {},
  add: () => {},
  addCached: () => {},
  format: (value: unknown, _format, lang, options) =>
    typeof value === 'number' && !NAMES.includes(options?.['interpolationkey'])
      ? formatNumber(value, asLang(lang) ?? DEFAULT_LANG)
      : (value as string),
};
