import { describe, expect, test } from 'vitest';
import {
  EMPTY_INPUT,
  fieldProblem,
  figuresOf,
  inputInLanguage,
  inputSchema,
} from '#features/portal/calculator/calculator-form.ts';
import { DEFAULT_THRESHOLDS, enterpriseSize, sizeBy, SIZES } from '#features/portal/calculator/enterprise-size.ts';
import bs from '#features/portal/calculator/texts/bs.json';
import en from '#features/portal/calculator/texts/en.json';
import hr from '#features/portal/calculator/texts/hr.json';

test.each([
  ['employees', 49, 'small'],
  ['employees', 50, 'medium'],
  ['employees', 250, 'medium'],
  ['employees', 251, 'big'],
  ['assets', 999_999, 'small'],
  ['assets', 1_000_000, 'medium'],
  ['assets', 4_000_000, 'medium'],
  ['assets', 4_000_001, 'big'],
  ['income', 1_999_999, 'small'],
  ['income', 2_000_000, 'medium'],
  ['income', 8_000_000, 'medium'],
  ['income', 8_000_001, 'big'],
] as const)('the size by one criterion (readings, P2.22): %s %s is %s', (criterion, value, size) => {
  expect(sizeBy(criterion, value, DEFAULT_THRESHOLDS)).toBe(size);
});

test.each([bs, hr, en])('the fields say from which items of the statements they come (P2.22)', ({ criteria }) => {
  expect(criteria.employees.hint).toContain('344');
  expect(criteria.assets.hint.match(/065 − 064/g)).toHaveLength(2);
  expect(criteria.assets.hint).toContain('/ 2');
  expect(criteria.income.hint.replaceAll(' ', '')).toContain('201+227+244+266+285+295+304');
});

test('the size of a year is what at least two of three criteria say, the middle one when all differ', () => {
  const value = { employees: [10, 100, 300], assets: [1, 2e6, 5e6], income: [1, 3e6, 9e6] } as const;
  for (const e of [0, 1, 2] as const)
    for (const a of [0, 1, 2] as const)
      for (const i of [0, 1, 2] as const) {
        const figures = { employees: value.employees[e], assets: value.assets[a], income: value.income[i] };
        const grades = [e, a, i];
        const twice = [0, 1, 2].find((grade) => grades.filter((other) => other === grade).length >= 2);
        expect(enterpriseSize(figures, DEFAULT_THRESHOLDS)).toBe(SIZES[twice ?? 1]);
      }
});

test.each([
  ['', 'required'],
  ['  \u00a0', 'required'],
  ['0', 'positive'],
  ['-5', 'positive'],
  ['\u200B', 'required'],
  ['-1.234,56 KM', 'positive'],
  ['(5)', 'positive'],
  ['1e308', 'notNumber'],
  ['abc', 'notNumber'],
  ['12.03.2026.', 'notNumber'],
  ['9'.repeat(40), 'notNumber'],
  ['1.234,56 KM', null],
  ['12,5', null],
  ['1.250.000,50', null],
  ['1 250 000', null],
])('a field (P5) with %j: %s', (text, problem) => {
  expect(fieldProblem(text, 'bs')).toBe(problem);
});

describe('a switch of the language', () => {
  const fields = { employeesCurrent: '1.250', assetsCurrent: '900.000', incomeCurrent: '?' };
  const typed = { ...EMPTY_INPUT, ...fields, lang: 'bs' } as const;

  test('leaves the numbers their meaning and other text as it is', () => {
    const english = inputInLanguage(typed, 'en');
    expect(english).toMatchObject({
      employeesCurrent: '1,250',
      assetsCurrent: '900,000',
      incomeCurrent: '?',
      lang: 'en',
    });
    expect(figuresOf(english, 'en')).toEqual(figuresOf(typed, 'bs'));
    expect(inputInLanguage(english, 'hr')).toMatchObject({ employeesCurrent: '1.250', assetsCurrent: '900.000' });
  });

  test('also after a reload: a draft has its language, an empty form has none', () => {
    expect(inputInLanguage(inputSchema.parse(typed), 'en').employeesCurrent).toBe('1,250');
    expect(inputSchema.parse({ ...EMPTY_INPUT, lang: 'en' })).toEqual(EMPTY_INPUT);
  });
});
