import { REPORT_FILE_LIMITS } from '#shared/config/settings.ts';
import type { Ending } from './file-kinds.ts';

/** Readers of PDF look for the header this far; scanners and mail programs put something before it. */
const PDF_HEADER_WITHIN = 1024;

const HEADER = '%PDF-';

/** True when a file is a PDF by its header, anywhere in its first 1,024 bytes (readings, R2.11, R5). */
function hasPdfHeader(bytes: Uint8Array): boolean {
  return String.fromCharCode(...bytes.subarray(0, PDF_HEADER_WITHIN)).includes(HEADER);
}

/** Why a file cannot be sent at all: nothing in it, nothing to read, or more than is read whole. */
export type FileFault = 'empty' | 'unreadable' | 'tooLarge' | 'tooLargeTogether';

/**
 * What the beginning of a file says against its name: `program` (a renamed .exe), `markup` (a page or other text with tags),
 * `encrypted` (a password-protected Office file), `oldOffice` (.xls or .doc renamed), or `otherContent`. Worth a word and no more:
 * the ending decides, and the agency does (readings, R2.11).
 */
export type ContentWarning = 'program' | 'markup' | 'encrypted' | 'oldOffice' | 'otherContent';

type Format = 'zip' | 'ole' | 'pdf' | 'rtf' | 'program' | 'markup' | 'other';

const SIGNS: readonly (readonly [Format, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['rtf', [0x7b, 0x5c, 0x72, 0x74, 0x66]],
  ['program', [0x4d, 0x5a]],
];
/** What Word saves under .doc is of either kind. */
const EXPECTED: Record<Ending, readonly Format[]> = { xlsx: ['zip'], docx: ['zip'], doc: ['ole', 'rtf'], pdf: ['pdf'] };
/** A protected Office file is a container with a stream of this name, in UTF-16. */
const PROTECTED = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
/** Its directory stands near the beginning. */
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
  const bytes = await beginningOf(file);
  if (!bytes) return null;
  const ending = /\.(\w+)$/.exec(file.name.toLowerCase())?.[1] as Ending;
  const format = formatOf(bytes);
  if (format === 'ole' && isProtected(bytes)) return 'encrypted';
  if (EXPECTED[ending]?.includes(format)) return null;
  if (format === 'ole') return 'oldOffice';
  return format === 'program' || format === 'markup' ? format : 'otherContent';
}

async function beginningOf(file: File): Promise<Uint8Array | null> {
  try {
    return new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer());
  } catch {
    return null;
  }
}

function formatOf(bytes: Uint8Array): Format {
  const match = SIGNS.find(([, sign]) => sign.every((byte, place) => bytes[place] === byte));
  if (match) return match[0];
  if (hasPdfHeader(bytes)) return 'pdf';
  return /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 64))) ? 'markup' : 'other';
}

function isProtected(bytes: Uint8Array): boolean {
  return bytes.some((_, start) => PROTECTED.every((byte, place) => bytes[start + place] === byte));
}
