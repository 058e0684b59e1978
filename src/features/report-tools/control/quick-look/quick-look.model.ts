import type { ControlVersion } from '../report/control-settings.ts';

/** What a quick look may find; each has words of what and how to fix it. */
export type FindingCode =
  | 'encrypted'
  | 'oldOffice'
  | 'damaged'
  | 'notWorkbook'
  | 'tooLarge'
  | 'notAgencyForm'
  | 'oldForm'
  | 'newForm'
  | 'idMissing'
  | 'idMalformed'
  | 'jibMalformed'
  | 'idJibDiffers'
  | 'numberAsText'
  | 'textInAmount'
  | 'formulaError'
  | 'notComputed'
  | 'sheetMissing'
  | 'sheetForeign';

/** One finding with its place, as far as it has one. */
export type Finding = { code: FindingCode; sheet?: string; cell?: string; value?: string };

/** What the workbook says of itself. */
export type WorkbookFacts = {
  /** Which form it is, by its marker. */
  form: ControlVersion;
  id: string;
  jib: string;
  entityName: string;
  legalEntityType: string;
  sheets: readonly string[];
};

/** The outcome of a quick look: advice, never a verdict. */
export type QuickLook = {
  /** Null when it is no form of the agency, or could not be read. */
  facts: WorkbookFacts | null;
  /** At most `FINDINGS_KEPT` of them. */
  findings: readonly Finding[];
  /** How many there are in all. */
  total: number;
};
