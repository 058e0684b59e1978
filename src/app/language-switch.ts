import type { i18n } from 'i18next';
import type { Lang } from '#shared/i18n/languages.ts';

type Texts = Pick<i18n, 'language' | 'changeLanguage'>;

/**
 * How the guard switches the language (P2.3, step 1): the texts first (`load`), then whatever follows the language (`apply`).
 * Of quick switches the last one counts, whichever texts come first, also the one back to the language that still stands.
 * Rejects when the texts do not come; the language then stays as it was (faults G01).
 */
export function languageSwitch(texts: Texts, load: (lang: Lang) => Promise<void>, apply: (lang: Lang) => void) {
  let wanted: Lang | null = null;
  return async (lang: Lang): Promise<void> => {
    const overtakes = wanted !== null && wanted !== lang;
    wanted = lang;
    if (texts.language !== lang) await load(lang);
    if (wanted !== lang) return;
    if (texts.language !== lang || overtakes) await texts.changeLanguage(lang);
    if (wanted !== lang) return;
    wanted = null;
    apply(lang);
  };
}
