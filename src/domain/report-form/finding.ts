import type { WorkbookFault } from '#shared/workbook/workbook.ts';

/** What a quick look may find; each has a text on what it is and how to fix it. */
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

/** One finding with its place, as far as it has one: sheet and cell, and what stands there. */
export type Finding = { code: FindingCode; sheet?: string; cell?: string; value?: string };

/** The outcome of a quick look: advice, never a verdict. */
export type QuickLook = {
  /** The workbook's one report id ('' when it has none, or several) and the visible sheets; null when the file could not be read. */
  facts: { id: string; sheets: readonly string[] } | null;
  /** The template that was compared with; null when none fits: then only what is wrong in any workbook is reported. */
  template: { name: string; learntAt: number } | null;
  /** At most 500 of them. */
  findings: readonly Finding[];
  /** How many there are in all. */
  total: number;
};
