import { createContext, useContext } from 'react';
import { useTranslation } from 'react-i18next';
import { asLang, DEFAULT_LANG, type Lang } from '#shared/i18n/languages.ts';

/** Language of the address, provided by the frame. A component that read it from the router would render with each of its steps. */
export const LangContext = createContext<Lang>(DEFAULT_LANG);

/** Language of the page: the address decides (readings, P1). */
export const useLang = (): Lang => useContext(LangContext);

/** Language of the loaded texts, for components outside the routes. */
export function useCurrentLang(): Lang {
  return asLang(useTranslation().i18n.language) ?? DEFAULT_LANG;
}
