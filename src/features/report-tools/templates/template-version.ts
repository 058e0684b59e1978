import type { FormVersion } from '#domain/report-form/form-structure.ts';
import { REPORT_TYPE_YEAR } from '#domain/reference/report-types/report-type-names.ts';
import { LEGAL_ENTITY_TYPE } from '#shared/config/settings.ts';
import { NEW_DOCUMENTS, OLD_DOCUMENTS, type TemplateDocument } from './template-documents.ts';

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
  /** Which report types are offered: those the agency marks with this year (R9). */
  reportTypeYear: number;
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
  reportTypeYear: REPORT_TYPE_YEAR.new,
  withoutTypes: [],
  banner: null,
  estimate: true,
  followUp: true,
  notes: ['downloadExcelTemplateNote1', 'downloadExcelTemplateNote2'],
  instruction: 'uputstvo-za-racunovodje.pdf',
  documents: NEW_DOCUMENTS,
};

/** Reports up to 2021 (R2.8). */
export const OLD_TEMPLATES: TemplateVersion = {
  form: 'old',
  route: 'templatesOld',
  other: 'templates',
  control: 'controlOld',
  generateUrl: 'FileTemplate/generateOld',
  years: yearsDownFrom(2021),
  reportTypeYear: REPORT_TYPE_YEAR.old,
  withoutTypes: [LEGAL_ENTITY_TYPE.microCompanies],
  banner: 'oldReportsNote',
  estimate: false,
  followUp: false,
  notes: ['downloadExcelTemplateNote1'],
  instruction: 'uputstvo-za-racunovodje-2022.pdf',
  documents: OLD_DOCUMENTS,
};
