import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { pageCount } from '#domain/legal-entity/search/search-answer.ts';
import {
  entitySearchCall,
  entitySearchUrl,
  publicSearchUrl,
  SEARCH_REGISTERS,
} from '#features/registers/entity-search/entity-search.params.ts';
import {
  changedSearch,
  clearedSearch,
  inRegister,
  savedSearchOf,
  searchHref,
  searchLink,
} from '#features/registers/entity-search/use-register-filters.ts';
import { restoredAddress } from '#features/registers/entity-search/use-saved-search.ts';
import { searchText } from '#shared/format/plain-text.ts';
import { readUrl } from '#shared/routing/url-schema.ts';

const read = (query: string) => readUrl(entitySearchUrl, query);
const callOf = (query: string, isPublic = false) =>
  entitySearchCall(readUrl(isPublic ? publicSearchUrl : entitySearchUrl, query));
const given = (query: string, isPublic = false) =>
  Object.fromEntries(Object.entries(callOf(query, isPublic) ?? {}).filter(([, value]) => value !== undefined));

describe('what a register sets (R4.1)', () => {
  const always = { PageSize: 10, includeCount: true, Page: 0, searchType: 1 };

  test.each([
    ['', { legalEntityTypeId: 1, isPublicEntity: false }],
    ['legalEntityTypeId=1', { legalEntityTypeId: 1, isPublicEntity: false }],
    ['legalEntityTypeId=2', { legalEntityTypeId: 2 }],
    ['legalEntityTypeId=3', { legalEntityTypeId: 3 }],
    ['legalEntityTypeId=4', { legalEntityTypeId: 4 }],
    ['legalEntityTypeId=5', { legalEntityTypeId: 5 }],
    ['legalEntityTypeId=6', { legalEntityTypeId: 6 }],
    ['isPublicEntity=true', { legalEntityTypeId: 1, isPublicEntity: true }],
    ['redPortal=true', { legalEntityStatus: 1, year: 2021 }],
    // The type is a filter of its own in the red portal.
    ['redPortal=true&legalEntityTypeId=4', { legalEntityTypeId: 4, legalEntityStatus: 1, year: 2021 }],
  ])("'%s' asks for %o", (query, sets) => {
    expect(given(query)).toEqual({ ...always, ...sets });
  });

  test("the page's public flag restricts the search to public companies, whatever the address says", () => {
    for (const query of ['', 'legalEntityTypeId=4', 'redPortal=true'])
      expect(given(query, true)).toEqual({ ...always, legalEntityTypeId: 1, isPublicEntity: true });
  });
});

describe('the red portal (R4.1, R5)', () => {
  test('status 3 clears account status and year; back at status 2 the default year is selected again', () => {
    const red = read('redPortal=true&accountStatusId=3&year=2019');
    const three = changedSearch(red, { legalEntityStatus: 3 });
    expect(three).toMatchObject({ accountStatusId: null, year: null });
    const call = entitySearchCall(three);
    expect(call).toMatchObject({ legalEntityStatus: 3 });
    expect(call).not.toHaveProperty('year');
    expect(call).not.toHaveProperty('accountStatusId');
    expect(changedSearch(three, { legalEntityStatus: 2 })).toMatchObject({ year: 2021, accountStatusId: null });
    expect(read('redPortal=true&legalEntityStatus=3&accountStatusId=2&year=2020')).toMatchObject(three);
  });

  test.each(['', 'redPortal=true&legalEntityTypeId=4&legalEntityStatus=2&accountStatusId=3&year=2019'])(
    "selected in the list after '%s', it begins at status 1 and the year 2021",
    (before) => {
      const begun = { legalEntityTypeId: null, legalEntityStatus: 1, accountStatusId: null, year: 2021 };
      expect(inRegister(read(before), 'redPortal')).toMatchObject(begun);
    },
  );

  test('a real register has neither status nor account status nor year', () => {
    const register = inRegister(read('redPortal=true&accountStatusId=3&year=2019&name=a'), 'budgetUsers');
    expect(register).toMatchObject({ legalEntityStatus: null, accountStatusId: null, year: null, name: 'a' });
    expect(read('legalEntityStatus=2&accountStatusId=3&year=2019')).toMatchObject({
      legalEntityStatus: null,
      accountStatusId: null,
      year: null,
    });
  });

  test.each(['0', '-1', '-2021'])('a status below 3 with the year %s makes no call', (year) => {
    expect(callOf(`redPortal=true&year=${year}`)).toBeNull();
    expect(callOf(`redPortal=true&legalEntityStatus=2&year=${year}`)).toBeNull();
    expect(callOf(`redPortal=true&legalEntityStatus=3&year=${year}`)).not.toBeNull();
  });

  test.each(['abc', '1850', '99999', '2021.5', ''])('a senseless year (%s) is the default year', (year) => {
    expect(callOf(`redPortal=true&year=${year}`)).toMatchObject({ year: 2021 });
  });
});

describe('county, municipality and page', () => {
  const filters = read('countyId=2030&municipalityId=12070&page=7');

  test('another county forgets the municipality, no county has none', () => {
    expect(changedSearch(filters, { countyId: 2031 })).toMatchObject({ countyId: 2031, municipalityId: null });
    expect(changedSearch(filters, { countyId: null })).toMatchObject({ countyId: null, municipalityId: null });
    for (const county of ['0', '-3', '', 'x'])
      expect(read(`countyId=${county}&municipalityId=12070`)).toMatchObject({ countyId: null, municipalityId: null });
  });

  test('another filter keeps the municipality, and every change begins at the first page', () => {
    expect(changedSearch(filters, { name: 'b' })).toMatchObject({ municipalityId: 12070, page: 1 });
  });

  test('the page goes out zero-based', () => {
    expect(entitySearchCall(filters)).toMatchObject({ Page: 6 });
  });

  test.each([
    [0, 0],
    [1, 1],
    [10, 1],
    [11, 2],
    [238, 24],
    [-1, 0],
    [Number.NaN, 0],
  ])('%d records are %d pages (R9)', (total, pages) => {
    expect(pageCount(total)).toBe(pages);
  });
});

describe('clearing (R4.1)', () => {
  test('resets everything but the register', () => {
    const full = read(
      'redPortal=true&legalEntityTypeId=2&legalEntityStatus=2&accountStatusId=3&year=2019&name=a&jib=4200000000005' +
        '&countyId=2030&municipalityId=12070&legalEntitySizeId=2&activityCode=25.1&page=4',
    );
    expect(clearedSearch(full)).toEqual(read('redPortal=true'));
    expect(clearedSearch(read('legalEntityTypeId=4&name=a'))).toEqual(read('legalEntityTypeId=4'));
  });
});

describe('a saved search on entry (R2.3, R4.1)', () => {
  const [other, open] = ['/bs/profil-pravnih-lica', '/bs/profil-javnih-preduzeca'];

  test.each([
    ['countyId=2035&legalEntityTypeId=4&page=2', other, `${other}?countyId=2035&legalEntityTypeId=4&page=2`],
    ['isPublicEntity=true&countyId=2035', open, `${open}?countyId=2035`],
    // Neither takes the other's route away.
    ['legalEntityTypeId=4&countyId=2035', open, null],
    ['isPublicEntity=true&countyId=2035', other, null],
    // Nonsense is the first page of companies (faults C09).
    ['page=-1&PageSize=1000000000&countyId=NaN', other, null],
  ])('%s on %s leads to %s', (saved, pathname, address) => {
    expect(restoredAddress(saved, pathname, 'bs')).toBe(address);
  });
});

describe('the address (readings, faults C09, D07, D10)', () => {
  test('a register without filters has no parameters, the public one its own route', () => {
    expect(searchHref(read(''), 'bs')).toBe('/bs/profil-pravnih-lica');
    expect(searchHref(read('isPublicEntity=true&name=a'), 'en')).toBe('/en/profil-javnih-preduzeca?name=a');
    expect(searchHref(read('legalEntityTypeId=2&countyId=2027'), 'en')).toBe(
      '/en/business-entities-profile?countyId=2027&legalEntityTypeId=2',
    );
  });

  test('a link to a register without filters names it, or the last search would be restored in a new tab (R2.3)', () => {
    expect(searchLink(read(''), 'bs')).toBe('/bs/profil-pravnih-lica?page=1');
    expect(searchLink(read('legalEntityTypeId=2'), 'bs')).toBe('/bs/profil-pravnih-lica?legalEntityTypeId=2');
  });

  test('what is written is read back the same', () => {
    const orNull = (values: number[]) => fc.constantFrom(null, ...values);
    const filters = fc.record({
      register: fc.constantFrom(...SEARCH_REGISTERS),
      name: fc.string({ maxLength: 40, unit: 'grapheme' }).map(searchText),
      jib: fc.constantFrom('', '0000000000017', '4200000000005'),
      legalEntityTypeId: orNull([1, 2, 7]),
      countyId: orNull([2027, 2036]),
      municipalityId: orNull([12048, 12126]),
      legalEntitySizeId: orNull([1, 2, 3]),
      activityCode: fc.constantFrom('', 'C', '25', '25.1', '25.11'),
      legalEntityStatus: orNull([1, 2, 3]),
      accountStatusId: orNull([1, 4]),
      year: orNull([2019, 2021, 2022]),
      page: fc.integer({ min: 1, max: 100_000 }),
    });
    fc.assert(
      fc.property(filters, (some) => {
        const inPlace = changedSearch(some, { page: some.page });
        expect(read(savedSearchOf(inPlace))).toEqual(inPlace);
      }),
    );
  });

  test('nothing in an address can break it', () => {
    const names = fc.constantFrom(...Object.keys(read('')), 'redPortal', 'isPublicEntity', '__proto__');
    const values = fc.oneof(fc.string(), fc.nat().map(String), fc.constantFrom('true', 'NaN', '-1', '1e9', '[object]'));
    fc.assert(
      fc.property(fc.array(fc.tuple(names, values)), (pairs) => {
        const filters = read(new URLSearchParams(pairs).toString());
        expect(filters.page).toBeGreaterThanOrEqual(1);
        expect(read(savedSearchOf(filters))).toEqual(filters);
      }),
    );
  });

  test.each([
    ['legalEntityTypeId=99'],
    ['legalEntityTypeId=2&legalEntityTypeId=3', 'associations'],
    ['legalEntityTypeId[]=2'],
    ['redPortal=1'],
    ['__proto__=1&constructor=2'],
  ])('%s opens the register %s', (query, register = 'companies') => {
    expect(read(query).register).toBe(register);
  });

  test('a name of 8,000 characters is cut, an emoji is not cut in half', () => {
    const { name } = read(`name=${'😀'.repeat(4000)}`);
    expect(Array.from(name)).toHaveLength(200);
    expect(name).toBe('😀'.repeat(200));
  });

  test.each(['C', '25', '25.11', '2511', '25.11.1', 'C25.1', 'X', '1', 'c', 'Č', '25-11', 'G.47.1-A'])(
    'the activity code %s may be selected',
    (code) => {
      expect(read(`activityCode=${code}`).activityCode).toBe(code);
      // In a sentence.
      expect(read(`activityCode=${code}.`).activityCode).toBe(code);
    },
  );

  test.each(['', '25 1', 'a'.repeat(13), "25' or 1=1", '<b>'])('the activity code %s is dropped', (code) => {
    expect(read(`activityCode=${encodeURIComponent(code)}`).activityCode).toBe('');
  });
});
