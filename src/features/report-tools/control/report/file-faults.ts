import type { FileKind } from '#domain/filing/file-kinds.ts';
import { REPORT_FILE_LIMITS } from '#shared/config/settings.ts';
import { endingOf, nameOf } from '#shared/format/file-name.ts';
import { beginningOf, fileFault, type FileFault, looksLikePdf } from '#shared/ui/selected-file.ts';
import { OLE_SIGN, oleFault } from '#shared/workbook/workbook.ts';
import { type Ending, KIND_RULES } from './kind-rules.ts';

/** Why a file is refused: by itself, or together with the other files. */
export type ReportFileFault = FileFault | 'tooLargeTogether';

/**
 * What contradicts a file's name at the start of its content: `program` (a renamed .exe), `markup` (a page or other text with
 * tags), `encrypted` (a password-protected Office file), `restricted` (one with a sensitivity label or rights
 * of an organisation), `oldOffice` (a renamed .xls or .doc), or `otherContent`. Only a
 * warning: the extension decides whether a file is taken, and the agency whether it is correct (readings, R2.11).
 */
export type ContentWarning = 'program' | 'markup' | 'encrypted' | 'restricted' | 'oldOffice' | 'otherContent';

/** The first bytes of formats. */
const SIGNS = { zip: 'PK\x03\x04', ole: OLE_SIGN, rtf: '{\\rtf', program: 'MZ' } as const;

type Format = keyof typeof SIGNS | 'pdf' | 'markup' | 'other';

/** Word saves .doc files in either of the two formats. */
const EXPECTED: Record<Ending, readonly Format[]> = { xlsx: ['zip'], docx: ['zip'], doc: ['ole', 'rtf'], pdf: ['pdf'] };

/** Why the selected files cannot be sent as a kind (R5, faults F01, F25), together with the files in `others`; null if they can. */
export async function reportFileFault(
  files: readonly File[],
  kind: FileKind,
  others: readonly Blob[] = [],
): Promise<ReportFileFault | null> {
  const { largest, together } = REPORT_FILE_LIMITS;
  const remaining = others.reduce((rest, { size }) => rest - size, together);
  const fault = await fileFault(files, { endings: KIND_RULES[kind].endings, largest: Math.min(largest, remaining) });
  return fault === 'tooLarge' && files.every(({ size }) => size <= largest) ? 'tooLargeTogether' : fault;
}

/** What contradicts a file's extension at the start of its content; null if nothing does or it cannot be read. */
export async function contentWarning(file: File): Promise<ContentWarning | null> {
  const begin = await beginningOf(file);
  if (begin === null) return null;
  const ending = endingOf(nameOf(file)) as Ending;
  const format = formatOf(begin);
  if (format === 'ole') {
    // The directory that names its streams may be anywhere in the file.
    const bytes = await file.arrayBuffer().catch(() => null);
    if (!bytes) return null;
    const fault = oleFault(new TextDecoder('latin1').decode(bytes));
    if (fault !== 'oldOffice') return fault;
  }
  if (EXPECTED[ending]?.includes(format)) return null;
  if (format === 'ole') return 'oldOffice';
  return format === 'program' || format === 'markup' ? format : 'otherContent';
}

function formatOf(begin: string): Format {
  const match = (['zip', 'ole', 'rtf', 'program'] as const).find((format) => begin.startsWith(SIGNS[format]));
  if (match) return match;
  if (looksLikePdf(begin)) return 'pdf';
  // The three characters are the bytes of a UTF-8 byte order mark.
  return /^(?:ï»¿)?\s*</.test(begin.slice(0, 64)) ? 'markup' : 'other';
}
