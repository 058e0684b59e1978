import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { type FailedSearch, nameVariants, suggestionsOf } from '#domain/legal-entity/search-help/suggestions.ts';

describe('other ways to write a name', () => {
  test.each([
    ['Hrast', []],
    ['Hrast d.o.o.', ['Hrast']],
    ['"Hrast" d. o. o. Zenica', ['Hrast Zenica']],
    ['HRAST DOO', ['HRAST']],
    ['Hrast j.d.o.o.', ['Hrast']],
    ['Energopetrol d.d. Sarajevo', ['Energopetrol Sarajevo']],
    ['Šećerana', ['Secerana']],
    ['Šećerana d.d.', ['Šećerana', 'Secerana d.d.', 'Secerana']],
    ['Храст д.о.о.', ['Hrast d.o.o.', 'Hrast']],
    ['Љубав', ['Ljubav']],
    ['A&B-Trans', ['A B Trans']],
    // Words that only contain the letters of a legal form stay.
    ['Doors Voodoo Dd1', []],
    ['d.o.o.', []],
    ['', []],
  ])('%s: %j', (name, variants) => {
    expect(nameVariants(name)).toEqual(variants);
  });

  test('none is empty or the name itself, and none comes twice', () => {
    const text = fc.string({ unit: fc.constantFrom(...'aбšđЉ d.o-'), maxLength: 20 });
    fc.assert(
      fc.property(text, (name) => {
        const variants = nameVariants(name.trim());
        expect(variants).not.toContain('');
        expect(variants).not.toContain(name.trim());
        expect(new Set(variants).size).toBe(variants.length);
      }),
    );
  });
});

type Filters = { name: string; jib: string; page: number; county: number | null };

const search = (filters: Partial<Filters>, more: Partial<FailedSearch<Filters>> = {}): FailedSearch<Filters> => ({
  filters: { name: '', jib: '', page: 1, county: null, ...filters },
  active: [],
  changed: (before, change) => ({ ...before, page: 1, ...change }),
  callOf: ({ name, county }) => (county === 13 ? null : ({ name, countyId: county } as never)),
  addressOf: ({ name, county }) => `?${name}&${county}`,
  inRegisters: [{ label: 'Udruženja', filters: { name: 'n', jib: '', page: 1, county: null } }],
  elsewhere: [{ group: 'register', label: 'Postupci', to: '/postupci', call: {} as never }],
  ...more,
});
const NAME = { id: 'name', name: 'Naziv', label: 'Šuma', without: { name: '' } };
const COUNTY = { id: 'county', name: 'Kanton', label: 'Tuzlanski', without: { county: null } };
const labels = (failed: FailedSearch<Filters>) =>
  suggestionsOf(failed).map(({ group, label, to }) => `${group}: ${label} ${to}`);

describe('what else to search for when nothing is found', () => {
  test('the name written otherwise, without each filter in turn, and in the other registers', () => {
    expect(labels(search({ name: 'Šuma', county: 2, page: 3 }, { active: [NAME, COUNTY] }))).toEqual([
      'spelling: Suma ?Suma&2',
      'filter: Naziv: Šuma ?&2',
      'filter: Kanton: Tuzlanski ?Šuma&null',
      'register: Udruženja ?n&null',
      'register: Postupci /postupci',
    ]);
  });

  test('the only filter is not left out, and without name and jib no other register is offered', () => {
    expect(labels(search({ county: 2 }, { active: [COUNTY] }))).toEqual([]);
    expect(labels(search({ jib: '4200000000005' }))).toHaveLength(2);
  });

  test('a search that may not be made is not offered', () => {
    expect(labels(search({ name: 'Šuma', county: 13 }, { inRegisters: [], elsewhere: [] }))).toEqual([]);
  });
});
