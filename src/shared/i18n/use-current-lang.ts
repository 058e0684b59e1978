import { useTranslation } from 'react-i18next';
import { asLang, DEFAULT_LANG, type Lang } from './languages.ts';

/** Language of the texts on the page, for parts that stand below the routes. */
export function useCurrentLang(): Lang {
  return asLang(useTranslation().i18n.language) ?? DEFAULT_LANG;
}
