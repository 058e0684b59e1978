import type { TFunction } from 'i18next';
import { expect, test } from 'vitest';
import type { SheetRows } from '#domain/report-form/row-texts.ts';
import { groupErrors } from '#features/report-tools/control/results/error-groups.ts';
import { errorTable } from '#features/report-tools/control/results/error-table.ts';
import { inOtherWords } from '#mocks/vary/vary-answer.ts';
import { resultOf, VALID_ID } from './results-and-receipts.ts';

const names = ((key: string) => key) as TFunction<'results'>;
const ROWS: SheetRows[] = [{ name: 'BS', texts: { 1: '005 Oprema' } }];
const SUM = '<b>BS</b>, ćelija <b>D1</b>: AOP 005 mora biti zbir AOP 006 do 009 (upisano 1.234,50, očekivano 2,00).';

const tableOf = (errors: string[], rows: readonly SheetRows[] | null = ROWS) =>
  errorTable([{ result: resultOf({ errors }) }], () => rows, names);

test('sheet, cell, line and amounts stand beside the words of the agency, which are whole; amounts are numbers, an id is a text', () => {
  const { heads, rows } = tableOf([SUM]);
  const words = 'BS, ćelija D1: AOP 005 mora biti zbir AOP 006 do 009 (upisano 1.234,50, očekivano 2,00).';
  expect(rows).toEqual([['report.xlsx', VALID_ID, 'BS', 'D1', '005 Oprema', 1234.5, 2, 1232.5, words]]);
  expect(heads[1]?.kind).toBe('code');
  expect(heads.slice(5, 8).map(({ kind }) => kind)).toEqual(['amount', 'amount', 'amount']);
});

test('without the report, only what the words alone say for certain is beside them', () => {
  const places = (errors: string[]) => tableOf(errors, null).rows.map((row) => row.slice(2, 8));
  expect(
    places([
      SUM,
      'AOP 140 nije popunjen.',
      'AOP 006 do 009 nisu popunjeni.',
      'AOP 006, 009 nisu popunjeni.',
      'Zbir AOP 101 i AOP 102 nije dobar.',
      'Iznos (upisano 1.200, očekivano 3,00).',
    ]),
  ).toEqual([
    [null, null, null, 1234.5, 2, 1232.5],
    [null, null, 'AOP 140', null, null, null],
    [null, null, null, null, null, null],
    [null, null, null, null, null, null],
    [null, null, null, null, null, null],
    [null, null, null, null, null, null],
  ]);
});

test('errors in a wording nobody knows lose nothing: the list and the file have all of them with their words, the columns beside them are empty', () => {
  const errors = [SUM, SUM.replace('D1', 'D2'), '<b>BS</b>, ćelija <b>D3</b>: AOP 005 (upisano 1,00, očekivano 2,00).'];
  const words = errors.map(inOtherWords);
  expect(words[2]).toBe('D3 (<b>BS</b>): AOP 005 [1,00 / 2,00].');
  expect(groupErrors(words, ['BS'])).toMatchObject([
    { sheet: null, errors: words.map((html) => ({ html, rest: html })) },
  ]);
  const empty = [null, null];
  expect(tableOf(words).rows.map((row) => row.slice(2))).toEqual([
    [...empty, null, ...empty, null, 'D1 (BS): AOP 005 mora biti zbir AOP 006 do 009 [1.234,50 / 2,00].'],
    [...empty, null, ...empty, null, 'D2 (BS): AOP 005 mora biti zbir AOP 006 do 009 [1.234,50 / 2,00].'],
    [...empty, 'AOP 005', ...empty, null, 'D3 (BS): AOP 005 [1,00 / 2,00].'],
  ]);
});

test('what happened since the last check has a column where it is known', () => {
  const result = resultOf({ errors: ['a'] });
  const reports = [
    { result, errors: ['a'], since: 'Novo' },
    { result, errors: ['b'], since: 'Ispravljeno' },
  ];
  const table = errorTable(reports, () => null, names);
  expect(table.heads.map(({ header }) => header)).toContain('compare.title');
  expect(table.rows.map((row) => [row[2], row.at(-1)])).toEqual([
    ['Novo', 'a'],
    ['Ispravljeno', 'b'],
  ]);
});

test('an error without text is still a row', () => {
  expect(tableOf(['', 'x']).rows.map((row) => row.at(-1))).toEqual(['errorWithoutText', 'x']);
});
