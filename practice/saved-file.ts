import { strFromU8, strToU8, unzipSync, zipSync } from 'fflate';
import { endingOf } from '#shared/format/file-name.ts';
import { BYTE_ORDER_MARK } from '#shared/format/text-file.ts';
import { TEXTS } from './texts.ts';

type Texts = (typeof TEXTS)['bs'];
type Saved = { content: Blob; name: string };

/** The file that the operator publishes; it is the operator's own, not the practice's. */
const OPERATOR_FILE = 'agency.json';

/**
 * A file saved on the practice site says that it is practice: in its name, and in its content by the means of its kind, so that it
 * can still be read and imported.
 */
export async function asPractice(content: Blob, name: string, lang: keyof typeof TEXTS): Promise<Saved> {
  if (name === OPERATOR_FILE) return { content, name };
  const bytes = markedBytes(new Uint8Array(await content.arrayBuffer()), name, TEXTS[lang]);
  return { content: new Blob([bytes as Uint8Array<ArrayBuffer>], { type: content.type }), name: named(name, lang) };
}

const named = (name: string, lang: keyof typeof TEXTS) => `${TEXTS[lang].file} ${name}`;

function markedBytes(bytes: Uint8Array, name: string, texts: Texts): Uint8Array {
  const ending = endingOf(name);
  if (ending === 'xlsx') return markedWorkbook(bytes, texts);
  if (ending === 'zip') return markedArchive(bytes, texts);
  const mark = TEXT_MARKS[ending];
  if (!mark) return bytes;
  const text = strFromU8(bytes);
  const start = text.startsWith(BYTE_ORDER_MARK) ? BYTE_ORDER_MARK : '';
  return strToU8(start + mark(text.slice(start.length), texts));
}

/** A quoted cell of a CSV. */
const QUOTED = /"(?:[^"]|"")*"/g;

/** What is added to the text of a file, by its ending. */
const TEXT_MARKS: Record<string, ((text: string, texts: Texts) => string) | undefined> = {
  txt: (text, { banner, explanation }) => `${banner}. ${explanation}\r\n\r\n${text}`,
  md: (text, { banner, explanation }) => `**${banner}. ${explanation}**\n\n${text}`,
  // A column, because a line above the head would be read as the head.
  csv: (text) => {
    const [head = ''] = text.replace(QUOTED, '').split('\r\n', 1);
    const separator = head.includes(';') ? ';' : ',';
    let isHead = true;
    return text.replace(new RegExp(`${QUOTED.source}|\\r\\n`, 'g'), (part) => {
      if (part !== '\r\n') return part;
      const cell = isHead ? 'practice' : 'true';
      isHead = false;
      return `${separator}${cell}\r\n`;
    });
  },
  json: (text) => {
    const data: unknown = JSON.parse(text);
    return Array.isArray(data)
      ? text
      : `${JSON.stringify({ practice: true, ...withField(data as object) }, null, 2)}\n`;
  },
  // A line is continued by a blank at the start of the next one.
  ics: (text, { file }) => text.replace(/^SUMMARY:/gm, `SUMMARY:${file}: \r\n `),
};

/** The descriptor of a data package with the column that its tables have got. */
function withField(data: { resources?: { schema: { fields: object[] } }[] }): object {
  for (const { schema } of data.resources ?? []) schema.fields.push({ name: 'practice', type: 'boolean' });
  return data;
}

/** The tables of this portal say so in the name of their sheets; forms of the agency must keep theirs. */
function markedWorkbook(bytes: Uint8Array, { file }: Texts): Uint8Array {
  const parts = unzipSync(bytes);
  const [program, sheets] = [parts['docProps/app.xml'], parts['xl/workbook.xml']];
  if (!sheets || !program || !strFromU8(program).includes('>hucre<')) return bytes;
  const renamed = strFromU8(sheets).replace(/(<sheet [^>]*?name=")([^"]*)/g, (_all, start: string, name: string) => {
    return `${start}${`${file} ${name}`.slice(0, LONGEST_SHEET_NAME)}`;
  });
  return zipSync({ ...parts, 'xl/workbook.xml': strToU8(renamed) });
}

const LONGEST_SHEET_NAME = 31;

/** Each file of an archive is marked by itself. */
function markedArchive(bytes: Uint8Array, texts: Texts): Uint8Array {
  const files = Object.entries(unzipSync(bytes));
  return zipSync(Object.fromEntries(files.map(([name, content]) => [name, markedBytes(content, name, texts)])));
}
