import { type WriteSheet, writeXlsx } from 'hucre/xlsx';
import { expect, test } from 'vitest';
import { readingsOf } from '#shared/workbook/read-table.ts';

const book = async (sheets: WriteSheet[], activeSheet = 0) =>
  new Blob([new Uint8Array(await writeXlsx({ sheets, activeSheet }))]);

test('all sheets with rows can be read, the active one first and hidden ones last', async () => {
  const rows = [['Hrast']];
  const sheets = [
    { name: 'Skriven', rows, hidden: true },
    { name: 'Prvi', rows },
    { name: 'Prazan', rows: [[' ']] },
    { name: 'Aktivan', rows },
  ];
  const names = (await readingsOf(await book(sheets, 3)))?.map(({ name }) => name);
  expect(names).toEqual(['Aktivan', 'Prvi', 'Skriven']);
});

test('hidden rows and columns are read like others, and counted if something is in them', async () => {
  const rows = [['Naziv', 'JIB'], ['Hrast'], [], ['Bor', 5]];
  const hidden = { hidden: true };
  const sheet = {
    name: 'List',
    rows,
    columns: [{}, hidden, hidden],
    rowDefs: new Map([1, 2, 3].map((at) => [at, hidden])),
  };
  expect(await readingsOf(await book([sheet]))).toEqual([
    {
      name: 'List',
      sample: '',
      hiddenRows: 2,
      hiddenColumns: 1,
      content: [['Naziv', 'JIB'], ['Hrast'], [], ['Bor', '5']],
    },
  ]);
});

test('a text of several code pages shows the lines in which they differ', async () => {
  // 'Čačak' and 'šuma' in ISO 8859-2: only the second word reads otherwise in Windows-1250.
  const bytes = [
    ...Buffer.from('jib;name\n1;'),
    0xc8,
    0x61,
    0xe8,
    ...Buffer.from('ak\r\n2;'),
    0xb9,
    ...Buffer.from('uma'),
  ];
  const readings = await readingsOf(new Blob([Uint8Array.from(bytes)]));
  expect(readings?.map(({ name, sample }) => [name, sample])).toEqual([
    ['ISO-8859-2', '2;šuma'],
    ['Windows-1250', '2;ąuma'],
  ]);
  expect(readings?.[1]?.content).toBe('jib;name\n1;Čačak\r\n2;ąuma');
});
