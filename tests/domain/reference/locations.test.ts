import { describe, expect, test } from 'vitest';
import { CANTONS, cantonById, cantonName } from '#domain/reference/cantons.ts';
import municipalities from '#domain/reference/geography/municipalities.json' with { type: 'json' };
import { COUNTIES, LOCATIONS, municipalitiesOf } from '#domain/reference/locations.ts';
import { CANTON_IDS } from '#shared/config/settings.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';

describe('cantons (P3)', () => {
  test('have ids 2027 to 2036, which an address may name, codes 01 to 10 and the short labels of the specification', () => {
    expect(CANTONS.map(({ id }) => id)).toEqual(CANTON_IDS);
    expect(CANTONS.map(({ id, code, shortLabel }) => `${id} ${code} ${shortLabel}`).join(', ')).toBe(
      '2027 01 USK, 2028 02 PK, 2029 03 TK, 2030 04 ZDK, 2031 05 BPK, ' +
        '2032 06 SBK, 2033 07 HNK, 2034 08 ZHK, 2035 09 KS, 2036 10 K10',
    );
  });

  test('an unknown id is no canton', () => {
    expect(cantonById(2030)?.name.en).toBe('Zenica-Doboj Canton');
    for (const id of [0, -1, 2026, 2037, null, undefined]) expect(cantonById(id)).toBeNull();
  });

  test('a canton has one name in each language, whichever of its names the agency sends (readings P3)', () => {
    for (const { name } of CANTONS)
      for (const sent of Object.values(name))
        expect(LANGUAGES.map((lang) => cantonName(sent, lang))).toEqual(LANGUAGES.map((lang) => name[lang]));
  });

  test.each([
    ['SREDNJOBOSANSKA ŽUPANIJA', 'Županija Središnja Bosna'],
    ['Sarajevska županija', 'Županija Sarajevo'],
    ['Županija Zapadnohercegovačka', 'Zapadnohercegovačka županija'],
    ['Unsko - sanski kanton', 'Unsko-sanska županija'],
    ['Zeničko – dobojski kanton', 'Zeničko-dobojska županija'],
    ['Herceg-bosanski', 'Herceg-bosanski'],
    ['Inozemstvo', 'Inozemstvo'],
    ['', ''],
  ])('the agency says %s', (sent, shown) => {
    expect(cantonName(sent, 'hr')).toBe(shown);
  });
});

describe('static locations (R2.7)', () => {
  const ofType = (type: number) => LOCATIONS.filter(({ locationTypeId }) => locationTypeId === type);

  test('are ten cantons and 79 municipalities, every id once; the foreign ones have no id that anyone named', () => {
    expect(LOCATIONS).toHaveLength(89);
    expect(new Set(LOCATIONS.map(({ id }) => id)).size).toBe(89);
    expect(ofType(1)).toHaveLength(10);
    expect(ofType(3)).toHaveLength(79);
    expect(LOCATIONS.filter(({ name }) => name.en === 'Abroad')).toEqual([]);
  });

  test('municipalities have ids 12048 to 12126 in canton order, the names of the source and codes like 104 -10049', () => {
    const own = ofType(3).slice(0, 79);
    expect(own.map(({ id }) => id)).toEqual(Array.from({ length: 79 }, (_, index) => 12_048 + index));
    expect(own.map(({ name, parentId }) => [name.bs, cantonById(parentId)?.code])).toEqual(
      municipalities.map(({ name, cantonCode }) => [name, cantonCode]),
    );
    expect(own[4]).toMatchObject({ name: { bs: 'Cazin' }, code: '104 -10049' });
    for (const { code } of own) expect(code).toMatch(/^\d{3} -\d{5}$/);
  });

  test('choosing a county gives its municipalities; none, 0 or nonsense give none (R4.1)', () => {
    expect(municipalitiesOf(2031).map(({ name }) => name.bs)).toEqual(['Foča-Ustikolina', 'Goražde', 'Pale-Prača']);
    expect(COUNTIES.reduce((sum, { id }) => sum + municipalitiesOf(id).length, 0)).toBe(79);
    for (const none of [null, undefined, 0, -2031, 999]) expect(municipalitiesOf(none)).toEqual([]);
  });
});
