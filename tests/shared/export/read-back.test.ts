import { read, utils } from '@e965/xlsx';
import { parse } from 'csv-parse/sync';
import ExcelJS from 'exceljs';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { exportCsv } from '#shared/export/export-csv.ts';
import { exportXlsx } from '#shared/export/export-xlsx.ts';
import { unguardedText } from '#shared/format/csv.ts';
import { hostileText } from '#tests/fuzz/hostile-text.ts';

const withLineEnds = (text: string) => text.replace(/\r\n?/g, '\n');

/** Writes texts as head, row and line about the file, and reads all three with two other readers: what each text became. */
async function throughWorkbook(texts: readonly string[]): Promise<string[][]> {
  const table = { heads: texts.map((header) => ({ header, kind: 'text' as const })), rows: [[...texts]] };
  const about = { sheet: 'O podacima', lines: texts.map((text) => ({ label: text, text })) };
  const bytes = await (await exportXlsx(table, 'Podaci', about)).arrayBuffer();
  const first = read(new Uint8Array(bytes), { type: 'array' });
  const cellsOf = (name: string) => utils.sheet_to_json<string[]>(first.Sheets[name]!, { header: 1, defval: '' });
  const second = new ExcelJS.Workbook();
  await second.xlsx.load(bytes);
  const [data, lines] = second.worksheets;
  const textAt = (sheet: ExcelJS.Worksheet | undefined, row: number, column: number) =>
    sheet?.getCell(row, column).text ?? '';
  return texts.map((_, at) => [
    ...cellsOf('Podaci').map((row) => row[at] ?? ''),
    ...(cellsOf('O podacima')[at] ?? []),
    textAt(data, 1, at + 1),
    textAt(data, 2, at + 1),
    textAt(lines, at + 1, 1),
    textAt(lines, at + 1, 2),
  ]);
}

/** Each text as both readers have to find it in its four cells. */
const everywhere = (texts: readonly string[]) => texts.map((text) => Array.from({ length: 8 }, () => text));

const hardTexts = [
  'A_x0041_B d.o.o.',
  'rjesenje_x0020_o',
  '_x005F_x0041_',
  '__x00e9_',
  '_X0041_',
  '_x004_',
  '=1+1',
  "'=1+1",
  "'Stari grad' d.o.o.",
  '+387 33',
  '@SUM(A1)',
  '0012',
  '1E5',
  'TRUE',
  ' razmak ispred i iza ',
  'dva\nreda',
  'dva\r\nreda\r',
  'tab\tu sredini',
  'zvono\u0007',
  '\uFEFFoznaka',
  '\uFFFF',
  'par \u{1F3E2} i pola \ud83c',
  '<b>&amp; "navodnici"</b>',
  ']]>',
  '#N/A',
  '#DIV/0!',
  '#NAME?',
  '#1',
  '#',
  '\u202Eobrnuto',
];

describe('any text written to .xlsx is read back equal by two other readers', () => {
  test('hard texts', async () => {
    expect(await throughWorkbook(hardTexts)).toEqual(everywhere(hardTexts.map(withLineEnds)));
  });

  test('whatever the text', async () => {
    const part = fc.oneof(fc.string({ unit: 'binary' }), fc.constantFrom(...hardTexts, '_x', '_', '\r', '000D_'));
    const text = fc
      .array(part, { minLength: 1, maxLength: 3 })
      .map((parts) => parts.join(''))
      .filter((made) => made !== '');
    await fc.assert(
      fc.asyncProperty(fc.array(text, { minLength: 20, maxLength: 20 }), async (written) => {
        expect(await throughWorkbook(written)).toEqual(everywhere(written.map(withLineEnds)));
      }),
      { numRuns: 3 },
    );
  });

  test('a text longer than a cell may hold is cut, never inside a character', async () => {
    const many = '_x0041_'.repeat(6000);
    expect(await throughWorkbook([`${'a'.repeat(32_766)}\u{1F3E2}b`, many])).toEqual(
      everywhere(['a'.repeat(32_766), many.slice(0, 32_767)]),
    );
  });
});

describe('any text written to CSV is read back equal by two other readers', () => {
  const texts = fc.oneof(fc.string({ unit: 'grapheme' }), fc.constantFrom(...hardTexts), fc.string(), hostileText);
  const withoutHalves = texts.map((text) => text.toWellFormed());

  test.each(['bs', 'en'] as const)('in %s, but for the apostrophe that keeps a formula from running', async (lang) => {
    await fc.assert(
      fc.asyncProperty(fc.array(withoutHalves, { minLength: 1, maxLength: 4 }), async (cells) => {
        const table = { heads: cells.map((_, at) => ({ header: `h${at}`, kind: 'text' as const })), rows: [cells] };
        const text = await exportCsv(table, lang).text();
        const delimiter = lang === 'en' ? ',' : ';';
        const [, first] = parse(text, { delimiter, bom: true, relax_column_count: true }) as string[][];
        expect(first?.map(unguardedText)).toEqual(cells);
        for (const cell of first ?? []) expect(cell.trimStart()).not.toMatch(/^[=+\-@＝＋－＠]/u);
        const book = read(text, { type: 'string', FS: delimiter, raw: true });
        const [, second] = utils.sheet_to_json<string[]>(Object.values(book.Sheets)[0]!, {
          header: 1,
          defval: '',
          raw: true,
        });
        expect(cells.map((_, at) => unguardedText(second?.[at] ?? '').replaceAll('\r\n', '\n'))).toEqual(
          cells.map((cell) => cell.replaceAll('\r\n', '\n')),
        );
      }),
      { numRuns: 200 },
    );
  });

  test('a decimal comma is not torn into two columns by a program that splits at commas', async () => {
    const table = { heads: [{ header: 'Iznos', kind: 'number' as const }], rows: [[61147980.55], [-1.5], [7]] };
    const text = await exportCsv(table, 'bs').text();
    expect(parse(text, { delimiter: ',', bom: true })).toEqual([['Iznos'], ['61147980,55'], ['-1,5'], ['7']]);
  });
});
