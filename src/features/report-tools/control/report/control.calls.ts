import * as z from 'zod/mini';
import { defineCall } from '#shared/api/define-call.ts';
import { oneOf } from '#shared/api/lists.ts';
import { controlResultsWire, controlResultWire } from './control.wire.ts';

/** Files sent as repeated 'files' of one multipart body (R7). */
const files = { base: 'main', method: 'POST', body: 'files', writes: true, spec: 'R7' } as const;

/** The control of one report from 2022 on (R4.8, R7). */
export const checkCall = defineCall({
  ...files,
  id: 'check',
  path: 'FileTemplate/Check',
  wire: oneOf(controlResultWire),
  summary: 'Control of one report from 2022',
});

/** The control of reports until 2021 (R4.7, R7). */
export const checkOldCall = defineCall({
  ...files,
  id: 'checkOld',
  path: 'FileTemplate/CheckOld',
  wire: controlResultsWire,
  summary: 'Control of reports until 2021',
});

/** The submission of a report from 2022 on with its documents (R4.8, R7). */
export const transmitCall = defineCall({
  ...files,
  id: 'transmit',
  path: 'FileTemplate/Transmit',
  expected: 'anything',
  summary: 'Submission from 2022',
});

/** The submission of reports until 2021 (R4.7, R7). */
export const uploadCall = defineCall({
  ...files,
  id: 'upload',
  path: 'FileTemplate/upload',
  expected: 'results',
  summary: 'Submission until 2021',
});

/** Results of a control by e-mail (R4.7, R7); the captcha token must be unused. */
const mail = {
  base: 'main',
  method: 'POST',
  body: z.object({
    receiverEmail: z.string(),
    recaptchaToken: z.string(),
    financialReportControlResults: z.array(z.object({ id: z.string(), name: z.string(), errors: z.array(z.string()) })),
  }),
  expected: 'anything',
  writes: true,
  spec: 'R7',
} as const;

/** Results of the control from 2022 on by e-mail (R7). */
export const sendResultsNewCall = defineCall({
  ...mail,
  id: 'sendResultsNew',
  path: 'Contact/SendEmailWithControlResultsNew',
  summary: 'Results of the new control by e-mail',
});

/** Results of the control until 2021 by e-mail (R7). */
export const sendResultsCall = defineCall({
  ...mail,
  id: 'sendResults',
  path: 'Contact/SendEmailWithControlResults',
  summary: 'Results of the old control by e-mail',
});

/** The calls of the two versions (readings, R7). */
export const CONTROL_CALLS = {
  new: { check: checkCall, transmit: transmitCall, mail: sendResultsNewCall },
  old: { check: checkOldCall, transmit: uploadCall, mail: sendResultsCall },
} as const;
