import type { i18n } from 'i18next';
import type { Lang } from '#shared/i18n/languages.ts';

type Texts = Pick<i18n, 'language' | 'changeLanguage'>;

/**
 * How the guard switches the language (P2.3, step 1): first the texts are loaded (`load`), then the rest follows (`apply`).
 * When switches overlap, the last one counts, whichever texts load first; this includes a switch back to the current language.
 * Rejects when the texts cannot be loaded; the language then stays as it was (faults G01).
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
