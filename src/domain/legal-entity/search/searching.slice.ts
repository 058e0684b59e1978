import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { useEffect } from 'react';
import { useDispatch } from 'react-redux';
import * as z from 'zod/mini';

type SearchingState = {
  /** A search or profile screen is open (P3, R4.1). */
  isSearching: boolean;
  /** Query string of the last register search, restored when the address has none (R2.3, R3.4). */
  businessEntitiesProfileSearch: string | null;
};

/** Schema of what is stored of the slice; on the next visit no search is pending. */
export const searchingState = z.object({ businessEntitiesProfileSearch: z.nullable(z.string()) });

/** Search state that is stored beyond a page (P3 Search state). */
export const searchingSlice = createSlice({
  name: 'searching',
  initialState: { isSearching: false, businessEntitiesProfileSearch: null } as SearchingState,
  reducers: {
    searchingChanged: (state, action: PayloadAction<boolean>) => {
      state.isSearching = action.payload;
    },
    profileSearchSaved: (state, action: PayloadAction<string | null>) => {
      state.businessEntitiesProfileSearch = action.payload;
    },
  },
  selectors: {
    selectIsSearching: (state) => state.isSearching,
    selectSavedProfileSearch: (state) => state.businessEntitiesProfileSearch,
  },
});

export const { searchingChanged, profileSearchSaved } = searchingSlice.actions;
export const { selectIsSearching, selectSavedProfileSearch } = searchingSlice.selectors;

/** Sets the global 'searching' flag while the screen is open and clears it on leaving (R2.3, R2.4, faults G05). */
export function useSearchingFlag(): void {
  const dispatch = useDispatch();
  useEffect(() => {
    dispatch(searchingChanged(true));
    return () => void dispatch(searchingChanged(false));
  }, [dispatch]);
}
