import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { safeParse } from 'zod/mini';
import { blamesJib, toTemplateRequest } from '#features/report-tools/templates/template-calls.ts';
import {
  templateDraftSchema,
  EMPTY_FORM,
  FORM_RULES,
  standardFor,
  type TemplateInput,
} from '#features/report-tools/templates/template-form.ts';
import { httpError } from '#shared/http/server-messages.ts';

const FILLED: TemplateInput = {
  creatorType: 1,
  creatorId: 1001,
  legalEntityTypeId: 3,
  jib: '0012345678901',
  reportTypeId: 37,
  publicInterest: false,
  reportingStandard: 0,
  accountingPeriod: 2025,
};

/** The messages of a form by field. */
function messages(form: TemplateInput, kind: 'template' | 'estimate' = 'template'): Record<string, string> {
  const result = safeParse(FORM_RULES[kind], form);
  return Object.fromEntries((result.error?.issues ?? []).map(({ path, message }) => [String(path[0]), message]));
}

describe('the rules of R5', () => {
  test('everything but the jib, the standard and public interest is required, each with its own message; a creator type out of range is not supported', () => {
    expect(messages(EMPTY_FORM)).toEqual({
      creatorType: 'creatorTypeIsRequired',
      creatorId: 'creatorIdIsRequired',
      legalEntityTypeId: 'legaleEntityTypeIsRequired',
      reportTypeId: 'reportTypeIsRequired',
      accountingPeriod: 'accountingPeriodIsRequired',
    });
    expect(messages({ ...FILLED, creatorType: 3 as never })).toEqual({ creatorType: 'creatorTypeNotSupported' });
  });

  test('a template may go without a jib, an estimate may not', () => {
    expect(messages({ ...FILLED, jib: '' })).toEqual({});
    expect(messages({ ...FILLED, jib: ' \u00a0' }, 'estimate')).toEqual({ jib: 'jibIsRequired' });
  });

  test.each([
    ['420000000000', 'jibIsVatNumber'],
    ['42000000000001', 'jibLengthError'],
    ['420000000000A', 'jibAlphabetNotAllowedError'],
    ['-420000000000', 'jibIsVatNumber'],
    ['4.2e12', 'jibAlphabetNotAllowedError'],
  ])('the jib %s is refused for both: %s (E08)', (jib, message) => {
    expect(messages({ ...FILLED, jib })).toEqual({ jib: message });
    expect(messages({ ...FILLED, jib }, 'estimate')).toEqual({ jib: message });
  });

  test('a pasted jib loses its spaces and keeps its leading zeros (E06, E07)', () => {
    const result = safeParse(FORM_RULES.template, { ...FILLED, jib: ' 001 2345\u00a067890\u200b1\n' });
    expect(result.data?.jib).toBe('0012345678901');
  });
});

test('public interest sets IAS/IFRS, taking it back leaves none (R4.6)', () => {
  expect([standardFor(true), standardFor(false)]).toEqual([2, 0]);
});

test('the request has the nine names of R3.9 and no other; a missing standard is 0, public interest is 1', () => {
  const valid = safeParse(FORM_RULES.template, FILLED).data!;
  const request = {
    creatorType: 1,
    creatorId: 1001,
    legalEntityTypeId: 3,
    jib: '0012345678901',
    reportType: 37,
    reportingYear: 2025,
    reportingStandard: 0,
    reportTypeName: 'Godišnji izvještaj',
    publicInterest: 0,
  };
  expect(toTemplateRequest(valid, 'Godišnji izvještaj')).toEqual(request);
  const ofInterest = { ...valid, publicInterest: true, reportingStandard: 2 } as const;
  const sent = { ...request, publicInterest: 1, reportingStandard: 2 };
  expect(toTemplateRequest(ofInterest, 'Godišnji izvještaj')).toEqual(sent);
});

describe('a download that failed (readings, R8)', () => {
  test.each([400, 404, 409, 410, 422])('status %s may be the fault of the jib', async (status) => {
    expect(blamesJib(await httpError(status, ''))).toBe(true);
  });

  test.each([401, 403, 413, 429, 500, 502, 503])('status %s is not the fault of the jib', async (status) => {
    expect(blamesJib(await httpError(status, '<html>'))).toBe(false);
  });

  test.each(['network', 'timeout', 'contract', 'cancelled'] as const)('nor is %s', (kind) => {
    expect(blamesJib({ kind })).toBe(false);
  });
});

describe('a draft from before a reload', () => {
  test('comes back as it was; of a malformed one, what makes sense', () => {
    expect(safeParse(templateDraftSchema, FILLED).data).toEqual(FILLED);
    const malformed = { ...FILLED, creatorType: 7, creatorId: '1001', reportingStandard: 9, jib: 'x'.repeat(5000) };
    const kept = { ...FILLED, creatorType: null, creatorId: null, reportingStandard: 0, jib: '' };
    expect(safeParse(templateDraftSchema, malformed).data).toEqual(kept);
  });

  test('whatever an object holds, the result is a form', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.constantFrom(...Object.keys(FILLED)), fc.anything()), (stored) => {
        expect(Object.keys(safeParse(templateDraftSchema, stored).data ?? {}).toSorted()).toEqual(
          Object.keys(FILLED).toSorted(),
        );
      }),
    );
  });
});
