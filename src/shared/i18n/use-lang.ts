import { useParams } from 'react-router';
import { asLang, DEFAULT_LANG, type Lang } from '#shared/i18n/languages.ts';

/** Language of the page: the address decides (readings, P1). */
export function useLang(): Lang {
  return asLang(useParams()['lang']) ?? DEFAULT_LANG;
}
