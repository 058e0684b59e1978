import type { Ending } from './file-kinds.ts';

/**
 * What the first bytes of a file say against its name (faults F01, F02): `empty`, `program` (a renamed .exe), `markup` (a
 * page or other text with tags), `encrypted` (a password-protected Office file), `oldOffice` (.xls or .doc renamed),
 * `otherContent`, or `unreadable` when the browser can no longer read the file.
 */
export type FileFault = 'empty' | 'program' | 'markup' | 'encrypted' | 'oldOffice' | 'otherContent' | 'unreadable';

type Format = 'zip' | 'ole' | 'pdf' | 'program' | 'markup' | 'other';

const SIGNS: readonly (readonly [Format, readonly number[]])[] = [
  ['zip', [0x50, 0x4b, 0x03, 0x04]],
  ['ole', [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]],
  ['pdf', [0x25, 0x50, 0x44, 0x46]],
  ['program', [0x4d, 0x5a]],
];
const WANTED: Record<Ending, Format> = { xlsx: 'zip', docx: 'zip', doc: 'ole', pdf: 'pdf' };
/** A protected Office file is a container with a stream of this name, in UTF-16. */
const PROTECTED = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);
/** Its directory stands near the beginning. */
const LOOKED_AT = 64 * 1024;

/** Looks at the beginning of a file; `null` when it begins as its ending promises. The agency decides, this only saves a way. */
export async function fileFault(file: File): Promise<FileFault | null> {
  if (file.size === 0) return 'empty';
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await file.slice(0, LOOKED_AT).arrayBuffer());
  } catch {
    return 'unreadable';
  }
  const ending = /\.(\w+)$/.exec(file.name.toLowerCase())?.[1] as Ending;
  const format = formatOf(bytes);
  if (format === WANTED[ending]) return format === 'ole' && isProtected(bytes) ? 'encrypted' : null;
  if (format === 'ole') return isProtected(bytes) ? 'encrypted' : 'oldOffice';
  return format === 'program' || format === 'markup' ? format : 'otherContent';
}

function formatOf(bytes: Uint8Array): Format {
  const match = SIGNS.find(([, sign]) => sign.every((byte, place) => bytes[place] === byte));
  if (match) return match[0];
  return /^\uFEFF?\s*</.test(new TextDecoder().decode(bytes.subarray(0, 64))) ? 'markup' : 'other';
}

function isProtected(bytes: Uint8Array): boolean {
  return bytes.some((_, start) => PROTECTED.every((byte, place) => bytes[start + place] === byte));
}
