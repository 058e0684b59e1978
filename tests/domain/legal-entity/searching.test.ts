import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  profileSearchSaved,
  searchingChanged,
  searchingSlice,
  searchingState,
  selectIsSearching,
  selectSavedProfileSearch,
} from '#domain/legal-entity/search/searching.slice.ts';

test('the last search is stored beyond its page; on the next visit none is pending (P3, R2.3)', () => {
  const { reducer } = searchingSlice;
  const searching = [searchingChanged(true), profileSearchSaved('?name=Hrast')].reduce(
    reducer,
    reducer(undefined, { type: '' }),
  );
  expect([selectIsSearching({ searching }), selectSavedProfileSearch({ searching })]).toEqual([true, '?name=Hrast']);
  expect(z.parse(searchingState, searching)).toEqual({ businessEntitiesProfileSearch: '?name=Hrast' });
  expect(selectIsSearching({ searching: reducer(searching, searchingChanged(false)) })).toBe(false);
});
