import { zipSync } from 'fflate';
import { describe, expect, test } from 'vitest';
import { compareSheets } from '#features/report-tools/control/quick-look/compare-sheets.ts';
import { openWorkbook } from '#features/report-tools/control/quick-look/open-workbook.ts';
import { quickLook } from '#features/report-tools/control/quick-look/quick-look.ts';
import { fillSample, YEARLY, YEARLY_OLD } from '#mocks/samples/fill-sample.ts';
import { fileOf } from './control-things.ts';
import { sampleFile } from './samples.ts';

const check = async (name: string, version: 'old' | 'new' = 'new') => quickLook(await sampleFile(name), version);
type Faults = NonNullable<Parameters<typeof fillSample>[1]>;
const checkFilled = async (faults: Faults, old = false) =>
  quickLook(fileOf('r.xlsx', await fillSample(old ? YEARLY_OLD : YEARLY, faults)), old ? 'old' : 'new');

describe('a report of the agency', () => {
  test('without faults gives its facts and nothing to say', async () => {
    const { facts, findings } = await check('correct.xlsx');
    expect(findings).toEqual([]);
    expect(facts).toMatchObject({ form: 'new', legalEntityType: expect.any(String) });
    expect(facts?.id).toMatch(/^42\d{11}3720252\d{2}$/);
    expect(facts?.id.slice(0, 13)).toBe(facts?.jib);
    expect(facts?.entityName).not.toBe('');
    expect(facts?.sheets).toEqual([
      'Opći podaci',
      'Bilans stanja',
      'Bilans uspjeha',
      'Novčani tokovi',
      'Promjene na kapitalu',
      'Zaposleni',
    ]);
  });

  test('the old form is known by its marker; the wrong screen is told', async () => {
    expect((await check('old-format.xlsx', 'old')).findings).toEqual([]);
    expect((await check('old-format.xlsx', 'new')).findings).toEqual([{ code: 'oldForm' }]);
    expect((await check('correct.xlsx', 'old')).findings).toEqual([{ code: 'newForm' }]);
  });

  test('names sheet and cell of an id of the wrong form, of a missing one and of a jib that is not in it', async () => {
    expect((await check('wrong-id.xlsx')).findings).toEqual([
      { code: 'idMalformed', sheet: 'Opći podaci', cell: 'B5', value: '42-5308642037-37-2025' },
    ]);
    expect((await checkFilled({ general: { reportId: '' } })).findings).toEqual([
      { code: 'idMissing', sheet: 'Opći podaci', cell: 'B5' },
    ]);
    const other = await checkFilled({ general: { reportId: '4200000000000372025299' } });
    expect(other.findings).toEqual([
      { code: 'idJibDiffers', sheet: 'Opći podaci', cell: 'B5', value: '4200000000000' },
    ]);
    const short = await checkFilled({ general: { jib: '420' } }, true);
    expect(short.findings).toContainEqual({ code: 'jibMalformed', sheet: 'Opći podaci', cell: 'D14', value: '420' });
  });

  test('tells numbers stored as text from other texts, and formula errors', async () => {
    const { findings } = await checkFilled({
      cells: {
        'Bilans stanja!E10': '1.200,00',
        'Bilans stanja!E11': '15 KM',
        'Bilans stanja!D15': 'n/p',
        'Bilans uspjeha!E15': { formula: '#REF!', result: { error: '#REF!' } } as never,
      },
    });
    expect(findings).toEqual([
      { code: 'numberAsText', sheet: 'Bilans stanja', cell: 'E10', value: '1.200,00' },
      { code: 'numberAsText', sheet: 'Bilans stanja', cell: 'E11', value: '15 KM' },
      { code: 'textInAmount', sheet: 'Bilans stanja', cell: 'D15', value: 'n/p' },
      { code: 'formulaError', sheet: 'Bilans uspjeha', cell: 'E15', value: '#REF!' },
    ]);
  });

  test('says once a sheet that nothing was computed', async () => {
    const { findings } = await checkFilled({ cells: { 'Bilans stanja!D9': { formula: 'D10+D11' } as never } });
    expect(findings).toEqual([{ code: 'notComputed', sheet: 'Bilans stanja', cell: 'D9' }]);
  });

  test('keeps 500 of thousands, and counts all', async () => {
    const { findings, total } = await check('errors-400.xlsx');
    expect([findings.length, total]).toEqual([400, 400]);
    const cells = Object.fromEntries(
      Array.from({ length: 600 }, (_, index) => [`Zaposleni!${'DEFGH'[index % 5]}${200 + index}`, '#N/A']),
    );
    const many = await checkFilled({
      cells: Object.fromEntries(Object.keys(cells).map((place) => [place, { error: '#N/A' } as never])),
    });
    expect([many.findings.length, many.total]).toEqual([500, 600]);
  });
});

describe('other files', () => {
  test('are named for what they are', async () => {
    expect((await check('profit-decision.xlsx')).findings).toEqual([{ code: 'notAgencyForm' }]);
    expect((await check('encrypted.xlsx')).findings).toEqual([{ code: 'encrypted' }]);
    const renamed = await quickLook(await sampleFile('notes.docx', 'notes.xlsx'), 'new');
    expect(renamed).toEqual({ facts: null, findings: [{ code: 'notWorkbook' }], total: 1 });
  });

  test('a file cut in half is damaged, not a crash', async () => {
    const whole = await sampleFile('correct.xlsx');
    const half = new File([await whole.slice(0, whole.size / 2).arrayBuffer()], 'half.xlsx');
    expect((await quickLook(half, 'new')).findings).toEqual([{ code: 'damaged' }]);
  });

  test('a zip that unpacks to gigabytes is not unpacked', () => {
    const bomb = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(160 * 1024 * 1024) }, { level: 1 });
    expect(openWorkbook(bomb)).toEqual({ ok: false, reason: 'tooLarge' });
  });

  test('prefixes, missing addresses, raw text, entities and comments of other programs are read', () => {
    const text = new TextEncoder();
    const opened = openWorkbook(
      zipSync({
        'xl/workbook.xml': text.encode(
          `<?xml version="1.0"?><!DOCTYPE w [<!ENTITY x "y">]><x:workbook><x:sheets><x:sheet name='A &amp; B "&#x10D;&#269;"' r:id="r1"/></x:sheets></x:workbook>`,
        ),
        'xl/_rels/workbook.xml.rels': text.encode(
          '<Relationships><Relationship Id="r1" Target="/xl/worksheets/s.xml"/></Relationships>',
        ),
        'xl/sharedStrings.xml': text.encode(
          '<sst><si><r><t>prvi </t></r><r><t>dio</t></r><rPh><t>ne</t></rPh></si></sst>',
        ),
        'xl/worksheets/s.xml': text.encode(
          '<x:worksheet><!-- <c r="Z9"><v>1</v></c> --><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row>' +
            '<x:row r="5"><x:c r="AB5" t="inlineStr"><x:is><x:t><![CDATA[<b>&]]></x:t></x:is></x:c><x:c t="e"><x:f>1/0</x:f><x:v>#DIV/0!</x:v></x:c></x:row>',
        ),
      }),
    );
    expect(opened).toMatchObject({ ok: true, sheets: [{ name: 'A & B "čč"' }] });
    const cells = opened.ok ? [...opened.sheets[0]!.cells.values()] : [];
    expect(cells.map(({ address, kind, value, computed }) => [address, kind, value, computed])).toEqual([
      ['A1', 'text', 'prvi dio', false],
      ['B1', 'number', '2', false],
      ['AB5', 'text', '<b>&', false],
      ['AC5', 'error', '#DIV/0!', true],
    ]);
  });
});

test('sheets are compared with those of a fresh template', () => {
  expect(compareSheets(['Opći podaci', 'Bilans stanja '], ['Opći podaci', 'Bilans stanja'])).toEqual([]);
  expect(compareSheets(['Opći podaci', 'Bilans'], ['Opći podaci', 'Bilans stanja'])).toEqual([
    { code: 'sheetMissing', sheet: 'Bilans stanja' },
    { code: 'sheetForeign', sheet: 'Bilans' },
  ]);
});
