import * as z from 'zod/mini';

/** Which of the two generators made a template (R2.8, R2.9). */
export type FormVersion = 'old' | 'new';

const addresses = z.array(z.string());

/**
 * What one sheet of a template taught: no text of it, only where something stands and a number made of it, so that nothing
 * a person entered is stored.
 */
const sheetStructure = z.object({
  name: z.string(),
  /** Of a hidden sheet the name alone is known. */
  isHidden: z.boolean(),
  /** Fixed texts and numbers by address. */
  fixed: z.record(z.string(), z.number()),
  /** Formulas that show something in the empty form. */
  formulas: addresses,
  /** Cells to be filled in: those a protected sheet leaves open. */
  open: addresses,
  /** Cells that formulas add up and no formula makes: amounts to be filled in. */
  addedUp: addresses,
  /** Formulas that return an error in the empty form as well. */
  errors: addresses,
  /** Where the report id (22 digits) and the jib in it show up; of the jib those that are typed. */
  idAt: addresses,
  jibAt: addresses,
});

/** What the templates of one report type taught about their form. */
export const formStructureSchema = z.object({
  version: z.enum(['old', 'new']),
  /** As it stands in the id, two digits; '' for a template without a readable id. */
  reportType: z.string(),
  /** The report type as text, as the person read it when the template was learnt; '' when it is not known. */
  name: z.string(),
  learntAt: z.number(),
  /** Different reports whose templates taught it: what differed between them is not fixed. */
  templates: z.number(),
  /** Made of the id of the last template: whether a workbook is the very report that taught. */
  idHash: z.number(),
  sheets: z.array(sheetStructure),
});

export type SheetStructure = z.output<typeof sheetStructure>;
export type FormStructure = z.output<typeof formStructureSchema>;

/** A number from a text, the same everywhere (FNV-1a): enough to see that a text is another one. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < text.length; at++) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
