import { expect, test } from 'vitest';
import {
  languageSelected,
  languagesLoaded,
  languageSlice,
  selectLanguage,
  defaultLanguage,
  languageNames,
} from '#shared/i18n/language.slice.ts';

test.each(['hr', 'bs bs'])(
  'from no languages, and from "%s", the default is {id 1, code bs} (P4, faults A42)',
  (codes) => {
    const languages = codes.split(' ').map((code) => ({ id: code === 'bs' ? 1 : 2, code }));
    for (const some of [[], languages]) expect(defaultLanguage(some)).toEqual({ id: 1, code: 'bs' });
  },
);

test.each(['ba', 'BA'])(
  'of the languages of the agency the one with the default code %s is the default (P4)',
  (code) => {
    const bosnian = { id: 9, code, name: 'Bosanski' };
    expect(defaultLanguage([{ id: 2, code: 'hr' }, bosnian])).toEqual({ id: 9, code: 'bs' });
    expect(languageNames([bosnian])).toEqual({ bs: 'Bosanski' });
  },
);

test('the languages of the agency select the default where none is selected, and change no other (P4)', () => {
  const { reducer } = languageSlice;
  const agency = languagesLoaded([{ id: 9, code: 'ba' }]);
  const first = reducer(undefined, { type: 'start' });
  expect(first).toEqual({ selected: null });
  expect(selectLanguage({ language: first })).toBe('bs');
  expect(reducer(first, agency)).toEqual({ selected: 'bs' });
  expect(reducer(reducer(first, languageSelected('hr')), agency)).toEqual({ selected: 'hr' });
});

test('names are taken for the languages of the portal, the first of doubled codes', () => {
  expect(
    languageNames([
      { code: 'BS', name: 'Bosanski' },
      { code: 'bs', name: 'x' },
      { code: 'de', name: 'Deutsch' },
      { code: 'en', name: '' },
    ]),
  ).toEqual({ bs: 'Bosanski' });
});
