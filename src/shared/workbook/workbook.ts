/** A cell that holds something, or that a protected sheet leaves open to be filled in. */
export type Cell = {
  address: string;
  /** Both from 1. */
  row: number;
  column: number;
  /** `empty` is a cell to fill in, or a formula without a result. */
  kind: 'empty' | 'number' | 'text' | 'boolean' | 'date' | 'error';
  /** What stands in it as text: a number with a dot, a date as YYYY-MM-DD; of a formula the result last computed. */
  value: string;
  /** '' where the formula is written down in another cell; null for none. */
  formula: string | null;
  /** May be changed although its sheet is protected. */
  isOpen: boolean;
};

/** A sheet by the name on its tab; cells by address, row by row. */
export type Sheet = { name: string; isHidden: boolean; isProtected: boolean; cells: ReadonlyMap<string, Cell> };

/**
 * `encrypted`: opens with a password only; `oldOffice`: .xls under another name; `damaged`: no zip, or one cut off;
 * `notWorkbook`: a zip of something else; `tooLarge`: more than is worth reading here; `unreadable`: a workbook that
 * this reader does not understand, which says nothing against it.
 */
export type WorkbookFault = 'encrypted' | 'oldOffice' | 'damaged' | 'notWorkbook' | 'tooLarge' | 'unreadable';

/** How the containers of older Office files begin, and of newer ones with a password; a sign for each byte. */
export const OLE_SIGN = '\xd0\xcf\x11\xe0\xa1\xb1\x1a\xe1';
/** A protected Office file is a container with a stream of this name, in UTF-16. */
export const PROTECTED_STREAM = [...'EncryptedPackage'].join('\0');

/** What came of opening a file as an .xlsx. */
export type Opened = { ok: true; sheets: readonly Sheet[] } | { ok: false; reason: WorkbookFault };
