import { expect, test } from 'vitest';
import { groupedIban, ibanOf } from '#domain/legal-entity/iban.ts';

test('the IBAN of an account number of 16 digits is computed, with blanks and dashes in it or not', () => {
  // The example of the IBAN registry for Bosnia and Herzegovina.
  expect(ibanOf('1290079401028494')).toBe('BA391290079401028494');
  expect(ibanOf('129-007 94010284 94')).toBe('BA391290079401028494');
});

test.each(['', '129007940102849', '12900794010284940', '129007940102849A', 'N/A'])(
  '%j is no number with an IBAN',
  (number) => {
    expect(ibanOf(number)).toBeNull();
  },
);

test('a number whose own check digits are wrong has no IBAN', () => {
  expect(ibanOf('1290079401028495')).toBeNull();
});

test('an IBAN is shown in groups of four', () => {
  expect(groupedIban('BA391290079401028494')).toBe('BA39 1290 0794 0102 8494');
});
