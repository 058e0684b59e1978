import { HttpResponse, type HttpHandler } from 'msw';
import * as z from 'zod';
import {
  checkCall,
  checkOldCall,
  sendResultsCall,
  sendResultsNewCall,
  transmitCall,
  uploadCall,
} from '#features/report-tools/control/report/control.calls.ts';
import type { Bases } from '../bases.ts';
import { readBody } from '../body.ts';
import { answer, refuse, type Call } from '../call.ts';
import { CAPTCHA_REFUSALS, spendCaptchaToken } from '../messages/captcha.ts';
import { labels } from '../workbooks/labels.ts';
import { controlReport, isFault, type ControlResult } from './control.ts';
import type { FileFault, Upload } from './file-kinds.ts';
import { readUploads } from './read-uploads.ts';
import { storeResultMail, storeTransmission } from './received.ts';
import { refuseText } from './refuse-text.ts';
import { examineSubmission } from './transmission.ts';

const ONE_FILE = labels(
  'Dozvoljeno je učitati samo jedan izvještaj.',
  'Dopušteno je učitati samo jedno izvješće.',
  'It is allowed to load only one report.',
);
const NONE_CORRECT = labels(
  'Nijedan izvještaj nije ispravan.',
  'Nijedno izvješće nije ispravno.',
  'None of the reports is correct.',
);

/** Results by e-mail (R7): a captcha token is valid once. */
const mailBody = z.strictObject({
  receiverEmail: z.email('is not an e-mail address'),
  recaptchaToken: z.string(),
  financialReportControlResults: z
    .array(z.strictObject({ id: z.string(), name: z.string(), errors: z.array(z.string()) }))
    .min(1),
});

/** The control of reports, their submission and the e-mailing of results, in both versions (R2.10, R2.11, R7). */
export function reportControlHandlers(at: Bases): HttpHandler[] {
  return [
    answer(checkCall, at, checkOne),
    answer(checkOldCall, at, checkSeveral),
    answer(transmitCall, at, transmit),
    answer(uploadCall, at, uploadOld),
    answer(sendResultsCall, at, (call) => sendResults(call, 'old')),
    answer(sendResultsNewCall, at, (call) => sendResults(call, 'new')),
  ];
}

async function checkOne(call: Call): Promise<Response> {
  const read = await readUploads(call);
  if ('refusal' in read) return read.refusal;
  const [upload, ...others] = read.uploads;
  if (!upload || others.length > 0) return refuseText(call, 400, ONE_FILE);
  const result = await controlReport(upload, false, call.language);
  return isFault(result) ? refuseFault(call, result) : HttpResponse.json(result);
}

async function checkSeveral(call: Call): Promise<Response> {
  const checked = await controlOld(call);
  return 'refusal' in checked ? checked.refusal : HttpResponse.json(checked.results);
}

async function transmit(call: Call): Promise<Response> {
  const read = await readUploads(call);
  if ('refusal' in read) return read.refusal;
  const result = await examineSubmission(read.uploads, call.language);
  if (isFault(result)) return refuseFault(call, result);
  const receivedOn = new Date().toISOString();
  storeTransmission({ version: 'new', id: result.id, receivedOn, files: read.uploads });
  return HttpResponse.json({
    ...result,
    receivedOn,
    files: read.uploads.map(({ name, bytes }) => ({ name, size: bytes.length })),
  });
}

/** The old submission: reports without errors are stored, others only answered with their errors (R4.7). */
async function uploadOld(call: Call): Promise<Response> {
  const checked = await controlOld(call);
  if ('refusal' in checked) return checked.refusal;
  const { results, uploads } = checked;
  if (results.every(({ errors }) => errors.length > 0)) return refuseText(call, 400, NONE_CORRECT);
  const receivedOn = new Date().toISOString();
  for (const [index, { id, errors }] of results.entries()) {
    const file = uploads[index];
    if (file && errors.length === 0) storeTransmission({ version: 'old', id, receivedOn, files: [file] });
  }
  return HttpResponse.json(results);
}

async function controlOld(
  call: Call,
): Promise<{ results: ControlResult[]; uploads: Upload[] } | { refusal: Response }> {
  const read = await readUploads(call);
  if ('refusal' in read) return read;
  const results: ControlResult[] = [];
  for (const upload of read.uploads) {
    const result = await controlReport(upload, true, call.language);
    if (isFault(result)) return { refusal: refuseFault(call, result) };
    results.push(result);
  }
  return { results, uploads: read.uploads };
}

async function sendResults(call: Call, version: 'old' | 'new'): Promise<Response> {
  const read = await readBody(call, mailBody);
  if ('refusal' in read) return read.refusal;
  const { recaptchaToken, ...mail } = read.body;
  const captcha = spendCaptchaToken(recaptchaToken);
  if (captcha !== 'ok') return refuse(call, 400, CAPTCHA_REFUSALS[captcha]);
  storeResultMail({ version, ...mail });
  return HttpResponse.json(true);
}

const refuseFault = (call: Call, { status, text }: FileFault): Response => refuseText(call, status, text);
