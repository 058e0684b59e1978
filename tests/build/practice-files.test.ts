import { parse } from 'csv-parse/sync';
import ExcelJS from 'exceljs';
import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { expect, test } from 'vitest';
import { exportCsv } from '#shared/export/export-csv.ts';
import { exportXlsx } from '#shared/export/export-xlsx.ts';
import { jsonFile, textFile } from '#shared/format/text-file.ts';
import { asPractice } from '../../practice/saved-file.ts';
import { practiceSite } from '../../scripts/build/practice-site.ts';

const TABLE = {
  heads: [
    { header: 'JIB', kind: 'code' as const },
    { header: 'Naziv', kind: 'text' as const },
  ],
  rows: [['0053086619802', 'Dva\r\nreda; "Zrno"']],
};
const sheetsOf = async (file: Blob) => {
  const book = new ExcelJS.Workbook();
  await book.xlsx.load(await file.arrayBuffer());
  return book.worksheets.map(({ name }) => name);
};

test('the build of the practice site saves files by its own module, and no other build does', async () => {
  const { resolveId } = practiceSite({});
  if (typeof resolveId !== 'object') throw new Error('The plugin resolves nothing.');
  const resolved = (source: string, importer: string) =>
    Reflect.apply(resolveId.handler, undefined, [source, importer]) as string | null;
  const own = resolved('file-saver', '/src/x.ts') ?? '';
  expect(own).toMatch(/practice\/save-file\.ts$/);
  // It uses the package itself.
  expect(resolved('file-saver', own)).toBeNull();
  expect(resolved('react', '/src/x.ts')).toBeNull();
});

test('every file has it in its name, in the language of the page; the operator’s own file is as it was', async () => {
  const nameIn = async (lang: 'bs' | 'en') => (await asPractice(new Blob(['x']), 'karta.png', lang)).name;
  expect([await nameIn('bs'), await nameIn('en')]).toEqual(['VJEŽBA karta.png', 'PRACTICE karta.png']);
  const file = jsonFile({ switches: [] });
  expect(await asPractice(file, 'agency.json', 'bs')).toEqual({ content: file, name: 'agency.json' });
});

test('a record begins with it, and JSON has it as a field', async () => {
  const { content } = await asPractice(textFile('Evidencija'), 'evidencija.txt', 'bs');
  expect(await content.text()).toBe('Vježba: ništa se ne šalje. Svi podaci su izmišljeni.\r\n\r\nEvidencija');
  const json = await asPractice(jsonFile({ version: 1, clients: [] }), 'klijenti.json', 'bs');
  expect(JSON.parse(await json.content.text())).toEqual({ practice: true, version: 1, clients: [] });
});

test.each(['bs', 'en'] as const)('a CSV in %s has it in a column of each row, below one head', async (lang) => {
  const { content } = await asPractice(exportCsv(TABLE, lang), 'tabela.csv', lang);
  expect(parse(await content.text(), { delimiter: lang === 'en' ? ',' : ';', bom: true })).toEqual([
    ['JIB', 'Naziv', 'practice'],
    ['0053086619802', 'Dva\r\nreda; "Zrno"', 'true'],
  ]);
});

test('the sheets of a table have it in their names; a form of the agency is not changed', async () => {
  const table = await exportXlsx(TABLE, 'Podaci', { sheet: 'O podacima', lines: [] });
  expect(await sheetsOf((await asPractice(table, 'tabela.xlsx', 'bs')).content)).toEqual([
    'VJEŽBA Podaci',
    'VJEŽBA O podacima',
  ]);
  const book = new ExcelJS.Workbook();
  book.addWorksheet('Bilans stanja');
  const form = new Blob([await book.xlsx.writeBuffer()]);
  expect(await sheetsOf((await asPractice(form, 'predlozak.xlsx', 'bs')).content)).toEqual(['Bilans stanja']);
});

test('an entry of a calendar begins with it', async () => {
  const calendar = new Blob(['BEGIN:VEVENT\r\nSUMMARY:Godišnji izvještaj\r\nEND:VEVENT\r\n']);
  const { content } = await asPractice(calendar, 'rokovi.ics', 'bs');
  // A reader joins a line with the continued one.
  expect((await content.text()).replaceAll('\r\n ', '')).toContain('SUMMARY:VJEŽBA: Godišnji izvještaj');
});

test('each file of a package has it, and the descriptor knows the column', async () => {
  const descriptor = { resources: [{ name: 'data', schema: { fields: [{ name: 'JIB', type: 'string' }] } }] };
  const zip = zipSync({
    'README.md': strToU8('# Podaci'),
    'data.csv': strToU8('JIB\r\n1\r\n'),
    'datapackage.json': strToU8(JSON.stringify(descriptor)),
  });
  const { content } = await asPractice(new Blob([zip]), 'podaci.zip', 'bs');
  const files = unzipSync(new Uint8Array(await content.arrayBuffer()));
  const text = (name: string) => strFromU8(files[name] ?? new Uint8Array());
  expect(text('README.md')).toMatch(/^\*\*Vježba/);
  expect(text('data.csv')).toBe('JIB,practice\r\n1,true\r\n');
  expect(JSON.parse(text('datapackage.json'))).toMatchObject({
    practice: true,
    resources: [{ schema: { fields: [{ name: 'JIB' }, { name: 'practice', type: 'boolean' }] } }],
  });
});
