import type { i18n } from 'i18next';
import type { Lang } from '#shared/i18n/languages.ts';

/**
 * How the guard switches the language (P2.3, step 1): the texts first, then whatever follows the language (`apply`). Of quick
 * switches the last one counts, whichever texts come first, also the one back to the language that still stands.
 */
export function languageSwitch(texts: Pick<i18n, 'language' | 'changeLanguage'>, apply: (lang: Lang) => void) {
  let wanted: Lang | null = null;
  return async (lang: Lang): Promise<void> => {
    const overtakes = wanted !== null && wanted !== lang;
    wanted = lang;
    if (texts.language !== lang || overtakes) await texts.changeLanguage(lang);
    if (wanted !== lang) return;
    wanted = null;
    apply(lang);
  };
}
