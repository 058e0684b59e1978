// @vitest-environment node
import { unzipSync, zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { fillSample, YEARLY } from '#mocks/samples/fill-sample.ts';
import { readWorkbook } from '#shared/workbook/read-workbook.ts';
import { cellsOf, packed, PARTS, relation, sheetOf } from './packed-workbook.ts';

const SHEET = PARTS['xl/worksheets/s.xml'];
const CELLS = ['A1 text prvi', 'B1 number 7'];

describe('names of parts in any form', () => {
  test.each<[string, (name: string) => string]>([
    ['in other letters', (name) => name.replace('sharedStrings', 'SharedStrings').replace('workbook', 'Workbook')],
    ['all in capitals', (name) => name.toUpperCase()],
    ['all in small letters', (name) => name.toLowerCase()],
    ['with backslashes', (name) => name.replaceAll('/', '\\')],
    ['with backslashes and capitals', (name) => name.replaceAll('/', '\\').toUpperCase()],
    ['with a slash in front', (name) => `/${name}`],
    ['with a dot in front', (name) => `./${name}`],
  ])('are the same parts: %s', async (_form, rename) => {
    expect(await cellsOf(packed({}, rename))).toEqual(CELLS);
  });

  test('a whole report loses nothing when another program writes it with backslashes and capitals', async () => {
    const report = await fillSample(YEARLY);
    const changed = zipSync(
      Object.fromEntries(
        Object.entries(unzipSync(report)).map(([name, xml]) => [name.replaceAll('/', '\\').toUpperCase(), xml]),
      ),
    );
    const cells = await cellsOf(new Blob([new Uint8Array(report)]));
    expect(cells.length).toBeGreaterThan(400);
    expect(await cellsOf(new Blob([new Uint8Array(changed)]))).toEqual(cells);
  });

  test('relations may be absolute, escaped, or go up a folder', async () => {
    const sheet = 'worksheets/s.xml';
    for (const target of [`/xl/${sheet}`, `./${sheet}`, `x/../${sheet}`, 'worksheets\\s.xml', 'worksheets/%73.xml']) {
      const relations = `<Relationships>${relation('worksheet', target)}${relation('sharedStrings', 'sharedStrings.xml')}</Relationships>`;
      // oxlint-disable-next-line no-await-in-loop -- one after the other
      expect(await cellsOf(packed({ 'xl/_rels/workbook.xml.rels': relations })), target).toEqual(CELLS);
    }
  });

  test('XML in UTF-16, other prefixes and single quotes are read', async () => {
    const utf16 = (xml: string) =>
      new Uint8Array([0xff, 0xfe, ...new Uint8Array(Uint16Array.from(xml, (sign) => sign.charCodeAt(0)).buffer)]);
    expect(
      await cellsOf(packed({ 'xl/worksheets/s.xml': utf16(`<?xml version="1.0" encoding="UTF-16"?>${SHEET}`) })),
    ).toEqual(CELLS);
    const own =
      "<x:workbook xmlns:rel='r'><x:sheets><x:sheet name='List' sheetId='1' rel:id='worksheet'/></x:sheets></x:workbook>";
    expect(await cellsOf(packed({ 'xl/workbook.xml': own }))).toEqual(CELLS);
  });
});

describe('a workbook that would lose something is not read', () => {
  const sheets = (more: string) =>
    `<workbook><sheets><sheet name="List" sheetId="1" r:id="worksheet"/>${more}</sheets></workbook>`;
  test.each<[string, Readonly<Record<string, string | null>>]>([
    ['the table of texts is missing', { 'xl/sharedStrings.xml': null }],
    [
      'the table of texts has no relation',
      { 'xl/_rels/workbook.xml.rels': `<Relationships>${relation('worksheet', 'worksheets/s.xml')}</Relationships>` },
    ],
    ['a text is beyond the table', { 'xl/worksheets/s.xml': SHEET.replace('<v>0<', '<v>1<') }],
    ['the number of a text is none', { 'xl/worksheets/s.xml': SHEET.replace('<v>0<', '<v>x<') }],
    ['a sheet is missing', { 'xl/worksheets/s.xml': null }],
    ['a sheet has no relation', { 'xl/workbook.xml': sheets('<sheet name="Drugi" sheetId="2"/>') }],
    ['a relation of a sheet is empty', { 'xl/workbook.xml': sheets('<sheet name="Drugi" sheetId="2" r:id=""/>') }],
    ['a relation leads nowhere', { 'xl/workbook.xml': sheets('<sheet name="Drugi" sheetId="2" r:id="rId9"/>') }],
    [
      'the styles are missing',
      {
        'xl/_rels/workbook.xml.rels': PARTS['xl/_rels/workbook.xml.rels'].replace(
          '</R',
          `${relation('styles', 'styles.xml')}</R`,
        ),
      },
    ],
  ])('%s', async (_what, parts) => {
    expect(await cellsOf(packed(parts))).toBe('unreadable');
  });

  test('a chart sheet has no cells and keeps nothing from being read', async () => {
    const relations = PARTS['xl/_rels/workbook.xml.rels'].replace(
      '</R',
      `${relation('chartsheet', 'chartsheets/c.xml', 'chart')}</R`,
    );
    expect(
      await cellsOf(
        packed({
          'xl/workbook.xml': sheets('<sheet name="Grafikon" sheetId="2" r:id="chart"/>'),
          'xl/_rels/workbook.xml.rels': relations,
        }),
      ),
    ).toEqual(CELLS);
  });

  test.each([
    ['first', 0, [false, false]],
    ['second', 1, [true, false]],
    ['third', 2, [false, true]],
  ])(
    'with a chart sheet as the first of three tabs, the active sheet is that of the %s tab',
    async (_, tab, active) => {
      const relations = PARTS['xl/_rels/workbook.xml.rels'].replace(
        '</R',
        `${relation('chartsheet', 'chartsheets/c.xml', 'chart')}${relation('worksheet', 'worksheets/s.xml', 'other')}</R`,
      );
      const tabs =
        '<sheet name="Grafikon" sheetId="1" r:id="chart"/><sheet name="Lista" sheetId="2" r:id="worksheet"/><sheet name="Arhiva" sheetId="3" r:id="other"/>';
      const workbook = `<workbook><bookViews><workbookView activeTab="${tab}"/></bookViews><sheets>${tabs}</sheets></workbook>`;
      const opened = await readWorkbook(
        packed({ 'xl/workbook.xml': workbook, 'xl/_rels/workbook.xml.rels': relations }),
      );
      expect(opened.ok && opened.sheets.map(({ isActive }) => isActive)).toEqual(active);
    },
  );
});

describe('cells as few programs write them', () => {
  const rowOf = (cells: string) => packed({ 'xl/worksheets/s.xml': sheetOf(`<row r="1">${cells}</row>`) });

  test('written dates are dates', async () => {
    const cells =
      '<c r="A1" t="d"><v>2024-05-06</v></c><c r="B1" t="d"><v>2024-05-06T10:20:30.5</v></c><c r="C1" t=\'d\'><f>A1</f><v> 2024-12-31T00:00:00Z </v></c><c r="D1" t="d"><v>10:20:30</v></c><c r="E1" t="str"><v>2024-05-06</v></c><c r="F1" t="d"/>';
    expect(await cellsOf(rowOf(cells))).toEqual([
      'A1 date 2024-05-06',
      'B1 date 2024-05-06',
      'C1 date 2024-12-31 =A1',
      'D1 text 10:20:30',
      'E1 text 2024-05-06',
    ]);
  });

  test('a cell without the number of its text is empty, never the first text', async () => {
    expect(await cellsOf(rowOf('<c r="A1" t="s"/><c r="B1" t="s"></c><c r="C1" t="s"><v>0</v></c>'))).toEqual([
      'C1 text prvi',
    ]);
  });

  test('a cell in a comment is none', async () => {
    expect(await cellsOf(rowOf('<!-- <c r="A1" t="s"><v>9</v></c> --><c r="C1" t="s"><v>0</v></c>'))).toEqual([
      'C1 text prvi',
    ]);
  });
});

describe('protected files', () => {
  const ole = (...names: string[]) =>
    new Blob([
      Uint8Array.from(
        `\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1${'\0'.repeat(90_000)}${names.map((name) => [...name].join('\0')).join('\0\0\0')}`,
        (sign) => sign.charCodeAt(0),
      ),
    ]);

  test.each([
    [['EncryptedPackage', 'StrongEncryptionDataSpace'], 'encrypted'],
    [['EncryptedPackage', 'DRMEncryptedDataSpace', 'DRMEncryptedTransform'], 'restricted'],
    [['DRMEncryptedDataSpace', 'EncryptedPackage', 'LabelInfo'], 'restricted'],
    [['\tDRMContent', 'Workbook'], 'restricted'],
    [['Workbook'], 'oldOffice'],
  ] as const)('with the streams %j: %s', async (names, reason) => {
    expect(await readWorkbook(ole(...names))).toEqual({ ok: false, reason });
  });
});
