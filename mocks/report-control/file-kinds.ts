import { labels, type Labels } from '../workbooks/labels.ts';

/** An uploaded file: its name as sent and its bytes. */
export type Upload = { name: string; bytes: Uint8Array };

export type Extension = 'xlsx' | 'docx' | 'doc' | 'pdf';

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1];
const PDF = [0x25, 0x50, 0x44, 0x46];
/** First bytes by extension, because the name proves nothing (F02). */
const FIRST_BYTES: Record<Extension, readonly number[]> = { xlsx: ZIP, docx: ZIP, doc: OLE, pdf: PDF };
/** Encrypted Office documents are OLE containers with this stream, its name in UTF-16. */
const ENCRYPTION_STREAM = [...'EncryptedPackage'].flatMap((letter) => [letter.charCodeAt(0), 0]);

/** The largest accepted file, in bytes. */
const LARGEST = 25 * 1024 * 1024;

/** Why a file is refused: the status, and the text after the file's name. */
export type FileFault = { status: 400 | 413; text: Labels };

/** Checks name, size and first bytes of a file; null when it is one of the accepted kinds. */
export function faultOf({ name, bytes }: Upload, wanted: readonly Extension[]): FileFault | null {
  const extension = wanted.find((each) => name.toLowerCase().endsWith(`.${each}`));
  const kinds = wanted.join(', ');
  if (!extension)
    return fault(
      name,
      labels(
        `dozvoljene su samo datoteke ${kinds}.`,
        `dopuštene su samo datoteke ${kinds}.`,
        `only ${kinds} files are allowed.`,
      ),
    );
  if (bytes.length === 0) return fault(name, labels('datoteka je prazna.', '', 'the file is empty.'));
  if (bytes.length > LARGEST)
    return fault(name, labels('datoteka je veća od 25 MB.', '', 'the file is larger than 25 MB.'), 413);
  if (isEncrypted(bytes) || (extension !== 'doc' && startsWith(bytes, OLE)))
    return fault(
      name,
      labels(
        'datoteka je zaštićena lozinkom ili je starog Office formata.',
        '',
        'the file is password-protected or of an old Office format.',
      ),
    );
  if (!startsWith(bytes, FIRST_BYTES[extension]))
    return fault(
      name,
      labels(`sadržaj datoteke nije ${extension}.`, '', `the content of the file is not ${extension}.`),
    );
  return null;
}

/** The fault of an .xlsx that could not be opened as a workbook. */
export const notAWorkbook = (name: string): FileFault =>
  fault(
    name,
    labels('datoteka je oštećena ili nije Excel datoteka.', '', 'the file is damaged or not an Excel file.'),
  ) as FileFault;

function fault(name: string, text: Labels, status: 400 | 413 = 400): FileFault {
  return { status, text: labels(`${name}: ${text.bs}`, `${name}: ${text.hr}`, `${name}: ${text.en}`) };
}

const startsWith = (bytes: Uint8Array, first: readonly number[]): boolean =>
  first.every((byte, place) => bytes[place] === byte);

function isEncrypted(bytes: Uint8Array): boolean {
  if (!startsWith(bytes, OLE)) return false;
  const directory = bytes.subarray(0, 64 * 1024);
  return directory.some((_, start) => ENCRYPTION_STREAM.every((byte, place) => directory[start + place] === byte));
}
