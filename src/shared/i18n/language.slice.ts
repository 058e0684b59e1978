import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import * as z from 'zod/mini';
import { LANGUAGES, type Lang } from '#shared/i18n/languages.ts';
import { defaultLanguage } from './default-language.ts';

/** The slice, as it must be when it is read back on the next visit. */
export const languageState = z.object({ selected: z.enum(LANGUAGES) });

/** The selected language (P4). The address decides, this follows; it is kept for the next visit to '/'. */
export const languageSlice = createSlice({
  name: 'language',
  initialState: { selected: defaultLanguage().code } as z.output<typeof languageState>,
  reducers: {
    languageSelected: (state, action: PayloadAction<Lang>) => {
      state.selected = action.payload;
    },
  },
  selectors: {
    selectLanguage: (state) => state.selected,
  },
});

export const { languageSelected } = languageSlice.actions;
export const { selectLanguage } = languageSlice.selectors;
