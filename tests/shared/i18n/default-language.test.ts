import { expect, test } from 'vitest';
import { defaultLanguage, languageNames } from '#shared/i18n/default-language.ts';

test.each([
  [[]],
  [[{ id: 2, code: 'hr' }]],
  [[{ id: 9, code: 'ba' }]],
  [
    [
      { id: 1, code: 'bs' },
      { id: 1, code: 'bs' },
    ],
  ],
])('from %j the default is {id 1, code bs} (P4, faults A42)', (languages) => {
  expect(defaultLanguage(languages)).toEqual({ id: 1, code: 'bs' });
});

test('names are kept for the languages of the portal, the first of doubled codes', () => {
  expect(
    languageNames([
      { code: 'BS', name: 'Bosanski' },
      { code: 'bs', name: 'x' },
      { code: 'de', name: 'Deutsch' },
      { code: 'en', name: '' },
    ]),
  ).toEqual({ bs: 'Bosanski' });
});
