/** The portal's languages in the order of the switch (P1). */
export const LANGUAGES = ['bs', 'hr', 'en'] as const;

export type Lang = (typeof LANGUAGES)[number];

/** Default and fallback language (P4); the agency's default code 'ba' means this language as well. */
export const DEFAULT_LANG: Lang = 'bs';

/** Narrows a text to a language of the portal; upper case is accepted ('/BS'). */
export function asLang(text: string | undefined | null): Lang | null {
  const code = text?.toLowerCase();
  return LANGUAGES.find((lang) => lang === code) ?? null;
}
