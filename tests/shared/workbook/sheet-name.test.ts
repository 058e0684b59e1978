import { expect, test } from 'vitest';
import { isSameSheetName } from '#shared/workbook/sheet-name.ts';

test.each([
  ['Bilans stanja', 'Bilans stanja ', true],
  ['Bilans stanja', 'BILANS STANJA', true],
  ['Bilans stanja', 'Bilans\n stanja', true],
  ['Bilans stanja', 'Bilansstanja', false],
  ['Bilans stanja', 'Bilans uspjeha', false],
])('%j and %j are one sheet: %s', (one, other, isSame) => {
  expect(isSameSheetName(one, other)).toBe(isSame);
});
