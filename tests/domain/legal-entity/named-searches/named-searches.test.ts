import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import {
  isCheckDue,
  namedSearchSchema,
  newlyNamed,
  searchAddress,
  searchKey,
  withLook,
} from '#domain/legal-entity/named-searches/internal/named-search.ts';
import type { Look } from '#domain/legal-entity/named-searches/internal/search-news.ts';
import { look } from './look.ts';

const CALL = { PageSize: 10, includeCount: true, Page: 3, searchType: 1, countyId: 2029 };
const SEARCH = newlyNamed({ route: 'entitySearch', query: 'countyId=2029', call: CALL }, ' Tuzla ');
const HOUR = 3_600_000;

describe('a named search', () => {
  test('keeps its own call from the first page, and survives being stored', () => {
    expect(SEARCH).toMatchObject({ name: 'Tuzla', call: { ...CALL, Page: 0 } });
    expect(z.parse(namedSearchSchema, JSON.parse(JSON.stringify(SEARCH)))).toEqual(SEARCH);
    expect(z.safeParse(namedSearchSchema, { ...SEARCH, call: { PageSize: 'ten' } }).success).toBe(false);
    expect(z.parse(namedSearchSchema, { ...SEARCH, seen: { at: 1 } }).seen).toBeNull();
  });

  test('has an address in each language, which never restores another search', () => {
    expect(searchAddress(SEARCH, 'bs')).toBe('/bs/profil-pravnih-lica?countyId=2029');
    expect(searchAddress({ ...SEARCH, query: '' }, 'bs')).toBe('/bs/profil-pravnih-lica?page=1');
    expect(searchKey(SEARCH)).toBe('entitySearch?countyId=2029');
  });

  test('is checked once an hour at most, whether the last check succeeded or not', () => {
    const now = Date.parse('2026-01-01T10:00:00Z');
    const after = (ms: number, hasFailed = false) => {
      const requestedAt = new Date(now - ms).toISOString();
      return isCheckDue(
        { ...SEARCH, hasFailed, requestedAt, latest: hasFailed ? null : look([], { at: requestedAt }) },
        now,
      );
    };
    expect(isCheckDue(SEARCH, now)).toBe(true);
    expect(after(HOUR - 1)).toBe(false);
    expect(after(HOUR - 1, true)).toBe(false);
    expect(after(HOUR)).toBe(true);
    // A clock that was set back.
    expect(after(-1)).toBe(true);
  });

  test('is checked again when the tab that began a check was closed before its result', () => {
    const now = Date.parse('2026-01-01T10:00:00Z');
    const begun = (ms: number, latest: Look | null) =>
      isCheckDue({ ...SEARCH, latest, requestedAt: new Date(now - ms).toISOString() }, now);
    const earlier = look([1], { at: '2026-01-01T08:00:00.000Z' });
    expect([begun(60_000, null), begun(60_000, earlier)]).toEqual([false, false]);
    expect([begun(180_000, null), begun(180_000, earlier)]).toEqual([true, true]);
  });

  test('the first state counts as seen; later ones stay new until acknowledged', () => {
    const first = withLook(SEARCH, look([1]));
    expect(first).toMatchObject({ seen: look([1]), latest: look([1]), hasFailed: false });
    const second = withLook(first, look([1, 2]));
    expect(second).toMatchObject({ seen: look([1]), latest: look([1, 2]) });
    expect(withLook(second, look([1, 2, 3])).seen).toEqual(look([1]));
  });

  test('a failed check keeps what was known, and a check with nothing new moves the day', () => {
    const first = withLook(SEARCH, look([1]));
    expect(withLook(first, null)).toEqual({ ...first, hasFailed: true });
    const again = look([1], { at: 'later' });
    expect(withLook({ ...first, hasFailed: true }, again)).toMatchObject({ seen: again, hasFailed: false });
  });

  test('a check that read less does not replace a complete state that was seen', () => {
    const first = withLook(SEARCH, look([1, 2]));
    const part = look([1], { count: 2, isComplete: false });
    expect(withLook(first, part)).toMatchObject({ seen: look([1, 2]), latest: part });
    expect(withLook({ ...first, seen: part }, look([1, 2])).seen).toEqual(look([1, 2]));
  });
});
