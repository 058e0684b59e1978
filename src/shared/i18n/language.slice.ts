import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { DEFAULT_LANGUAGE_CODE, FALLBACK_LANGUAGE } from '#shared/config/settings.ts';
import { LANGUAGES, type Lang, asLang } from '#shared/i18n/languages.ts';

/**
 * The language when none is selected (P4): the agency's language with the default code 'ba', which the portal calls 'bs', else
 * the fallback {id 1, code 'bs'}. An empty list, or one with duplicates, changes nothing (faults A42).
 */
export function defaultLanguage(languages: readonly { id: number; code: string }[] = []): { id: number; code: Lang } {
  const match = languages.find(({ code }) => code.toLowerCase() === DEFAULT_LANGUAGE_CODE);
  return match ? { id: match.id, code: FALLBACK_LANGUAGE.code } : FALLBACK_LANGUAGE;
}

/** Names of the portal's languages as the agency writes them, by code; the first of duplicate codes wins. */
export function languageNames(languages: readonly { code: string; name: string }[]): Partial<Record<Lang, string>> {
  const names: Partial<Record<Lang, string>> = {};
  for (const { code, name } of languages) {
    const lang = portalLanguage(code);
    if (lang && name) names[lang] ??= name;
  }
  return names;
}

/** The portal's language for one of the agency's codes; the default code 'ba' means the fallback. */
const portalLanguage = (code: string): Lang | null =>
  code.toLowerCase() === DEFAULT_LANGUAGE_CODE ? FALLBACK_LANGUAGE.code : asLang(code);

export const languageState = z.object({ selected: z.nullable(z.enum(LANGUAGES)) });

/** The selected language (P4). It follows the address and is stored for the next visit to '/'. */
export const languageSlice = createSlice({
  name: 'language',
  initialState: { selected: null } as z.output<typeof languageState>,
  reducers: {
    languageSelected: (state, action: PayloadAction<Lang>) => {
      state.selected = action.payload;
    },
    /** Selects the agency's default language if none is selected yet. */
    languagesLoaded: (state, action: PayloadAction<Parameters<typeof defaultLanguage>[0]>) => {
      state.selected ??= defaultLanguage(action.payload).code;
    },
  },
  selectors: {
    selectLanguage: (state) => state.selected ?? defaultLanguage().code,
  },
});

export const { languageSelected, languagesLoaded } = languageSlice.actions;
/** The selected language; without a selection, the default one. */
export const { selectLanguage } = languageSlice.selectors;
