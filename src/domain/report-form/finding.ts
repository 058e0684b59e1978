import type { WorkbookFault } from '#shared/workbook/workbook.ts';

/** Kinds of findings; each has a text on what it is and how to correct it. */
export type FindingCode =
  | WorkbookFault
  | 'oldForm'
  | 'newForm'
  | 'sheetMissing'
  | 'sheetRenamed'
  | 'sheetAdded'
  | 'cellsMoved'
  | 'fixedChanged'
  | 'formulaReplaced'
  | 'idMissing'
  | 'idMalformed'
  | 'jibMalformed'
  | 'idJibDiffers'
  | 'numberAsText'
  | 'textInAmount'
  | 'formulaError'
  | 'notComputed';

/** One finding with sheet, cell and the cell's value, as far as it has them. */
export type Finding = { code: FindingCode; sheet?: string; cell?: string; value?: string };

/** The result of a quick look: advice, never a verdict. */
export type QuickLook = {
  /** The only report id ('' for none or several), the visible sheets, the latest year above their amounts; null if unreadable. */
  facts: { id: string; sheets: readonly string[]; year: number | null } | null;
  /** The template it was compared with; null when none fits, and then only problems of any workbook are reported. */
  template: { name: string; learntAt: number } | null;
  /** The first 500 findings at most. */
  findings: readonly Finding[];
  /** Number of all findings. */
  total: number;
};
