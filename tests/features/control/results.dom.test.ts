import type { TFunction } from 'i18next';
import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { readableAnswer } from '#features/report-tools/control/report/readable-answer.ts';
import { countResults, isCorrect } from '#features/report-tools/control/report/report-result.ts';
import { compareAttempts } from '#features/report-tools/control/results/compare-attempts.ts';
import { emailSchema } from '#features/report-tools/control/results/email-form.ts';
import { errorText, groupErrors } from '#features/report-tools/control/results/error-groups.ts';
import { placeError } from '#features/report-tools/control/results/error-place.ts';
import { resultsText } from '#features/report-tools/control/results/results-text.ts';
import { readMessages } from '#shared/http/server-messages.ts';
import { resultOf, VALID_ID } from './results-and-receipts.ts';

const SHEETS = ['Bilans stanja', 'Cash flows', 'Zaposleni', 'A & B', 'A', 'B', 'BS', 'Balance'];
const place = (html: string, sheets: string[] = []) => placeError(html, 0, sheets);

describe('the place of an error', () => {
  test('is read from the agency’s own text', () => {
    const sum = 'AOP 005 mora biti zbir AOP 006 do 009';
    expect(
      place(`<b>Bilans stanja</b>, ćelija <b>D12</b>: ${sum} (upisano 1.200,50, očekivano -3,00).`, SHEETS),
    ).toMatchObject({
      sheet: 'Bilans stanja',
      cell: 'D12',
      rest: `${sum}.`,
      amounts: { written: 1200.5, expected: -3 },
    });
    const english = '<b>Cash flows</b>, cell <b>E9</b>: AOP 302 … (entered 1,200.50, expected 3.00).';
    const amounts = { written: 1200.5, expected: 3 };
    expect(place(english, SHEETS)).toMatchObject({ sheet: 'Cash flows', cell: 'E9', amounts });
    const withoutCell = { sheet: 'Zaposleni', cell: null, rest: 'Red AOP 501 nedostaje.', amounts: null };
    expect(place('<b>Zaposleni</b>: red AOP 501 nedostaje.', SHEETS)).toMatchObject(withoutCell);
    expect(place('<b>A &amp; B</b>: list ne pripada obrascu.', SHEETS).sheet).toBe('A & B');
  });

  test.each([
    'Bilans stanja, ćelija D12: zbir nije dobar.',
    '<p><b>BILANS  STANJA</b>, ćelija <b>D12</b>: zbir nije dobar.</p>',
    '<span style="color:red"><b>Bilans stanja</b>, ćelija <b>D12</b>: zbir nije dobar.</span>',
  ])('is read whatever is around it: %s', (html) => {
    expect(place(html, SHEETS)).toMatchObject({ sheet: 'Bilans stanja', cell: 'D12', rest: 'Zbir nije dobar.' });
  });

  test('is not made up: only sheets of the workbook are believed, bold or not', () => {
    for (const text of [
      'Napomena: provjeriti AOP 010.',
      '<b>AOP 001</b>: nije jednako AOP 002.',
      'Kontrolu nije moguće izvršiti jer <b>JIB+</b> nije u ispravnom formatu.',
    ])
      expect(place(text, SHEETS)).toMatchObject({ sheet: null, cell: null, rest: text });
    expect(place('<b>Bilans stanja</b>, ćelija <b>D12</b>: zbir.').sheet).toBeNull();
    expect(place('AOP 1 (upisano mnogo, očekivano 3,00)').amounts).toBeNull();
  });

  test.each([
    ['1.200,50', 1200.5],
    ['1,200.50', 1200.5],
    ['-1.234.567', -1_234_567],
    ['12,5', 12.5],
    ['12.5', 12.5],
    ['0.00', 0],
  ])('amounts are read whatever the language they are written in: %s', (written, amount) => {
    const text = `AOP 005 (upisano ${written}, očekivano 3,00).`;
    expect(place(text)).toMatchObject({ amounts: { written: amount, expected: 3 }, rest: 'AOP 005.' });
  });

  test.each(['1.200', '1,200', '12', '2021', '31.12.2021', '4253086420374', '0,0045', '1.2.3,00', '1,20,00'])(
    'what may be read in two ways, or is no amount, stays in its text: %s',
    (written) => {
      const text = `AOP 005 (entered ${written}, expected 3.00).`;
      expect(place(text)).toMatchObject({ amounts: null, rest: text });
    },
  );

  test('groups by sheet in the order they are named, those without a sheet first', () => {
    const groups = groupErrors(['<b>B</b>: x.', '<b>A</b>: y.', 'bez lista', '<b>B</b>: z.'], SHEETS);
    expect(groups.map(({ sheet, errors }) => [sheet, errors.map(({ key }) => key)])).toEqual([
      [null, ['2']],
      ['B', ['0', '3']],
      ['A', ['1']],
    ]);
  });
});

describe('between attempts', () => {
  const at = (cell: string, text: string) => `<b>BS</b>, ćelija <b>${cell}</b>: ${text}`;

  test('shows what was fixed, what remains with other amounts, and what is new; equal errors count singly', () => {
    const before = resultOf({
      errors: [at('D1', 'zbir (upisano 1,00, očekivano 2,00).'), at('D2', 'x'), 'isto', 'isto'],
    });
    const after = resultOf({ errors: [at('D1', 'zbir (upisano 1,50, očekivano 2,00).'), at('D3', 'y'), 'isto'] });
    expect(compareAttempts(before, after)).toEqual({
      fixed: [at('D2', 'x'), 'isto'],
      remaining: [at('D1', 'zbir (upisano 1,50, očekivano 2,00).'), 'isto'],
      added: [at('D3', 'y')],
    });
  });

  test.each([
    ['(AOP 140) nije popunjen', '(AOP 141) nije popunjen', false],
    ['zbir (upisano 12, očekivano 13)', 'zbir (upisano 14, očekivano 13)', true],
    ['AOP 005 iznosi 1.200,50', 'AOP 005 iznosi -7,00', true],
    ['AOP 005 iznosi 12000', 'AOP 005 iznosi 900 KM', true],
    ['AOP 005 iznosi 1,200.50', 'AOP 006 iznosi 1,200.50', false],
    ['ćelija D12 je prazna', 'ćelija D13 je prazna', false],
    ['zbir 101 i 102', 'zbir 101 i 103', false],
    ['iznos za 2023. godinu nedostaje', 'iznos za 2024. godinu nedostaje', false],
    ['the amount of year 2023 is missing', 'the amount of year 2024 is missing', false],
    ['stanje na dan 31.12.2023. nedostaje', 'stanje na dan 31.12.2024. nedostaje', false],
    ['AOP 005 za 2024. godinu iznosi 2023', 'AOP 005 za 2024. godinu iznosi 2024', true],
  ])('%j and %j are one error: %s', (before, after, same) => {
    const comparison = compareAttempts(resultOf({ errors: [before] }), resultOf({ errors: [after] }));
    expect(comparison).toEqual(
      same ? { fixed: [], remaining: [after], added: [] } : { fixed: [before], remaining: [], added: [after] },
    );
  });

  test('results in two languages cannot be compared: no change is shown', () => {
    const before = resultOf({ errors: [at('D1', 'tekst')] });
    const after = resultOf({ errors: ['<b>Income</b>, cell <b>D1</b>: text'], lang: 'en' });
    expect(compareAttempts(before, after)).toBeNull();
  });

  test('different reports are not compared; a corrected id is the same file, in any letter case', () => {
    expect(compareAttempts(resultOf({ id: 'x', name: 'Report.XLSX' }), resultOf())).not.toBeNull();
    const other = resultOf({ id: '4200000000000372025299', name: 'other.xlsx' });
    expect(compareAttempts(resultOf(), other)).toBeNull();
    // An agency may use the same name for all reports, so it does not prove that they are the same report.
    const alike = { name: 'GFI', errors: ['a'] };
    expect(compareAttempts(resultOf(alike), resultOf({ ...alike, id: other.id }))).toBeNull();
    const withoutId = resultOf({ ...alike, id: 'x', file: 'a.xlsx' });
    for (const file of [null, 'b.xlsx']) expect(compareAttempts(withoutId, resultOf({ ...alike, file }))).toBeNull();
    expect(compareAttempts(resultOf({ id: 'x', errors: ['a'] }), resultOf())?.fixed).toEqual(['a']);
  });
});

test('a report is correct without errors and with an id of 22 digits; all are counted (R3.10)', () => {
  expect(isCorrect({ id: VALID_ID, errors: [] })).toBe(true);
  const results = [resultOf(), resultOf({ id: '1' }), resultOf({ errors: ['a', 'b'] })];
  expect(countResults(results)).toEqual({ reports: 3, correct: 1, incorrect: 2, errors: 2 });
});

/** Returns keys instead of texts. */
const names = ((key: string) => key) as TFunction<'results'>;

test('the saved text of results names report, id, verdict and errors, and says that nothing was submitted (R2.10)', () => {
  const text = resultsText(
    [resultOf({ errors: ['<b>BS</b>: nije &lt;5', ''] }), resultOf({ id: 'x', name: 'b.xlsx', errors: ['a'] })],
    { when: 'danas', withoutResult: ['c.xlsx'] },
    names,
  );
  expect(text.split('\r\n')).toEqual([
    'file.title',
    'file.checkedOn: danas',
    'file.onlyChecked',
    '',
    'file.report: report.xlsx',
    `file.id: ${VALID_ID}`,
    'file.verdict: file.incorrect',
    'file.errors: 2',
    '1. BS: nije <5',
    '2. errorWithoutText',
    '',
    'file.report: b.xlsx',
    'file.id: x',
    'file.verdict: file.incorrect',
    'JIBPlusControlError',
    'file.errors: 1',
    '1. a',
    '',
    'file.withoutResult:',
    '- c.xlsx',
    '',
  ]);
});

describe('the address for results (R5, E05)', () => {
  const forbidden = ['info@example.ba'];
  test.each([
    ['', 'emailIsRequired'],
    [' \u00A0 ', 'emailIsRequired'],
    ['ana', 'emailFormatIncorrect'],
    ['ana@primjer', 'emailFormatIncorrect'],
    ['ana@primjer..ba', 'emailFormatIncorrect'],
    ['a b@primjer.ba', 'emailFormatIncorrect'],
    ['ana@primjer.ba, eva@primjer.ba', 'emailFormatIncorrect'],
    [' INFO@Example.BA ', 'emailIsForbidden'],
    ['info\u200B@example.ba', 'emailIsForbidden'],
    ['ana.maric+gfi@racunovodstvo.example.ba', null],
    [' ana@primjer.ba ', null],
  ])('%j: %s', (text, problem) => {
    const { error } = z.safeParse(emailSchema(forbidden), { email: text });
    expect(error?.issues.map(({ message }) => message) ?? []).toEqual(problem === null ? [] : [problem]);
  });

  test('is sent without blanks around and invisible signs inside', () => {
    const typed = { email: ' ana\u200B@primjer.ba\u00A0' };
    expect(z.parse(emailSchema(forbidden), typed)).toEqual({ email: 'ana@primjer.ba' });
  });
});

test('markup in an answer or a refusal of the agency is shown as text nowhere', async () => {
  expect(readableAnswer({ errors: ['<b>x</b> &lt; 5'] })).toBe('errors:\n  1. x < 5');
  expect(readableAnswer('<p>Primljeno</p>')).toBe('Primljeno');
  expect(errorText('a &lt;b&gt; <b>c</b><script>alert(1)</script>')).toBe('a <b> c');
  const message = 'Period je zaključan.\nJIB & godina';
  expect(await readMessages('Period je <b>zaključan</b>.<br>\nJIB &amp; godina')).toEqual({ message });
  expect(await readMessages('manje < 5 i više > 3')).toEqual({ message: 'manje < 5 i više > 3' });
});
