import { REPORT_FILE_LIMITS } from '#shared/config/settings.ts';
import { endingOf } from '#shared/format/file-name.ts';
import { OLE_SIGN, PROTECTED_STREAM } from '#shared/workbook/workbook.ts';
import { beginningOf, fileFault, type FileFault, looksLikePdf } from '#shared/ui/selected-file.ts';
import { type Ending, type FileKind, KIND_RULES } from './file-kinds.ts';

/** Why a file is not taken: by itself, or beside the files that are sent with it. */
export type ReportFileFault = FileFault | 'tooLargeTogether';

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

/** Why what was selected as a kind of file cannot be sent (R5, faults F01, F25), beside `others` that are sent with it. */
export async function reportFileFault(
  files: readonly File[],
  kind: FileKind,
  others: readonly Blob[] = [],
): Promise<ReportFileFault | null> {
  const { largest, together } = REPORT_FILE_LIMITS;
  const room = others.reduce((rest, { size }) => rest - size, together);
  const fault = await fileFault(files, { endings: KIND_RULES[kind].endings, largest: Math.min(largest, room) });
  return fault === 'tooLarge' && files.every(({ size }) => size <= largest) ? 'tooLargeTogether' : fault;
}

/** What the beginning of a file says against its ending; `null` when it begins as its ending promises, or cannot be read. */
export async function contentWarning(file: File): Promise<ContentWarning | null> {
  const begin = await beginningOf(file);
  if (begin === null) return null;
  const ending = endingOf(file.name) as Ending;
  const format = formatOf(begin);
  if (format === 'ole' && begin.includes(PROTECTED_STREAM)) return 'encrypted';
  if (EXPECTED[ending]?.includes(format)) return null;
  if (format === 'ole') return 'oldOffice';
  return format === 'program' || format === 'markup' ? format : 'otherContent';
}

function formatOf(begin: string): Format {
  const match = SIGNS.find(([, sign]) => begin.startsWith(sign));
  if (match) return match[0];
  if (looksLikePdf(begin)) return 'pdf';
  // With or without the mark of UTF-8, whose three bytes are read as these signs.
  return /^(?:ï»¿)?\s*</.test(begin.slice(0, 64)) ? 'markup' : 'other';
}
