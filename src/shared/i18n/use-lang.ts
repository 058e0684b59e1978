import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { asLang, DEFAULT_LANG, type Lang } from '#shared/i18n/languages.ts';

/** Language of the address, which the frame tells all that stands in it: who asked the router would be drawn anew with each of its steps. */
export const LangContext = createContext<Lang>(DEFAULT_LANG);

/** Language of the page: the address decides (readings, P1). */
export const useLang = (): Lang => useContext(LangContext);

/** Language of the texts on the page, for parts that stand below the routes. */
export function useCurrentLang(): Lang {
  return asLang(useTranslation().i18n.language) ?? DEFAULT_LANG;
}
