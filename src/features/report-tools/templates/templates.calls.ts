import * as z from 'zod/mini';
import { defineCall } from '#shared/api/define-call.ts';

/** A document made for a form (R2.8, R2.9, R3.9), in the language of the two language headers. */
const document = {
  base: 'main',
  method: 'POST',
  body: z.object({
    creatorType: z.int(),
    creatorId: z.int(),
    legalEntityTypeId: z.int(),
    /** Text, so that leading zeros stay (E06); '' if not given. */
    jib: z.string(),
    reportType: z.int(),
    reportingYear: z.int(),
    reportingStandard: z.int(),
    /** In the reader's language. */
    reportTypeName: z.string(),
    publicInterest: z.literal([0, 1]),
  }),
  hasLanguageHeader: true,
  spec: 'R7',
} as const;

/** A template of a report from 2022 on, an Excel file (R7). */
export const generateCall = defineCall({
  ...document,
  id: 'generate',
  path: 'FileTemplate/generate',
  file: 'xlsx',
  summary: 'A template from 2022',
});

/** A template of a report until 2021, an Excel file (R7). */
export const generateOldCall = defineCall({
  ...document,
  id: 'generateOld',
  path: 'FileTemplate/generateOld',
  file: 'xlsx',
  summary: 'A template until 2021',
});

/** A pro-forma invoice, a Word file (R7). */
export const generateDocCall = defineCall({
  ...document,
  id: 'generateDoc',
  path: 'FileTemplate/generate-doc',
  file: 'docx',
  summary: 'A pro-forma invoice',
});
