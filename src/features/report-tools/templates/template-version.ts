import type { FormVersion } from '#domain/report-form/form-structure.ts';
import { LEGAL_ENTITY_TYPE } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { KeyUnder } from '#shared/i18n/texts.ts';
import documents from './template-documents.json' with { type: 'json' };

/** An additional template: `key` names it in the texts, `file` is its name on the documents base, by language. */
export type TemplateDocument = { key: KeyUnder<'templates', 'document'>; file: Readonly<Record<Lang, string>> };

/** The barcode font of the printed report and its licence (R2.8), below the path the portal is served under. */
export const BARCODE_FONT = {
  file: 'fonts/barcode/LibreBarcode128-Regular.ttf',
  licence: 'fonts/barcode/OFL.txt',
} as const;

/** What tells the two generators apart (readings R2.8): one screen, one of these. */
export type TemplateVersion = {
  form: FormVersion;
  route: 'templates' | 'templatesOld';
  /** The generator for the other years. */
  other: 'templates' | 'templatesOld';
  /** The control that checks what was made here. */
  control: 'control' | 'controlOld';
  generateUrl: 'FileTemplate/generate' | 'FileTemplate/generateOld';
  /** Accounting periods, the latest first (R9). */
  years: readonly number[];
  /** Legal entity types that are not offered (R9). */
  withoutTypes: readonly number[];
  /** The red banner above the form (R2.8). */
  banner: 'oldReportsNote' | null;
  /** The pro-forma invoice is offered (R2.9). */
  estimate: boolean;
  /** After a download the way to the control is shown (R4.6). */
  followUp: boolean;
  notes: readonly ('downloadExcelTemplateNote1' | 'downloadExcelTemplateNote2')[];
  /** File of the instruction for accountants on the documents base. */
  instruction: string;
  /**
   * Additional templates, Word or decisions as .xlsx. English readers get the Bosnian file (R2.8), of the two for associations the
   * Croatian one (R2.9).
   */
  documents: readonly TemplateDocument[];
};

const FIRST_YEAR = 2003;

/** Years from the last down to 2003 (R9). */
function yearsDownFrom(last: number): number[] {
  return Array.from({ length: last - FIRST_YEAR + 1 }, (_, index) => last - index);
}

/** Reports from 2022 on (R2.9). */
export const NEW_TEMPLATES: TemplateVersion = {
  form: 'new',
  route: 'templates',
  other: 'templatesOld',
  control: 'control',
  generateUrl: 'FileTemplate/generate',
  years: yearsDownFrom(2025),
  withoutTypes: [],
  banner: null,
  estimate: true,
  followUp: true,
  notes: ['downloadExcelTemplateNote1', 'downloadExcelTemplateNote2'],
  instruction: 'uputstvo-za-racunovodje.pdf',
  documents: documents.new as TemplateDocument[],
};

/** Reports up to 2021 (R2.8). */
export const OLD_TEMPLATES: TemplateVersion = {
  form: 'old',
  route: 'templatesOld',
  other: 'templates',
  control: 'controlOld',
  generateUrl: 'FileTemplate/generateOld',
  years: yearsDownFrom(2021),
  withoutTypes: [LEGAL_ENTITY_TYPE.microCompanies],
  banner: 'oldReportsNote',
  estimate: false,
  followUp: false,
  notes: ['downloadExcelTemplateNote1'],
  instruction: 'uputstvo-za-racunovodje-2022.pdf',
  documents: documents.old as TemplateDocument[],
};
