import type { i18n } from 'i18next';
import { languageSelected } from '#shared/i18n/language.slice.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { isDocumentRestored } from '#shared/routing/document-restored.ts';
import type { PortalStore } from './store.ts';

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

/**
 * Selects the language of the page for later visits (P4) when the visitor comes to it: by opening an address or by a switch in
 * this tab. Every other navigation leaves the selection as it is, and so does a reload, because another tab may have selected
 * another language since (readings P4, two tabs).
 *
 * @returns a function to be called with the language of the page after every navigation.
 */
export function languageSelection({ dispatch, getState }: Pick<PortalStore, 'dispatch' | 'getState'>) {
  let shown: Lang | null = null;
  return (lang: Lang): void => {
    const isSelected = shown === null ? !isDocumentRestored() || getState().language.selected === null : shown !== lang;
    shown = lang;
    if (isSelected) dispatch(languageSelected(lang));
  };
}
