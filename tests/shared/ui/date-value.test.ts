import { expect, test } from 'vitest';
import { dateProblem, joinDate, pastedDate } from '#shared/ui/date-value.ts';

test.each([
  '31.12.2024',
  '31. 12. 2024.',
  '2024-12-31',
  '12/31/2024',
  '31/12/2024',
  '31-12-2024',
  '31.12.2024. godine',
  '31. decembar 2024.',
  '31. prosinca 2024.',
  'December 31, 2024',
  '31. XII 2024.',
  '\u200E31.\u00A012.\u00A02024.\u200B',
  'utorak, 31.12.2024.',
])('%s is a whole date', (text) => {
  expect(joinDate(pastedDate(text, 'en')!)).toBe('2024-12-31');
});

test('3/4/2024 is read as the language writes it', () => {
  expect(joinDate(pastedDate('3/4/2024', 'bs')!)).toBe('2024-04-03');
  expect(joinDate(pastedDate('3/4/2024', 'en')!)).toBe('2024-03-04');
});

test.each([
  ['2024-02-31', 'dateImpossible'],
  ['2023-02-29', 'dateImpossible'],
  ['20240-01-01', 'dateImpossible'],
  ['2024--', 'dateIncomplete'],
  ['2024-02-29', null],
  ['', null],
])('what is wrong with %j: %s (E14)', (value, problem) => {
  expect(dateProblem(value)).toBe(problem);
});
