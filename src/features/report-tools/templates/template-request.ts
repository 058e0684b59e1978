import type { ValidTemplate } from './template-form.ts';

/** The body of generate, generateOld and generate-doc, name by name (R3.9). */
export type TemplateRequest = {
  creatorType: 1 | 2;
  creatorId: number;
  legalEntityTypeId: number;
  /** 13 digits as text, so that leading zeros stay (E06); '' when none was given. */
  jib: string;
  reportType: number;
  reportingYear: number;
  reportingStandard: 0 | 1 | 2;
  reportTypeName: string;
  publicInterest: 0 | 1;
};

/** The request of a valid form; `reportTypeName` is the name as the reader sees it. */
export function toTemplateRequest(form: ValidTemplate, reportTypeName: string): TemplateRequest {
  return {
    creatorType: form.creatorType,
    creatorId: form.creatorId,
    legalEntityTypeId: form.legalEntityTypeId,
    jib: form.jib,
    reportType: form.reportTypeId,
    reportingYear: form.accountingPeriod,
    reportingStandard: form.reportingStandard,
    reportTypeName,
    publicInterest: form.publicInterest ? 1 : 0,
  };
}
