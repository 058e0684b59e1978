/** The portal's languages in the order of the switch (P1). */
export const LANGUAGES = ['bs', 'hr', 'en'] as const;

export type Lang = (typeof LANGUAGES)[number];

/** Default and fallback language: used when the agency's list has no language with the default code 'ba' (P4). */
export const DEFAULT_LANG: Lang = 'bs';

/** Narrows a text to a language of the portal; upper case is accepted ('/BS'). */
export function asLang(text: string | undefined | null): Lang | null {
  const code = text?.toLowerCase();
  return LANGUAGES.find((lang) => lang === code) ?? null;
}
