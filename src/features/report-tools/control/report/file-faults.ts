import { REPORT_FILE_LIMITS } from '#shared/config/settings.ts';
import { OLE_SIGN, PROTECTED_STREAM } from '#shared/workbook/workbook.ts';
import type { Ending } from './file-kinds.ts';

/** Readers of PDF look for its header this far (readings, R2.11, R5); scanners and mail programs put something before it. */
const PDF_HEADER_WITHIN = 1024;

/** Why a file cannot be sent at all: nothing in it, nothing to read, or more than is read whole. */
export type FileFault = 'empty' | 'unreadable' | 'tooLarge' | 'tooLargeTogether';

/**
 * What the beginning of a file says against its name: `program` (a renamed .exe), `markup` (a page or other text with tags),
 * `encrypted` (a password-protected Office file), `oldOffice` (.xls or .doc renamed), or `otherContent`. Worth a word and no more:
 * the ending decides, and the agency does (readings, R2.11).
 */
export type ContentWarning = 'program' | 'markup' | 'encrypted' | 'oldOffice' | 'otherContent';

type Format = 'zip' | 'ole' | 'pdf' | 'rtf' | 'program' | 'markup' | 'other';

/** How files of a format begin, byte by byte. */
const SIGNS: readonly (readonly [Format, string])[] = [
  ['zip', 'PK\x03\x04'],
  ['ole', OLE_SIGN],
  ['rtf', '{\\rtf'],
  ['program', 'MZ'],
];
/** What Word saves under .doc is of either kind. */
const EXPECTED: Record<Ending, readonly Format[]> = { xlsx: ['zip'], docx: ['zip'], doc: ['ole', 'rtf'], pdf: ['pdf'] };
/** The directory of a container stands near its beginning. */
const LOOKED_AT = 64 * 1024;

/** Why a file cannot be sent beside those whose sizes are given; nothing of a file that is too large is read. */
export async function fileFault(file: File, others: readonly Blob[] = []): Promise<FileFault | null> {
  if (file.size === 0) return 'empty';
  if (file.size > REPORT_FILE_LIMITS.one) return 'tooLarge';
  const together = others.reduce((sum, { size }) => sum + size, file.size);
  if (together > REPORT_FILE_LIMITS.together) return 'tooLargeTogether';
  return (await beginningOf(file)) ? null : 'unreadable';
}

/** What the beginning of a file says against its ending; `null` when it begins as its ending promises, or cannot be read. */
export async function contentWarning(file: File): Promise<ContentWarning | null> {
  const begin = await beginningOf(file);
  if (begin === null) return null;
  const ending = /\.(\w+)$/.exec(file.name.toLowerCase())?.[1] as Ending;
  const format = formatOf(begin);
  if (format === 'ole' && begin.includes(PROTECTED_STREAM)) return 'encrypted';
  if (EXPECTED[ending]?.includes(format)) return null;
  if (format === 'ole') return 'oldOffice';
  return format === 'program' || format === 'markup' ? format : 'otherContent';
}

/** A sign for each byte. */
async function beginningOf(file: File): Promise<string | null> {
  try {
    return new TextDecoder('latin1').decode(await file.slice(0, LOOKED_AT).arrayBuffer());
  } catch {
    return null;
  }
}

function formatOf(begin: string): Format {
  const match = SIGNS.find(([, sign]) => begin.startsWith(sign));
  if (match) return match[0];
  if (begin.slice(0, PDF_HEADER_WITHIN).includes('%PDF-')) return 'pdf';
  // With or without the mark of UTF-8, whose three bytes are read as these signs.
  return /^(?:ï»¿)?\s*</.test(begin.slice(0, 64)) ? 'markup' : 'other';
}
