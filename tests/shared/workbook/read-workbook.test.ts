// @vitest-environment node
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fillSample, YEARLY } from '#mocks/samples/fill-sample.ts';
import { readWorkbook } from '#shared/workbook/read-workbook.ts';
import { cellsOf, packed, sheetOf } from './packed-workbook.ts';

/** A workbook of one sheet from its XML. */
const workbook = (sheet: string, texts = '<sst/>') =>
  packed({ 'xl/worksheets/s.xml': sheet, 'xl/sharedStrings.xml': texts });

/** A zip whose directory states the given unpacked size for each part. */
function unpacksTo(size: number, zip: ArrayBuffer): ArrayBuffer {
  const changed = new DataView(zip.slice());
  for (let at = 0; at + 46 < changed.byteLength; at++)
    if (changed.getUint32(at, true) === 0x02014b50) changed.setUint32(at + 24, size, true);
  return changed.buffer;
}

describe('workbooks of other programs', () => {
  test('prefixes, missing addresses, raw text, entities, comments and texts in parts are read', async () => {
    const sheet =
      '<x:worksheet><!-- <c r="Z9"><v>1</v></c> --><x:sheetData><x:row><x:c t="s"><x:v>0</x:v></x:c><x:c><x:v>2</x:v></x:c></x:row>' +
      '<x:row r="5"><x:c r="AB5" t="inlineStr"><x:is><x:t><![CDATA[<b>&]]></x:t></x:is></x:c><x:c r="AC5" t="e"><x:f>1/0</x:f><x:v>#DIV/0!</x:v></x:c></x:row></x:sheetData></x:worksheet>';
    const texts = '<sst><si><r><t>prvi </t></r><r><t>dio</t></r><rPh><t>ne</t></rPh></si></sst>';
    expect(await cellsOf(workbook(sheet, texts))).toEqual([
      'A1 text prvi dio',
      'B1 number 2',
      'AB5 text <b>&',
      'AC5 error #DIV/0! =1/0',
    ]);
  });

  test('a formula written down once is known in every cell that shares it', async () => {
    const sheet = sheetOf(
      '<row r="1"><c r="B1"><f t="shared" ref="B1:C2" si="0">SUM(B3:B$9)+$A1&amp;"B1"</f><v>1</v></c><c r="C1"><f t="shared" si="0"/><v>2</v></c></row>' +
        '<row r="2"><c r="C2"><f t="shared" si="0"/><v>3</v></c></row>',
    );
    expect(await cellsOf(workbook(sheet))).toEqual([
      'B1 number 1 =SUM(B3:B$9)+$A1&"B1"',
      'C1 number 2 =SUM(C3:C$9)+$A1&"B1"',
      'C2 number 3 =SUM(C4:C$9)+$A2&"B1"',
    ]);
  });

  test('an empty text is a result, none is none', async () => {
    const sheet = sheetOf('<row r="1"><c r="A1" t="str"><f>""</f><v></v></c><c r="B1"><f>A1</f></c></row>');
    expect(await cellsOf(workbook(sheet))).toEqual(['A1 text  =""', 'B1 empty  =A1']);
  });
});

describe('files made to do harm', () => {
  test('a zip that unpacks to too much is not unpacked, nor one that hides how much it unpacks to', async () => {
    const small = await workbook(sheetOf('<row r="1"><c r="A1"><v>1</v></c></row>')).arrayBuffer();
    expect(await readWorkbook(new Blob([small]))).toMatchObject({ ok: true });
    // 180 MB in six parts, none of them too large by itself.
    for (const size of [30 * 1024 * 1024, 0])
      expect(await readWorkbook(new Blob([unpacksTo(size, small)]))).toEqual({ ok: false, reason: 'tooLarge' });
  });

  test('200 MB are not read at all', async () => {
    const file = { size: 200 * 1024 * 1024, arrayBuffer: () => Promise.reject(new Error('read')) } as unknown as Blob;
    expect(await readWorkbook(file)).toEqual({ ok: false, reason: 'tooLarge' });
  });

  test('cells in the last corner of a sheet cost nothing', async () => {
    const rows = Array.from(
      { length: 60_000 },
      (_, row) => `<row r="${row + 1}"><c r="XFD${row + 1}"><v>1</v></c></row>`,
    );
    expect(await cellsOf(workbook(sheetOf(rows.join(''))))).toEqual([]);
  });

  test('entities, broken tags and endless nesting end', async () => {
    const entities = `<!DOCTYPE w [<!ENTITY a "${'x'.repeat(1000)}">${Array.from({ length: 20 }, (_, at) => `<!ENTITY b${at} "&a;&a;&a;">`).join('')}]>`;
    for (const sheet of [
      `${entities}${sheetOf('<row r="1"><c r="A1" t="str"><v>&b19;</v></c></row>')}`,
      sheetOf('<row r="1"><c r="A1"><v>1'),
      `<worksheet>${'<a>'.repeat(50_000)}`,
      sheetOf('<row r="1"><c r="A99999999999"><v>1</v></c></row>'),
      'no xml at all',
    ])
      expect(await readWorkbook(workbook(sheet))).toHaveProperty('ok');
  });

  test('whatever bytes are changed or cut off, it ends with an answer', async () => {
    const whole = await fillSample(YEARLY);
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(whole.length - 1), fc.nat(255)), { maxLength: 20 }),
        fc.nat(whole.length),
        async (changes, length) => {
          const bytes = whole.slice(0, length > whole.length / 2 ? whole.length : length);
          for (const [at, value] of changes) if (at < bytes.length) bytes[at] = value;
          expect(await readWorkbook(new Blob([bytes]))).toHaveProperty('ok');
        },
      ),
      { numRuns: 150 },
    );
  });

  test('a missing file is the only rejection', async () => {
    const removed = { size: 10, arrayBuffer: () => Promise.reject(new DOMException('gone', 'NotFoundError')) };
    await expect(readWorkbook(removed as unknown as Blob)).rejects.toThrow('gone');
  });
});
