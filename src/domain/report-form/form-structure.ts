import * as z from 'zod/mini';

/** Which of the two generators made a template (R2.8, R2.9). */
export type FormVersion = 'old' | 'new';

const addresses = z.array(z.string());

/** Structure of one sheet of a form: addresses of cells and hashes of their texts, so that nothing a person entered is stored. */
const sheetStructure = z.object({
  name: z.string(),
  /** Of a hidden sheet only the name is stored. */
  isHidden: z.boolean(),
  /** Hashes of fixed texts and numbers, by address. */
  fixed: z.record(z.string(), z.number()),
  /** Formulas that show a value in the empty form. */
  formulas: addresses,
  /** Cells to fill in: those a protected sheet leaves open. */
  open: addresses,
  /** Cells without a formula that formulas add up: amounts to fill in. */
  addedUp: addresses,
  /** Formulas that return an error in the empty form as well. */
  errors: addresses,
  /** Cells with the report id (22 digits), and cells with its jib that have no formula. */
  idAt: addresses,
  jibAt: addresses,
});

/** What the templates of one report type taught about their form. */
export const formStructureSchema = z.object({
  version: z.enum(['old', 'new']),
  /** Report type in the id, two digits; '' if the template has no readable id. */
  reportType: z.string(),
  /** Name of the report type, as shown when the template was read; '' when unknown. */
  name: z.string(),
  learntAt: z.number(),
  /** Number of different reports whose templates were read: what differed between them is not fixed. */
  templates: z.number(),
  /** Hash of the last template's id: identifies the very report a template was made for. */
  idHash: z.number(),
  sheets: z.array(sheetStructure),
});

export type SheetStructure = z.output<typeof sheetStructure>;
export type FormStructure = z.output<typeof formStructureSchema>;

/** Hash of a text, the same on every computer (FNV-1a); enough to detect another text. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
