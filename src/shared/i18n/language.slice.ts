import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { LANGUAGES, type Lang } from '#shared/i18n/languages.ts';
import { defaultLanguage } from './default-language.ts';

/** The slice, as it must be when it is read back on the next visit. */
export const languageState = z.object({ selected: z.nullable(z.enum(LANGUAGES)) });

/** The selected language (P4). The address decides, this follows; it is kept for the next visit to '/'. */
export const languageSlice = createSlice({
  name: 'language',
  initialState: { selected: null } as z.output<typeof languageState>,
  reducers: {
    languageSelected: (state, action: PayloadAction<Lang>) => {
      state.selected = action.payload;
    },
    /** The agency's languages have come: its default is selected where nobody selected one. */
    languagesLoaded: (state, action: PayloadAction<Parameters<typeof defaultLanguage>[0]>) => {
      state.selected ??= defaultLanguage(action.payload).code;
    },
  },
  selectors: {
    selectLanguage: (state) => state.selected ?? defaultLanguage().code,
  },
});

export const { languageSelected, languagesLoaded } = languageSlice.actions;
export const { selectLanguage } = languageSlice.selectors;
