import type { FormatterModule } from 'i18next';
import { asLang, DEFAULT_LANG } from '../i18n/languages.ts';
import { formatNumber } from './number.ts';

/** Numbers that are names and not amounts. */
const NAMES: readonly unknown[] = ['year', 'id'];

/**
 * Writes the numbers of all texts as figures of the language, 1.234 or 1,234 (P1), so that no component has to; which plural
 * form a text takes still follows the number itself. Years and ids stay as they are, and so does what is no number.
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
