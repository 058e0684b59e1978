import { beforeEach, describe, expect, test, vi } from 'vitest';
import { searchKey, type SearchToName } from '#domain/legal-entity/named-searches/internal/named-search.ts';
import {
  acknowledgeLook,
  claimCheck,
  MOST_NAMED,
  namedSearches,
  nameSearch,
  releaseCheck,
  storeLook,
} from '#domain/legal-entity/named-searches/internal/named-searches.ts';
import { createStorage } from '#shared/storage/create-storage.ts';
import { forgetEverything } from '#shared/storage/reset.ts';
import { withDatabase } from '#tests/storage.ts';
import { look } from './look.ts';

withDatabase();

const search = (name = 'hrast'): SearchToName => ({
  route: 'entitySearch',
  query: `name=${name}`,
  call: { PageSize: 10, includeCount: true, Page: 0, searchType: 1, name },
});
const KEY = searchKey(search());
const [here, there] = [createStorage(), createStorage()];
const stored = () => there.lists.get(namedSearches).read();

beforeEach(() => forgetEverything(here));

describe('the named searches of this computer', () => {
  test('a search has one name; naming it again renames it and keeps what was seen', async () => {
    await nameSearch(here, search(), 'Prva');
    await storeLook(here, KEY, look([1]));
    // As a Mac writes it: s and a mark.
    await nameSearch(there, search(), ' S\u030Cume ');
    expect(await stored()).toMatchObject([{ name: 'Šume', seen: look([1]) }]);
  });

  test('the list takes no more than its limit, and loses none of the earlier ones', async () => {
    for (let at = 0; at <= MOST_NAMED; at++) await nameSearch(here, search(`h${at}`), `h${at}`);
    const names = (await stored()).map(({ name }) => name);
    expect(names).toHaveLength(MOST_NAMED);
    expect(names).not.toContain(`h${MOST_NAMED}`);
  });

  test('of two tabs that open at once, one makes the check; a check that was aborted may be made again', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-01-01T12:00:00.004Z') });
    await nameSearch(here, search(), 'Hrast');
    const claims = await Promise.all([claimCheck(here, KEY), claimCheck(there, KEY)]);
    expect(claims.toSorted()).toEqual([false, true]);
    expect(await claimCheck(here, KEY)).toBe(false);
    expect(await claimCheck(here, KEY, true)).toBe(true);
    await releaseCheck(here, KEY);
    expect(await claimCheck(there, KEY)).toBe(true);
    expect(await claimCheck(here, 'entitySearch?name=deleted')).toBe(false);
  });

  test('what arrived after a state was shown stays new when that state is acknowledged', async () => {
    await nameSearch(here, search(), 'Hrast');
    for (const ids of [[1], [1, 2], [1, 2, 3]]) await storeLook(here, KEY, look(ids));
    await acknowledgeLook(there, KEY, look([1, 2]));
    expect(await stored()).toMatchObject([{ seen: look([1, 2]), latest: look([1, 2, 3]) }]);
  });
});
