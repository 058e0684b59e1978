import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { asLang, type Lang } from '#shared/i18n/languages.ts';
import { defaultLanguage } from './default-language.ts';

type LanguageState = { selected: Lang };

/** The selected language (P4). The address decides, this follows; it is kept for the next visit to '/'. */
export const languageSlice = createSlice({
  name: 'language',
  initialState: { selected: defaultLanguage().code } as LanguageState,
  reducers: {
    languageSelected: (state, action: PayloadAction<Lang>) => {
      state.selected = action.payload;
    },
  },
  selectors: {
    /** Selected language; a damaged stored value counts as the default. */
    selectLanguage: (state) => asLang(state.selected) ?? defaultLanguage().code,
  },
});

export const { languageSelected } = languageSlice.actions;
export const { selectLanguage } = languageSlice.selectors;
