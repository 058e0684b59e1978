import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Longest draft kept, in characters of JSON: the persisted state stays small (architecture, Budgets). */
const LONGEST = 4000;

/** What is being typed, by form name, as JSON text: kept over a reload the visitor did not ask for. Never personal secrets or files. */
export const draftsSlice = createSlice({
  name: 'drafts',
  initialState: {} as Record<string, string>,
  reducers: {
    draftStored: (state, action: PayloadAction<{ form: string; value: unknown }>) => {
      const text = JSON.stringify(action.payload.value);
      if (text.length <= LONGEST) state[action.payload.form] = text;
    },
    draftDropped: (state, action: PayloadAction<string>) => {
      delete state[action.payload];
    },
  },
});

export const { draftStored, draftDropped } = draftsSlice.actions;
