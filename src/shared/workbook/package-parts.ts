import { unzipSync, zipSync } from 'fflate';
import { decoded } from '#shared/format/encode-segment.ts';
import { ISO_DATE_SIGN } from './workbook.ts';

/** A relation of a package: its type without the address before it, and the name of the part it leads to. */
type Relation = { type: string; part: string };

const PREFIX = String.raw`(?:[\w.-]+:)?`;
const RELATION = new RegExp(String.raw`<${PREFIX}Relationship\s[^<>]*>`, 'g');
const SHEET = new RegExp(String.raw`<${PREFIX}sheet\s[^<>]*>`, 'g');
const TEXT_OF_TABLE = new RegExp(String.raw`<${PREFIX}si(?=[\s/>])`, 'g');
/** A cell that holds the number of a shared text, or a date written as text: its start, kind, rest of the tag, formula and value. */
const CELL = new RegExp(
  String.raw`(<(${PREFIX})c\s[^<>]*?\bt\s*=\s*)(?:"([sd])"|'([sd])')([^<>]*?>)((?:<\2f(?:[^<>]*/>|[^]*?</\2f>))?\s*)(?:<\2v[^<>]*>([^<]*)</\2v>)?`,
  'g',
);

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(String.raw`\s${name}\s*=\s*(?:"([^"]*)"|'([^']*)')`)
    .exec(tag)
    ?.slice(1)
    .find((value) => value !== undefined);

/** The XML of a part as text; UTF-16 if it begins so, else UTF-8. Comments are left out. */
function textOf(bytes: Uint8Array): string {
  const [first, second] = bytes;
  const form =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  const text = new TextDecoder(form).decode(bytes);
  const xml = form === 'utf-8' ? text : text.replace(/^(<\?xml[^>]*?encoding\s*=\s*["'])[^"']*/, '$1UTF-8');
  return xml.includes('<!--') ? xml.replaceAll(/<!--[^]*?-->/g, '') : xml;
}

const folderOf = (part: string) => part.slice(0, part.lastIndexOf('/') + 1);
const relationsPart = (part: string) => `${folderOf(part)}_rels/${part.slice(folderOf(part).length)}.rels`;

/** The name of the part that a relation leads to, without a slash in front. */
function resolved(target: string, from: string): string {
  const names: string[] = [];
  const whole = target.replaceAll('\\', '/');
  for (const name of (whole.startsWith('/') ? whole : folderOf(from) + whole).split('/'))
    if (name === '..') names.pop();
    else if (name !== '' && name !== '.') names.push(name);
  return names.join('/');
}

/** The parts of a workbook that cells are read from, and for each of its tabs whether that is a sheet with cells. */
type ReadableParts = { zip: Uint8Array; tabs: readonly boolean[] };

/**
 * The parts of a workbook that cells are read from, as a zip in which every name is written as the relations write it (other
 * programs write `xl\Workbook.xml`). Chart sheets, which have no cells, are left out. Null when a part is missing that a
 * relation names, a sheet has no relation, or a cell names a text that the table does not have: read further, such a workbook
 * would lose texts or sheets silently.
 */
export function readableParts(bytes: Uint8Array): ReadableParts | null {
  const unpacked = unzipSync(bytes, { filter: ({ name }) => /\.(?:xml|rels)$/i.test(name) });
  const parts = new Map(
    Object.entries(unpacked).map(([name, content]) => [resolved(name, '').toLowerCase(), content] as const),
  );
  const find = (part: string) => {
    const content = parts.get(part.toLowerCase()) ?? parts.get((decoded(part) ?? part).toLowerCase());
    return content && textOf(content);
  };
  const relationsOf = (part: string) =>
    new Map(
      (find(relationsPart(part))?.match(RELATION) ?? []).map((tag): [string | undefined, Relation] => [
        attribute(tag, 'Id'),
        { type: attribute(tag, 'Type')?.split('/').at(-1) ?? '', part: resolved(attribute(tag, 'Target') ?? '', part) },
      ]),
    );

  const main = [...relationsOf('').values()].find(({ type }) => type === 'officeDocument')?.part ?? 'xl/workbook.xml';
  const workbook = find(main);
  if (workbook === undefined) return null;
  const relations = relationsOf(main);
  const selected = new Map<string, string>();
  for (const { type, part } of relations.values()) {
    if (type !== 'sharedStrings' && type !== 'styles') continue;
    const xml = find(part);
    if (xml === undefined) return null;
    selected.set(part, xml);
  }
  const table = [...relations.values()].find(({ type }) => type === 'sharedStrings');
  const count = table ? (selected.get(table.part)?.match(TEXT_OF_TABLE)?.length ?? 0) : 0;

  let isWhole = true;
  const tabs: boolean[] = [];
  const sheets = workbook.replaceAll(SHEET, (tag) => {
    const relation = relations.get(attribute(tag, String.raw`[\w.-]+:id`));
    const hasCells = !relation || relation.type === 'worksheet';
    tabs.push(hasCells);
    if (!hasCells) return '';
    const xml = relation && find(relation.part);
    const cells = xml === undefined ? null : withPlainCells(xml, count);
    if (!relation || cells === null) isWhole = false;
    else selected.set(relation.part, cells);
    return tag.replace(/\s[\w.-]+:id(?=\s*=)/, ' r:id');
  });
  if (!isWhole) return null;
  selected.set(main, sheets);
  for (const part of ['[Content_Types].xml', relationsPart(''), relationsPart(main)]) {
    const xml = find(part);
    if (xml !== undefined) selected.set(part, xml.replaceAll('\\', '/'));
  }
  const encoder = new TextEncoder();
  const zip = zipSync(Object.fromEntries([...selected].map(([part, xml]) => [part, encoder.encode(xml)])), {
    level: 0,
  });
  return { zip, tabs };
}

/**
 * The XML of a sheet whose written dates are texts with a sign in front, and whose cells without the number of a shared text are
 * empty, because the reader would take the first one. Null when a number is beyond the table of `count` texts.
 */
function withPlainCells(xml: string, count: number): string | null {
  let isWhole = true;
  const plain = xml.replaceAll(
    CELL,
    (
      whole: string,
      start: string,
      prefix: string,
      kind = '',
      kindToo = '',
      rest = '',
      formula = '',
      value?: string,
    ) => {
      const tag = `${start}"str"${rest}`;
      if ((kind || kindToo) === 'd')
        return value === undefined
          ? tag + formula
          : `${tag}${formula}<${prefix}v>${ISO_DATE_SIGN}${value.trim()}</${prefix}v>`;
      if (value === undefined) return tag + formula;
      const number = /^\s*\d+\s*$/.test(value) ? Number(value) : count;
      isWhole &&= number < count;
      return whole;
    },
  );
  return isWhole ? plain : null;
}
