import axios from 'axios';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { sendEmailCall } from '#features/portal/contact/contact.calls.ts';
import { submitFeedbackCall } from '#features/portal/feedback/feedback.calls.ts';
import { submitSurveyCall } from '#features/portal/survey/survey.calls.ts';
import { addDocumentCall } from '#features/registers/bankruptcy/bankruptcy.calls.ts';
import { toProblem } from '#features/report-tools/control/report/problem.ts';
import { checkReport, checkReports, submitFiles } from '#features/report-tools/control/report/send-files.ts';
import type { ArgOf, CallRequest } from '#shared/api/define-call.ts';
import { makeCall } from '#shared/api/make-call.ts';
import { upload } from '#shared/api/transfer.ts';
import * as answers from '#shared/http/api-answer.ts';
import { outcomeOfCall, outcomeOfResult } from '#shared/http/outcome.ts';
import * as sentAnswers from '#shared/http/sent-answer.ts';
import { agency } from '#tests/agency.ts';
import { testCalls } from '#tests/calls.ts';
import { withAgency } from '#tests/with-agency.ts';

withAgency();

vi.mock(import('#shared/http/api-answer.ts'), { spy: true });
vi.mock(import('#shared/http/sent-answer.ts'), { spy: true });

const calls = testCalls();
const portal = createPortal();
const { signal } = new AbortController();
const options = { portal, signal, onProgress: () => {} };
const report = { name: 'a.xlsx', content: new Blob(['x']) };
/** The outcome of a message, as its form gets it. */
const outcomeOfMessage = async (request: CallRequest) => outcomeOfResult(await makeCall(calls, request, signal));

const MESSAGE = { firstName: 'A', lastName: 'B', email: 'a@b.ba', subject: 'C', content: 'D', recaptchaToken: 'x' };
const SURVEY = { answer2: [], answer11: '' };
for (const number of [1, 3, 4, 5, 6, 7, 8, 9, 10]) Object.assign(SURVEY, { [`answer${number}`]: null });

const fault = () => {
  throw new TypeError('Map.groupBy is not a function');
};

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  agency.use(http.post('*', () => HttpResponse.json({ id: 1 })));
});

/** What reads the agency's answer, each made to fail. */
const READERS: [string, () => void][] = [
  ['the reader of answers', () => vi.mocked(sentAnswers.takeSentAnswer).mockImplementation(fault)],
  ['the reader of its address', () => vi.spyOn(axios, 'getUri').mockImplementation(fault)],
  ['the reader of bytes', () => vi.spyOn(Blob.prototype, 'slice').mockImplementation(fault)],
];

const SUBMISSIONS: [string, () => Promise<{ kind: string }>][] = [
  ['a report', () => submitFiles('new', [report], options)],
  ['reports of the old control', () => submitFiles('old', [report], options)],
  [
    'a document of a proceeding',
    () => outcomeOfCall(upload(calls, addDocumentCall, new Blob(['{"file":[1]}'], { type: 'application/json' }))),
  ],
  ['a message', () => outcomeOfMessage(sendEmailCall(MESSAGE))],
  [
    'a survey',
    () => outcomeOfMessage(submitSurveyCall({ ...(SURVEY as unknown as ArgOf<typeof submitSurveyCall>), lang: 'bs' })),
  ],
  ['a comment', () => outcomeOfMessage(submitFeedbackCall({ answers: ['x'], lang: 'bs' }))],
];

describe.each(SUBMISSIONS)('%s that the agency took', (_, submit) => {
  test.each(READERS)('stays submitted when %s fails', async (__, breakReader) => {
    breakReader();
    expect((await submit()).kind).toBe('success');
  });
});

test.each<[string, () => Promise<unknown>]>([
  ['a report', () => checkReport(report, 'bs', options)],
  ['reports of the old control', () => checkReports([report], 'bs', options)],
])(
  'the check of %s whose answer the portal fails to read is a fault of the portal, not of the connection',
  async (_, check) => {
    vi.mocked(answers.takeAnswer).mockImplementation(fault);
    expect(toProblem(await check().catch((thrown: unknown) => thrown))).toMatchObject({
      kind: 'call',
      error: { kind: 'program' },
    });
  },
);
