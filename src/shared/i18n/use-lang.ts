import { useParams } from 'react-router';
import { useTranslation } from 'react-i18next';
import { asLang, DEFAULT_LANG, type Lang } from '#shared/i18n/languages.ts';

/** Language of the page: the address decides (readings, P1). */
export function useLang(): Lang {
  return asLang(useParams()['lang']) ?? DEFAULT_LANG;
}

/** Language of the texts on the page, for parts that stand below the routes. */
export function useCurrentLang(): Lang {
  return asLang(useTranslation().i18n.language) ?? DEFAULT_LANG;
}
