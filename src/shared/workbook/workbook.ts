/** A cell with content, or an empty one that a protected sheet leaves open for input. */
export type Cell = {
  address: string;
  /** Row and column, both from 1. */
  row: number;
  column: number;
  /** `empty` is a cell to fill in, or a formula without a result. */
  kind: 'empty' | 'number' | 'text' | 'boolean' | 'date' | 'error';
  /** Its content as text: a number with a dot, a date as YYYY-MM-DD, a formula as its last computed result. */
  value: string;
  /** '' when the cell shares the formula of another cell; null without a formula. */
  formula: string | null;
  /** Whether it may be changed although its sheet is protected. */
  isOpen: boolean;
};

/** A sheet by the name on its tab; cells by address, row by row. */
export type Sheet = {
  name: string;
  isHidden: boolean;
  /** Whether the workbook opens on it. */
  isActive: boolean;
  isProtected: boolean;
  cells: ReadonlyMap<string, Cell>;
  /** How many rows and columns with content are hidden or filtered out. */
  hiddenRows: number;
  hiddenColumns: number;
};

/**
 * Why a file is not read as an .xlsx. `encrypted`: opens with a password only; `restricted`: opens for people of an organisation
 * only, because of a sensitivity label or rights management; `oldOffice`: an .xls with another ending;
 * `damaged`: no zip, or a truncated one; `notWorkbook`: a zip with other contents; `tooLarge`: more than is worth reading here;
 * `unreadable`: a workbook that this reader does not understand, although it may be fine.
 */
export type WorkbookFault =
  | 'encrypted'
  | 'restricted'
  | 'oldOffice'
  | 'damaged'
  | 'notWorkbook'
  | 'tooLarge'
  | 'unreadable';

/** First bytes of older Office files and of newer ones with a password, one character for each byte. */
export const OLE_SIGN = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/** A name as an Office file holds it in its directory: in UTF-16. */
const inDirectory = (name: string) => [...name].join('\0');

/** Why an Office file that is no zip cannot be read, from its whole content, one character for each byte. */
export function oleFault(content: string): 'encrypted' | 'restricted' | 'oldOffice' {
  // A label that encrypts has the stream of a password, too.
  if (content.includes(inDirectory('DRMEncrypted')) || content.includes(inDirectory('DRMContent'))) return 'restricted';
  return content.includes(inDirectory('EncryptedPackage')) ? 'encrypted' : 'oldOffice';
}

/** Put in front of a date written as text by `readableParts`; a private character, which no text of a report holds. */
export const ISO_DATE_SIGN = '\uE000';

export type Opened = { ok: true; sheets: readonly Sheet[] } | { ok: false; reason: WorkbookFault };
