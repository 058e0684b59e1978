import { DEFAULT_LANGUAGE_CODE, FALLBACK_LANGUAGE } from '#shared/config/settings.ts';
import { asLang, type Lang } from '#shared/i18n/languages.ts';

/**
 * The language when none is selected (P4), of those the agency has: the one whose code is the default 'ba', which is the portal's
 * 'bs', else the fallback {id 1, code 'bs'}. A list that is empty or doubled changes nothing (faults A42).
 */
export function defaultLanguage(languages: readonly { id: number; code: string }[] = []): { id: number; code: Lang } {
  const match = languages.find(({ code }) => code.toLowerCase() === DEFAULT_LANGUAGE_CODE);
  return match ? { id: match.id, code: FALLBACK_LANGUAGE.code } : FALLBACK_LANGUAGE;
}

/** Names of the portal's languages as the agency writes them, by code; the first of doubled codes wins. */
export function languageNames(languages: readonly { code: string; name: string }[]): Partial<Record<Lang, string>> {
  const names: Partial<Record<Lang, string>> = {};
  for (const { code, name } of languages) {
    const lang = portalLanguage(code);
    if (lang && name) names[lang] ??= name;
  }
  return names;
}

/** The portal's language of a code of the agency, which may call the fallback by the default code. */
const portalLanguage = (code: string): Lang | null =>
  code.toLowerCase() === DEFAULT_LANGUAGE_CODE ? FALLBACK_LANGUAGE.code : asLang(code);
