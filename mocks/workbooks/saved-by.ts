import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Worksheet } from 'exceljs';
import { openWorkbook, workbookBytes } from './open-workbook.ts';

/** Opens workbooks in LibreOffice and saves them as .xlsx, all in one run, because it takes seconds to start. */
export async function savedByLibreOffice(
  workbooks: Readonly<Record<string, Uint8Array>>,
): Promise<Record<string, Uint8Array<ArrayBuffer>>> {
  const folder = await mkdtemp(join(tmpdir(), 'office-'));
  try {
    const names = Object.keys(workbooks);
    const paths = names.map((_name, index) => join(folder, `${index}.xlsx`));
    await Promise.all(paths.map((path, index) => writeFile(path, workbooks[names[index] ?? ''] ?? '')));
    const out = join(folder, 'out');
    // A separate profile: otherwise a second run would wait forever for the first.
    const profile = `-env:UserInstallation=file://${join(folder, 'profile')}`;
    const filter = 'xlsx:Calc MS Excel 2007 XML';
    await promisify(execFile)('soffice', [profile, '--headless', '--convert-to', filter, '--outdir', out, ...paths]);
    const saved = await Promise.all(paths.map((_path, index) => readFile(join(out, `${index}.xlsx`))));
    return Object.fromEntries(saved.map((bytes, index) => [names[index] ?? '', new Uint8Array(bytes)]));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Saved by SheetJS: no styles, no protection, other names of parts; `bookType` `biff8` is an old .xls. */
export async function savedBySheetJs(
  bytes: Uint8Array,
  bookType: 'xlsx' | 'biff8' = 'xlsx',
): Promise<Uint8Array<ArrayBuffer>> {
  const { read, write } = await import('@e965/xlsx');
  const workbook = read(bytes, { cellFormula: true, cellNF: true, cellDates: true });
  return new Uint8Array(write(workbook, { type: 'array', bookType, bookSST: false }) as ArrayBuffer);
}

/** Saved by a program that writes values only: no formulas, no styles, inline texts. */
export async function savedAsValues(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const { read, utils, write } = await import('@e965/xlsx');
  const workbook = read(bytes, { cellFormula: false });
  const values = utils.book_new();
  for (const name of workbook.SheetNames) {
    const sheet = workbook.Sheets[name] ?? {};
    const rows = utils.sheet_to_json<unknown[]>(sheet, { header: 1, raw: true, blankrows: true });
    const origin = sheet['!ref']?.split(':')[0] ?? 'A1';
    utils.book_append_sheet(values, utils.aoa_to_sheet([]), name);
    utils.sheet_add_aoa(values.Sheets[name] ?? {}, rows, { origin });
  }
  return new Uint8Array(write(values, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
}

/** As Excel saves it: similar formulas in neighbouring columns are stored once and shared, and a name is rich text. */
export async function savedByExcel(bytes: Uint8Array): Promise<Uint8Array<ArrayBuffer>> {
  const workbook = await openWorkbook(bytes);
  if (!workbook) throw new Error('only a workbook can be saved again');
  for (const worksheet of workbook.worksheets) {
    shareFormulas(worksheet);
    const title = worksheet.findRow(1)?.getCell(1).isMerged ? null : worksheet.findCell(1, 2);
    if (typeof title?.value === 'string')
      title.value = {
        richText: [{ text: title.value.slice(0, 3), font: { bold: true } }, { text: title.value.slice(3) }],
      };
  }
  return workbookBytes(workbook);
}

function shareFormulas(worksheet: Worksheet): void {
  worksheet.eachRow((row) => {
    let master: string | null = null;
    let before = 0;
    row.eachCell((cell, column) => {
      const isNext = master !== null && column === before + 1;
      const moved = isNext && cell.formula === shifted(worksheet.getCell(master ?? '').formula);
      if (moved && master && cell.result !== undefined) {
        cell.value = { sharedFormula: master, formula: '', result: cell.result } as never;
        master = null;
      } else master = cell.formula ? cell.address : null;
      before = column;
    });
  });
}

/** A formula without absolute addresses, moved one column to the right. */
function shifted(formula: string): string {
  return formula.replaceAll(
    /\b([A-Z])(\d+)\b/g,
    (_all, letter: string, row: string) => `${String.fromCharCode(letter.charCodeAt(0) + 1)}${row}`,
  );
}

/** A password-protected workbook: a container as Excel makes it, with real encryption. */
export async function savedWithPassword(password: string): Promise<Uint8Array<ArrayBuffer>> {
  const { writeXlsx } = await import('hucre/xlsx');
  const sheets = [{ name: 'Tajna', rows: [['iznos', 1]] }];
  return new Uint8Array(await writeXlsx({ sheets, encryption: { password, spinCount: 1000 } }));
}
