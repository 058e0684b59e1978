import { unzipSync } from 'fflate';
import { readCells, readSharedTexts, type Cells } from './read-cells.ts';
import { attributeOf, scanXml } from './scan-xml.ts';

/** A sheet by the name on its tab. */
export type Sheet = { name: string; cells: Cells };

/** What came of opening a file as an .xlsx. */
export type Opened =
  | { ok: true; sheets: Sheet[] }
  /** `damaged`: no readable zip; `notWorkbook`: a zip, but no workbook in it; `tooLarge`: unpacked it would fill the memory. */
  | { ok: false; reason: 'damaged' | 'notWorkbook' | 'tooLarge' };

/** A report unpacks to a few megabytes; a zip made to do harm unpacks to gigabytes. */
const MOST_UNPACKED = 150 * 1024 * 1024;
const PARTS = /^xl\/(?:workbook\.xml|sharedStrings\.xml|_rels\/workbook\.xml\.rels|worksheets\/[^/]+\.xml)$/i;

/** Opens the bytes of an .xlsx and reads the cells of its sheets, in the order of their tabs. */
export function openWorkbook(bytes: Uint8Array): Opened {
  let unpacked = 0;
  let files: Record<string, Uint8Array>;
  try {
    files = unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        const wanted = PARTS.test(name.replace(/^\/+/, ''));
        if (wanted) unpacked += originalSize;
        return wanted && unpacked <= MOST_UNPACKED;
      },
    });
  } catch {
    return { ok: false, reason: 'damaged' };
  }
  if (unpacked > MOST_UNPACKED) return { ok: false, reason: 'tooLarge' };
  const decoder = new TextDecoder();
  const parts = new Map(
    Object.entries(files).map(([name, content]) => [name.replace(/^\/+/, '').toLowerCase(), content]),
  );
  const part = (name: string) => decoder.decode(parts.get(name.toLowerCase()));
  const targets = sheetTargets(part('xl/workbook.xml'), part('xl/_rels/workbook.xml.rels'));
  if (targets.length === 0) return { ok: false, reason: 'notWorkbook' };
  const texts = readSharedTexts(part('xl/sharedStrings.xml'));
  return { ok: true, sheets: targets.map(({ name, path }) => ({ name, cells: readCells(part(path), texts) })) };
}

function sheetTargets(workbook: string, relations: string): { name: string; path: string }[] {
  const paths = new Map<string, string>();
  scanXml(relations, {
    open: (name, attributes) => {
      if (name !== 'Relationship') return;
      const target = attributeOf(attributes, 'Target').replace(/^\.\//, '');
      paths.set(attributeOf(attributes, 'Id'), target.startsWith('/') ? target.slice(1) : `xl/${target}`);
    },
  });
  const sheets: { name: string; path: string }[] = [];
  scanXml(workbook, {
    open: (name, attributes) => {
      if (name !== 'sheet') return;
      const path = paths.get(attributeOf(attributes, 'id'));
      if (path) sheets.push({ name: attributeOf(attributes, 'name'), path });
    },
  });
  return sheets;
}
