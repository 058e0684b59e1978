import { describe, expect, test } from 'vitest';
import type { FilingStores } from '#domain/filing/filing-stores.ts';
import { deskRows } from '#features/report-tools/season/desk/desk-rows.ts';
import { deskItem } from '#features/report-tools/season/desk/next-step.ts';
import type { RegisterState } from '#features/report-tools/season/register/register.api.ts';
import {
  AMENDED,
  BREZA,
  checkOf,
  clientOf,
  downloadOf,
  NO_STORES,
  recordOf,
  registerOf,
  reportOf,
  SIGN_IN,
} from './filing.ts';

const itemOf = (stores: Partial<FilingStores>, answer: RegisterState = SIGN_IN) => {
  const [row] = deskRows({ ...NO_STORES, clients: [clientOf(BREZA, 'Breza')], ...stores }, 2025);
  return deskItem(row!, answer, 2025);
};

const LATER = '2026-03-01T09:00:00.000Z';
const errors = checkOf(BREZA, { errors: 5 });
const correct = checkOf(BREZA);
const sent = recordOf(BREZA);
const unanswered = recordOf(BREZA, { outcome: 'unknown', key: 'u' });
const sentLater = { ...sent, sentAt: LATER };
const amendedLater = recordOf(BREZA, { reportType: AMENDED, sentAt: LATER });
const amendedErrors = { ...errors, reportType: AMENDED };
const unansweredLater = { ...unanswered, sentAt: LATER };
const inRegister = (day: string, more?: Parameters<typeof reportOf>[1]) => registerOf(reportOf(day, more));

describe('the next step', () => {
  const cases: [what: string, stores: Partial<FilingStores>, step: string | null, documents: string][] = [
    ['nothing yet', {}, 'download', 'unknown'],
    ['a template', { downloads: [downloadOf(BREZA)] }, 'check', 'unknown'],
    ['a template of another year', { downloads: [downloadOf(BREZA, { year: 2024 })] }, 'download', 'unknown'],
    ['errors', { downloads: [downloadOf(BREZA)], checks: [errors] }, 'correct', 'unknown'],
    ['a correct report that needs notes', { checks: [correct] }, 'submit', 'missing'],
    ['a correct report without notes', { checks: [{ ...correct, needsNotes: false }] }, 'submit', 'none'],
    ['sent after a correct check', { checks: [correct], receipts: [sent] }, null, 'sent'],
    ['sent without a check here', { receipts: [sent] }, null, 'sent'],
    ['errors found after it was sent', { checks: [{ ...errors, at: LATER }], receipts: [sent] }, 'correct', 'unknown'],
    [
      'errors of the amended report, not of that sent',
      { checks: [amendedErrors], receipts: [sent] },
      'correct',
      'unknown',
    ],
    ['sent without an answer', { checks: [correct], receipts: [unanswered] }, 'resolve', 'sent'],
    ['sent without an answer, then again with one', { receipts: [unanswered, sentLater] }, null, 'sent'],
    ['sent without an answer, an amended one with one', { receipts: [unanswered, amendedLater] }, 'resolve', 'sent'],
    ['answered first, then sent again without an answer', { receipts: [sent, unansweredLater] }, 'resolve', 'sent'],
  ];
  test.each(cases)('%s', (_what, stores, step, documents) => {
    const item = itemOf(stores);
    expect([item.step, item.documents.kind]).toEqual([step, documents]);
  });

  test('the register resolves what was sent without an answer, and what was sent from another computer', () => {
    const there = inRegister('2026-02-12');
    expect(itemOf({ receipts: [unanswered] }, there).step).toBeNull();
    expect(itemOf({ receipts: [unanswered] }, inRegister('2026-02-12', { reportTypeId: 0 })).step).toBeNull();
    for (const other of [inRegister('2026-02-11'), inRegister('2026-02-12', { reportTypeId: AMENDED })])
      expect(itemOf({ receipts: [unanswered] }, other).step).toBe('resolve');
    expect(itemOf({}, there).step).toBeNull();
    expect(itemOf({ checks: [correct] }, there).step).toBeNull();
    expect(itemOf({ checks: [{ ...correct, at: LATER }] }, there).step).toBe('submit');
    expect(itemOf({}, inRegister('2026-02-12', { year: 2024 })).step).toBe('download');
  });

  test('a report of the day on which one was sent and a correction then checked is the sent one', () => {
    const there = inRegister('2026-02-12');
    const corrected = { ...errors, at: '2026-02-12T14:00:00.000Z' };
    expect(itemOf({ receipts: [sent], checks: [corrected] }, there).step).toBe('correct');
    expect(itemOf({ receipts: [sent], checks: [corrected] }, inRegister('2026-02-13')).step).toBeNull();
    expect(itemOf({ receipts: [sent], checks: [{ ...corrected, reportType: AMENDED }] }, there).step).toBe('correct');
    expect(itemOf({ checks: [corrected] }, there).step).toBeNull();
  });
});

describe('in the register since', () => {
  const stageOf = (answer: RegisterState, stores: Partial<FilingStores> = { receipts: [sent] }) =>
    itemOf(stores, answer).register;

  test('a report of the period submitted on the day of the record or later', () => {
    expect(stageOf(inRegister('2026-02-12'))).toMatchObject({ kind: 'there', report: { day: '2026-02-12' } });
    const others = [inRegister('2026-02-11'), inRegister('2026-02-12', { year: 2024 }), inRegister(''), registerOf()];
    expect(others.map((answer) => stageOf(answer).kind)).toEqual(Array(4).fill('notYet'));
  });

  test('without a record, also a report without a day, if there is no other', () => {
    expect(stageOf(inRegister(''), {})).toMatchObject({ kind: 'there', report: { day: '' } });
    expect(stageOf(registerOf(reportOf(''), reportOf('2026-02-12')), {})).toMatchObject({
      report: { day: '2026-02-12' },
    });
  });

  test('the day of the record is that of Sarajevo', () => {
    const late = { receipts: [recordOf(BREZA, { sentAt: '2026-02-11T23:30:00.000Z' })] };
    expect(stageOf(inRegister('2026-02-11'), late).kind).toBe('notYet');
    expect(stageOf(inRegister('2026-02-12'), late).kind).toBe('there');
  });

  test('of several reports the one of the same type', () => {
    const both = registerOf(reportOf('2026-03-05', { reportTypeId: AMENDED }), reportOf('2026-02-12'));
    expect(stageOf(both)).toMatchObject({ report: { day: '2026-02-12' } });
    expect(stageOf(both, {})).toMatchObject({ report: { day: '2026-03-05' } });
  });

  test('a report of another type is not that of the client, of its template or of its record, and nothing is done by it', () => {
    const original = inRegister('2026-02-12');
    const amended = inRegister('2026-03-05', { reportTypeId: AMENDED });
    const client = { clients: [clientOf(BREZA, 'Breza', { reportTypeId: AMENDED })] };
    const template = { downloads: [downloadOf(BREZA, { reportTypeId: AMENDED })] };
    const cases: [what: Partial<FilingStores>, answer: RegisterState, kind: string, step: string | null][] = [
      [client, original, 'other', 'download'],
      [{ ...client, ...template }, original, 'other', 'check'],
      [template, original, 'other', 'check'],
      [{ downloads: [downloadOf(BREZA)] }, amended, 'other', 'check'],
      [{ ...client, ...template }, amended, 'there', null],
      [{ downloads: [downloadOf(BREZA), ...template.downloads] }, original, 'there', 'check'],
      [{ receipts: [recordOf(BREZA, { reportType: AMENDED })] }, original, 'other', null],
      [{ receipts: [sent], ...template }, original, 'there', 'check'],
      [template, inRegister('2026-02-12', { reportTypeId: 0 }), 'doubtful', 'check'],
      [{}, original, 'there', null],
    ];
    for (const [stores, answer, kind, step] of cases) {
      const item = itemOf(stores, answer);
      expect([item.register.kind, item.step], JSON.stringify(stores)).toEqual([kind, step]);
    }
  });

  test('an unknown jib, and every other state, is said as it is', () => {
    expect(stageOf({ kind: 'known', entity: null, reports: [] })).toEqual({ kind: 'unknownJib' });
    for (const state of [SIGN_IN, { kind: 'pending' }, { kind: 'failed', error: { kind: 'network' } }] as const)
      expect(stageOf(state)).toEqual(state);
  });
});
