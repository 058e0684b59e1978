import ExcelJS from 'exceljs';
import { describe, expect, test } from 'vitest';
import { exportCsv } from '#shared/export/export-csv.ts';
import { exportPart, gatherRows, rowCount } from '#shared/export/export-rows.ts';
import { exportTable, type ExportColumn } from '#shared/export/export-table.ts';
import { exportXlsx } from '#shared/export/export-xlsx.ts';

type Row = { jib: string; name: string; amount: number | null; year: number | null; day: string; at: string };

const COLUMNS: ExportColumn<Row>[] = [
  { header: 'JIB', kind: 'code', value: (row) => row.jib },
  { header: 'Naziv', kind: 'text', value: (row) => row.name, width: 40 },
  { header: 'Iznos', kind: 'amount', value: (row) => row.amount },
  { header: 'Godina', kind: 'year', value: (row) => row.year },
  { header: 'Dan', kind: 'day', value: (row) => row.day },
  { header: 'Provjereno', kind: 'time', value: (row) => row.at },
];
const NONE = { amount: null, year: null, day: '', at: '' };
const ROWS: Row[] = [
  {
    jib: '0053086619802',
    name: 'Čelik; „đ" d.o.o.',
    amount: 1234.5,
    year: 2025,
    day: '2026-02-07T23:30:00Z',
    at: '2026-11-28T03:24:41.399Z',
  },
  { ...NONE, jib: '4200000000005', name: '=HYPERLINK("http://x")', amount: -7 },
  { ...NONE, jib: '+42', name: '\t@SUM(A1)' },
  { ...NONE, jib: '', name: 'Zvono\u0007 i kontrola', amount: 0 },
  { ...NONE, jib: '4200000000013', name: '-A+B', day: '1899-05-01', at: '0001-01-01T00:00:00' },
];
const ABOUT = [
  { label: 'Izvor', text: 'Agencija' },
  { label: 'Filteri', text: '=SUM(1)' },
];
const table = exportTable(COLUMNS, ROWS);

test('a CSV has one head and a line for each row: a jib is its digits, what is missing is empty, and no text runs', async () => {
  const file = exportCsv(table, 'bs');
  expect(file.type).toBe('text/csv;charset=utf-8');
  const text = new TextDecoder('utf-8', { ignoreBOM: true }).decode(await file.arrayBuffer());
  expect(text.split('\r\n')).toEqual([
    '\uFEFFJIB;Naziv;Iznos;Godina;Dan;Provjereno',
    '0053086619802;"Čelik; „đ"" d.o.o.";"1234,5";2025;2026-02-08;2026-11-28 04:24:41',
    `4200000000005;"'=HYPERLINK(""http://x"")";-7;;;`,
    `'+42;"'\t@SUM(A1)";;;;`,
    ';Zvono\u0007 i kontrola;0;;;',
    "4200000000013;'-A+B;;;1899-05-01;",
    '',
  ]);
});

describe('.xlsx, opened again', () => {
  const open = async () => {
    const book = new ExcelJS.Workbook();
    const file = await exportXlsx(table, 'Registar: [test]/x', { sheet: 'O podacima', lines: ABOUT });
    await book.xlsx.load(await file.arrayBuffer());
    return { sheet: book.worksheets[0]!, about: book.worksheets[1]! };
  };
  const text = (value: string) => ({ type: ExcelJS.ValueType.String, value });

  test('a jib is a text with its zeros; a formula stays a text, and a control character makes nothing unreadable', async () => {
    const { sheet } = await open();
    expect(sheet.getCell('A2')).toMatchObject(text('0053086619802'));
    expect(sheet.getCell('B2')).toMatchObject(text('Čelik; „đ" d.o.o.'));
    expect(sheet.getCell('B3')).toMatchObject(text('=HYPERLINK("http://x")'));
    expect(sheet.getCell('B5')).toMatchObject(text('Zvono\u0007 i kontrola'));
  });

  test('years, amounts and days are numbers and dates with a format; a missing amount is none, 0 is 0', async () => {
    const { sheet } = await open();
    const formatAt = (cell: string) => sheet.getCell(cell).numFmt;
    expect(sheet.getCell('C2')).toMatchObject({ type: ExcelJS.ValueType.Number, value: 1234.5 });
    expect(sheet.getCell('C4').value).toBeNull();
    expect(sheet.getCell('C5').value).toBe(0);
    expect(sheet.getCell('D2')).toMatchObject({ type: ExcelJS.ValueType.Number, value: 2025 });
    expect(sheet.getCell('E2').value).toEqual(new Date('2026-02-08T00:00:00Z'));
    expect(sheet.getCell('F2').value).toEqual(new Date('2026-11-28T04:24:41Z'));
    expect(['C2', 'C3', 'D2', 'E2', 'F2'].map(formatAt)).toEqual([
      '#,##0.00',
      '#,##0',
      '0',
      'yyyy-mm-dd',
      'yyyy-mm-dd hh:mm:ss',
    ]);
    // Programs count days before 1900 differently.
    expect(sheet.getCell('E6').value).toBe('1899-05-01');
    expect(sheet.getCell('F6').value).toBeNull();
  });

  test('heads are bold and stay visible, names of sheets are allowed, and a second sheet says what the file is', async () => {
    const { sheet, about } = await open();
    expect(sheet.columnCount).toBe(COLUMNS.length);
    expect(sheet.getCell('A1').font.bold).toBe(true);
    expect(sheet.views[0]).toMatchObject({ state: 'frozen', ySplit: 1 });
    expect([sheet.name, about.name]).toEqual(['Registar   test  x', 'O podacima']);
    expect(about.getCell('A1').value).toBe('Izvor');
    expect(about.getCell('B2')).toMatchObject(text('=SUM(1)'));
  });
});

describe('the rows of an export', () => {
  async function* numbers(count: number, size: number, mayFollow = false) {
    for (let from = 0; from < count; from += size)
      yield Array.from({ length: Math.min(size, count - from) }, (_, at) => from + at);
    return mayFollow;
  }
  const never = new AbortController().signal;

  test('the cap of 1,000 is shown and respected', async () => {
    expect(exportPart(2150)).toEqual({ first: 1, last: 1000, count: 1000, total: 2150, next: 1000 });
    expect(exportPart(2150, 2000)).toEqual({ first: 2001, last: 2150, count: 150, total: 2150, next: null });
    const source = { total: 2150, pages: () => numbers(1020, 30) };
    const progress: number[] = [];
    const { rows, total } = await gatherRows(source, never, (done) => progress.push(done));
    expect(rows).toHaveLength(1000);
    expect(rows.at(-1)).toBe(999);
    expect(progress.at(0)).toBe(30);
    expect(progress.at(-1)).toBe(1000);
    expect(total).toBe(2150);
  });

  test('a table of 1,000 rows is one file, one of 1,001 are two', async () => {
    const rows = Array.from({ length: 1001 }, (_, at) => at);
    expect(exportPart(1000).next).toBeNull();
    expect(exportPart(rowCount({ rows })).next).toBe(1000);
    expect((await gatherRows({ rows }, never, () => {})).rows).toHaveLength(1000);
    expect(await gatherRows({ rows }, never, () => {}, 1000)).toEqual({ rows: [1000], total: 1001 });
  });

  test('how many rows there are may be known only at their end', async () => {
    const gathered = (count: number, mayFollow: boolean, from = 0) =>
      gatherRows({ total: Infinity, pages: () => numbers(count, 10, mayFollow) }, never, () => {}, from);
    expect(exportPart(Infinity)).toMatchObject({ last: 1000, next: 1000 });
    expect(await gathered(24, false)).toMatchObject({ total: 24 });
    expect(await gathered(24, false, 1000)).toMatchObject({ total: 1024 });
    expect(await gathered(1000, true)).toMatchObject({ total: Infinity });
    expect(await gathered(0, false, 1000)).toEqual({ rows: [], total: 1000 });
  });

  test('cancelling stops between pages', async () => {
    const controller = new AbortController();
    let gathered = 0;
    const source = { total: 100, pages: () => numbers(100, 10) };
    const running = gatherRows(source, controller.signal, (done) => {
      gathered = done;
      controller.abort();
    });
    await expect(running).rejects.toThrow(/abort/i);
    expect(gathered).toBe(10);
  });
});
