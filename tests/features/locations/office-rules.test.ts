import { describe, expect, test } from 'vitest';
import { cantonById } from '#domain/reference/cantons.ts';
import municipalities from '#domain/reference/geography/municipalities.json' with { type: 'json' };
import { listedUnits, matchesFilters, officeViewUrl } from '#features/portal/locations/office-filters.ts';
import { distanceKm, branchesOf, isMain, OFFICE_ROWS, toOffices } from '#features/portal/locations/office.model.ts';
import { readUrl } from '#shared/routing/url-schema.ts';
import { writeUrl } from '#shared/routing/write-url.ts';
import { percentOnMap } from '../../../scripts/build/federation-paths.ts';

const offices = toOffices(OFFICE_ROWS, { phone: '+387 33 000 000', mail: 'info@example.ba' });
const named = (town: string) => offices.find(({ businessUnit }) => businessUnit === town)!;
const names = (units: ReturnType<typeof listedUnits>) =>
  units.map(({ unit, branches }) => [unit.businessUnit, ...branches.map(({ businessUnit }) => businessUnit)]);

describe('the 49 offices (P3, readings)', () => {
  test('are ten main units with ids 1–10 and 39 branch offices with ids 11–49', () => {
    expect(OFFICE_ROWS.map(({ id }) => id)).toEqual(Array.from({ length: 49 }, (_, index) => index + 1));
    expect(OFFICE_ROWS.filter(isMain).map(({ id }) => id)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  test('have their branches under every main unit but the fifth', () => {
    const childless = offices.filter((unit) => isMain(unit) && branchesOf(offices, unit.id).length === 0);
    expect(childless.map(({ id }) => id)).toEqual([5]);
  });

  test('two of them have no mail; the others have the central contact until they have one of their own', () => {
    expect(offices.filter(({ mail }) => mail === null)).toHaveLength(2);
    expect(new Set(offices.map(({ phone }) => phone))).toEqual(new Set(['+387 33 000 000']));
    const own = toOffices([{ ...OFFICE_ROWS[0]!, phone: '+387 37 000 000' }], { phone: '1', mail: undefined });
    expect(own[0]).toMatchObject({ phone: '+387 37 000 000', mail: null });
  });

  test('are in real municipalities of the canton of their main unit', () => {
    for (const office of offices) {
      const here = municipalities.filter(({ lon, lat }) => lon === office.lon && lat === office.lat);
      expect(here.map(({ seat }) => seat)).toContain(office.businessUnit);
      expect(here[0]!.cantonCode).toBe(cantonById(office.cantonId)?.code);
      expect(office.ppt).toMatch(/^[78]\d{4}$/);
    }
  });

  test('have percent positions in the projection of the map', () => {
    for (const { lon, lat, positionX, positionY } of OFFICE_ROWS)
      expect({ x: positionX, y: positionY }).toEqual(percentOnMap(lon, lat));
  });
});

describe('filters', () => {
  const all = { canton: null, name: '' };

  test('without any the list has all main units with all branches', () => {
    expect(listedUnits(offices, all)).toHaveLength(10);
    expect(names(listedUnits(offices, all)).flat()).toHaveLength(49);
  });

  test('by canton', () => {
    expect(names(listedUnits(offices, { ...all, canton: 2036 }))).toEqual([['Livno', 'Drvar', 'Tomislavgrad']]);
  });

  test.each(['siroki', 'ŠIROKI', 'brijeg', '  Široki Brijeg ', '88220'])(
    'by name, accents and case aside: %j',
    (name) => {
      const units = [['Široki Brijeg', 'Grude', 'Ljubuški', 'Posušje']];
      expect(names(listedUnits(offices, { ...all, name }))).toEqual(units);
    },
  );

  test('a branch is found below its main unit, without the other branches', () => {
    expect(names(listedUnits(offices, { ...all, name: 'zivin' }))).toEqual([['Tuzla', 'Živinice']]);
    expect(names(listedUnits(offices, { canton: 2027, name: 'zivin' }))).toEqual([]);
  });

  test('a word is matched from its beginning: "rad" is not in Gradačac', () => {
    expect(matchesFilters(named('Gradačac'), { ...all, name: 'grad' })).toBe(true);
    expect(matchesFilters(named('Gradačac'), { ...all, name: 'rad' })).toBe(false);
  });

  test('live in the address; nonsense is no filter', () => {
    const view = { canton: 2029, name: 'Živinice', office: 17, mainOnly: true };
    const nothing = { ...all, office: null, mainOnly: false };
    const query = writeUrl(officeViewUrl, view, 'x=1');
    expect(readUrl(officeViewUrl, query)).toEqual(view);
    expect(writeUrl(officeViewUrl, nothing, query)).toBe('?x=1');
    expect(readUrl(officeViewUrl, 'canton=99&office=50&mainOnly=1')).toEqual(nothing);
    expect(readUrl(officeViewUrl, `name=${'a'.repeat(5000)}`).name).toHaveLength(60);
  });
});

test('distances are of the earth: Sarajevo to Mostar is 75 km as the crow flies', () => {
  expect(distanceKm(named('Sarajevo'), named('Mostar'))).toBeCloseTo(75.4, 0);
  expect(distanceKm(named('Tuzla'), named('Tuzla'))).toBe(0);
});
