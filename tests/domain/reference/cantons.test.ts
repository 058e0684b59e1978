import { expect, test } from 'vitest';
import { CANTONS, cantonName } from '#domain/reference/cantons.ts';
import { CANTON_IDS } from '#shared/config/settings.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';

test('the ids an address may name are those of the cantons (P3)', () => {
  expect(CANTONS.map(({ id }) => id)).toEqual(CANTON_IDS);
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
