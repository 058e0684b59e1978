import * as z from 'zod/mini';
import { jibRule, selectedId, STANDARD, templateFields } from '#domain/filing/clients/template-fields.ts';
import { withDefault } from '#shared/api/wire.ts';
import { jibProblem } from '#shared/format/jib.ts';
import { CREATOR_TYPE, type CreatorType } from './creators.model.ts';

/** The fields in the order of the page and of its errors; null if nothing is selected, or a draft's value is invalid. */
export const templateDraftSchema = z.object({
  creatorType: templateFields.creatorType,
  creatorId: templateFields.creatorId,
  legalEntityTypeId: templateFields.legalEntityTypeId,
  jib: withDefault(z.string().check(z.maxLength(60)), ''),
  reportTypeId: templateFields.reportTypeId,
  publicInterest: templateFields.publicInterest,
  reportingStandard: templateFields.reportingStandard,
  accountingPeriod: selectedId,
});

/** Input of the template form. */
export type TemplateInput = z.output<typeof templateDraftSchema>;

export const EMPTY_FORM: TemplateInput = z.parse(templateDraftSchema, {});

/** A required selection; `message` is its error key in the specification (R5). */
function selected<Choice extends number = number>(message: string) {
  return z.pipe(
    z.nullable(z.custom<Choice>((value) => typeof value === 'number')),
    z.transform((value, context): Choice => {
      if (value !== null) return value;
      context.issues.push({ code: 'custom', message, input: value });
      return z.NEVER;
    }),
  );
}

const creatorType = z.pipe(
  selected<CreatorType>('creatorTypeIsRequired'),
  z.transform((value, context): CreatorType => {
    if (!Object.values(CREATOR_TYPE).includes(value))
      context.issues.push({ code: 'custom', message: 'creatorTypeNotSupported', input: value });
    return value;
  }),
);

/** The rules of R5. An estimate needs a jib, a template does not. Messages are keys under `errors`. */
function rules(jibNeeded: boolean) {
  return z.object({
    creatorType,
    creatorId: selected('creatorIdIsRequired'),
    legalEntityTypeId: selected('legaleEntityTypeIsRequired'),
    jib: jibRule((jib) => (jib === '' && !jibNeeded ? null : jibProblem(jib))),
    reportTypeId: selected('reportTypeIsRequired'),
    publicInterest: z.boolean(),
    reportingStandard: z.literal([0, 1, 2]),
    accountingPeriod: selected('accountingPeriodIsRequired'),
  });
}

/** The requested document: the Excel template or the pro-forma invoice. */
export type DocumentKind = 'template' | 'estimate';

export const FORM_RULES = { template: rules(false), estimate: rules(true) } as const;

/** A form that passed its rules. */
export type ValidTemplate = z.output<(typeof FORM_RULES)['template']>;

/** Public interest forces IAS/IFRS; without it no standard is selected (R4.6). */
export const standardFor = (publicInterest: boolean): TemplateInput['reportingStandard'] =>
  publicInterest ? STANDARD.full : STANDARD.none;
