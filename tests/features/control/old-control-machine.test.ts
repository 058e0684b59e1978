import { describe, expect, test } from 'vitest';
import {
  OLD_START,
  oldControl,
  sortAdded,
  splitResults,
  type OldControl,
  type OldControlEvent,
} from '#features/report-tools/control/old/old-control-machine.ts';
import type { Problem } from '#features/report-tools/control/report/problem.ts';
import { fileOf, receiptOf, resultOf } from './control-things.ts';

const a = fileOf('a.xlsx');
const b = fileOf('b.xlsx');
const good = resultOf({ name: 'a.xlsx' });
const bad = resultOf({ name: 'b.xlsx', errors: ['x'] });
const results = [good, bad];
const split = { saved: [good], unsaved: [bad] };
const fingerprints = [
  { size: 3, sha256: 'a' },
  { size: 3, sha256: 'b' },
];
const problem: Problem = { kind: 'call', error: { kind: 'timeout' }, fullySent: true };
const checked = { files: [a, b], fingerprints, results, split, checkedAt: 9, earlier: [] };

const STATES = {
  empty: OLD_START,
  listed: { step: 'choose', files: [a, b], last: null, problem: null },
  checking: { step: 'checking', files: [a, b], last: null, sent: 0, since: 1 },
  checked: { step: 'checked', ...checked, problem: null },
  noneCorrect: { step: 'checked', ...checked, results: [bad, bad], split: null, problem: null },
  confirming: { step: 'confirming', ...checked },
  sending: { step: 'sending', ...checked, sent: 0.1, since: 2 },
  sent: { step: 'sent', results, receipt: receiptOf() },
} as const satisfies Record<string, OldControl>;

const EVENTS = {
  filesAdded: { type: 'filesAdded', files: [fileOf('c.xlsx')] },
  fileRemoved: { type: 'fileRemoved', file: a },
  checkStarted: { type: 'checkStarted', at: 5 },
  progressed: { type: 'progressed', sent: 0.7 },
  checkFailed: { type: 'checkFailed', problem },
  checkAnswered: { type: 'checkAnswered', results, fingerprints, at: 9 },
  submitAsked: { type: 'submitAsked' },
  submitDeclined: { type: 'submitDeclined' },
  sendStarted: { type: 'sendStarted', at: 6 },
  sendFailed: { type: 'sendFailed', problem },
  sendAnswered: { type: 'sendAnswered', results, receipt: receiptOf() },
  restarted: { type: 'restarted' },
} as const satisfies { [Type in OldControlEvent['type']]: Extract<OldControlEvent, { type: Type }> };

const MOVES: Record<keyof typeof STATES, Partial<Record<OldControlEvent['type'], OldControl['step']>>> = {
  empty: { filesAdded: 'choose' },
  listed: { filesAdded: 'choose', fileRemoved: 'choose', checkStarted: 'checking' },
  checking: { progressed: 'checking', checkFailed: 'choose', checkAnswered: 'checked' },
  checked: { filesAdded: 'choose', fileRemoved: 'choose', checkStarted: 'checking', submitAsked: 'confirming' },
  noneCorrect: { filesAdded: 'choose', fileRemoved: 'choose', checkStarted: 'checking' },
  confirming: { submitDeclined: 'checked', sendStarted: 'sending' },
  sending: { progressed: 'sending', sendFailed: 'checked', sendAnswered: 'sent' },
  sent: {},
};

describe.each(Object.keys(STATES) as (keyof typeof STATES)[])('in the step %s', (name) => {
  test.each(Object.keys(EVENTS) as (keyof typeof EVENTS)[])('the event %s', (type) => {
    const state: OldControl = STATES[name];
    const next = oldControl(state, EVENTS[type]);
    if (type === 'restarted') return expect(next).toBe(OLD_START);
    const step = MOVES[name][type];
    if (step) {
      expect(next.step).toBe(step);
      expect(next).not.toBe(state);
    } else expect(next).toBe(state);
    return undefined;
  });
});

test('adding skips names that are listed, in any letter case, and what is no .xlsx (R4.7, F05)', () => {
  const { taken, ignored } = sortAdded([a], [fileOf('A.XLSX'), fileOf('c.xlsx'), fileOf('c.xlsx'), fileOf('d.xls')]);
  expect(taken.map(({ name }) => name)).toEqual(['c.xlsx']);
  expect(ignored).toEqual([
    { name: 'A.XLSX', reason: 'duplicate' },
    { name: 'c.xlsx', reason: 'duplicate' },
    { name: 'd.xls', reason: 'ending' },
  ]);
  expect(oldControl(STATES.listed, { type: 'filesAdded', files: [a] })).toBe(STATES.listed);
});

test('files are split when at least one is correct; an id of the wrong form is not (R4.7, readings R3.10)', () => {
  expect(splitResults(results)).toEqual(split);
  expect(splitResults([bad, resultOf({ id: '1' })])).toBeNull();
});

test('removing a file takes the lists away, removing the last one the results too (R4.7)', () => {
  const one = oldControl(STATES.checked, { type: 'fileRemoved', file: a });
  expect(one).toEqual({ step: 'choose', files: [b], last: { results, checkedAt: 9 }, problem: null });
  expect(oldControl(one, { type: 'submitAsked' })).toBe(one);
  expect(oldControl(one, { type: 'fileRemoved', file: b })).toEqual(OLD_START);
});

test('a failure keeps files and results and says why', () => {
  expect(oldControl(STATES.sending, EVENTS.sendFailed)).toEqual({ ...STATES.checked, problem });
  const again = oldControl(STATES.checked, EVENTS.checkStarted);
  expect(again).toMatchObject({ last: { results, checkedAt: 9 } });
  expect(oldControl(again, EVENTS.checkFailed)).toEqual({
    step: 'choose',
    files: [a, b],
    last: { results, checkedAt: 9 },
    problem,
  });
  expect(oldControl(again, EVENTS.checkAnswered)).toMatchObject({ earlier: results });
});
