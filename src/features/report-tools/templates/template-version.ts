import type { FileKind } from '#domain/filing/file-kinds.ts';
import type { FormVersion } from '#domain/report-form/form-structure.ts';
import { LEGAL_ENTITY_TYPE, YEARS } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { KeyUnder } from '#shared/i18n/texts.ts';
import documents from './template-documents.json' with { type: 'json' };
import { generateCall, generateOldCall } from './templates.calls.ts';

/** An additional template: `key` names it in the texts, `file` is its name on the documents base, by language. */
export type TemplateDocument = {
  key: FileKind | KeyUnder<'templates', 'document'>;
  file: Readonly<Record<Lang, string>>;
};

/** The barcode font of the printed report and its licence (R2.8), below the path the portal is served under. */
export const BARCODE_FONT = {
  file: 'fonts/barcode/LibreBarcode128-Regular.ttf',
  licence: 'fonts/barcode/OFL.txt',
} as const;

/** The differences between the two generators, which share one page (readings R2.8). */
function templatesOf(form: FormVersion) {
  const isNew = form === 'new';
  const lastYear = YEARS.lastPeriod[form];
  return {
    form,
    route: isNew ? 'templates' : 'templatesOld',
    /** The generator for the other years. */
    other: isNew ? 'templatesOld' : 'templates',
    /** The control for reports made with this template. */
    control: isNew ? 'control' : 'controlOld',
    generateCall: isNew ? generateCall : generateOldCall,
    /** Accounting periods, the latest first, down to 2003 (R9). */
    years: Array.from({ length: lastYear - YEARS.firstPeriod + 1 }, (_, index) => lastYear - index),
    /** Legal entity types that are not offered (R9). */
    withoutTypes: (isNew ? [] : [LEGAL_ENTITY_TYPE.microCompanies]) as readonly number[],
    /** The red banner above the form (R2.8). */
    banner: isNew ? null : 'oldReportsNote',
    /** Whether the pro-forma invoice is offered (R2.9). */
    estimate: isNew,
    /** Whether a link to the control is shown after a download (R4.6). */
    followUp: isNew,
    notes: ['downloadExcelTemplateNote1', ...(isNew ? (['downloadExcelTemplateNote2'] as const) : [])],
    /** File of the instruction for accountants on the documents base. */
    instruction: isNew ? 'uputstvo-za-racunovodje.pdf' : 'uputstvo-za-racunovodje-2022.pdf',
    /**
     * Additional templates: Word files, or .xlsx for decisions. English readers get the Bosnian file (R2.8), but the Croatian
     * one of the two for associations (R2.9).
     */
    documents: documents[form] as readonly TemplateDocument[],
  } as const;
}

export type TemplateVersion = ReturnType<typeof templatesOf>;

/** Reports from 2022 on (R2.9). */
export const NEW_TEMPLATES = templatesOf('new');

/** Reports up to 2021 (R2.8). */
export const OLD_TEMPLATES = templatesOf('old');
