import { strToU8, zipSync } from 'fflate';
import { readWorkbook } from '#shared/workbook/read-workbook.ts';

export const relation = (type: string, target: string, id = type) =>
  `<Relationship Id="${id}" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/${type}" Target="${target}"/>`;

/** The parts of a workbook with a text and a number. */
export const PARTS = {
  '[Content_Types].xml':
    '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/></Types>',
  '_rels/.rels': `<Relationships>${relation('officeDocument', 'xl/workbook.xml')}</Relationships>`,
  'xl/workbook.xml': '<workbook><sheets><sheet name="List" sheetId="1" r:id="worksheet"/></sheets></workbook>',
  'xl/_rels/workbook.xml.rels': `<Relationships>${relation('worksheet', 'worksheets/s.xml')}${relation('sharedStrings', 'sharedStrings.xml')}</Relationships>`,
  'xl/sharedStrings.xml': '<sst><si><t>prvi</t></si></sst>',
  'xl/worksheets/s.xml':
    '<worksheet><sheetData><row r="1"><c r="A1" t="s"><v>0</v></c><c r="B1"><v>7</v></c></row></sheetData></worksheet>',
};

/** A workbook of these parts, the others as above; a part that is null is left out. `rename` gives the names in the file. */
export function packed(
  parts: Readonly<Record<string, string | Uint8Array | null>>,
  rename: (name: string) => string = (name) => name,
): Blob {
  const written = Object.entries({ ...PARTS, ...parts }).flatMap(([name, xml]) =>
    xml === null ? [] : [[rename(name), typeof xml === 'string' ? strToU8(xml) : xml] as const],
  );
  return new Blob([new Uint8Array(zipSync(Object.fromEntries(written)))]);
}

export const sheetOf = (rows: string) => `<worksheet><sheetData>${rows}</sheetData></worksheet>`;

/** The cells of a workbook, `A1 number 7` or with a formula `A1 number 7 =B1`, or why it cannot be read. */
export async function cellsOf(file: Blob): Promise<string[] | string> {
  const opened = await readWorkbook(file);
  if (!opened.ok) return opened.reason;
  return opened.sheets.flatMap(({ cells }) =>
    [...cells.values()].map(
      ({ address, kind, value, formula }) => `${address} ${kind} ${value}${formula === null ? '' : ` =${formula}`}`,
    ),
  );
}
