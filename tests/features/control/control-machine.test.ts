import { describe, expect, test } from 'vitest';
import {
  control,
  isReady,
  START,
  type Control,
  type ControlEvent,
} from '#features/report-tools/control/new/control-machine.ts';
import type { Problem } from '#features/report-tools/control/report/problem.ts';
import { fileOf, receiptOf, resultOf, VALID_ID, WITHOUT_NOTES } from './control-things.ts';

const main = fileOf('report.xlsx');
const notes = fileOf('notes.docx');
const fingerprint = { size: 3, sha256: 'aa' };
const good = resultOf({ id: VALID_ID });
const bad = resultOf({ id: VALID_ID, errors: ['x'] });
const problem: Problem = { kind: 'call', error: { kind: 'network' }, fullySent: false };
const checked = { main, fingerprint, result: good, checkedAt: 9, previous: null };

/** Every step, as it may stand. */
const STATES = {
  empty: START,
  chosen: { ...START, main },
  checking: { step: 'checking', main, previous: null, sent: 0.2, since: 1 },
  incorrect: { step: 'incorrect', ...checked, result: bad },
  attach: { step: 'attach', ...checked, documents: {}, problem: null },
  ready: { step: 'attach', ...checked, documents: { notes }, problem: null },
  confirming: { step: 'confirming', ...checked, documents: { notes } },
  sending: { step: 'sending', ...checked, documents: { notes }, sent: 0.5, since: 1 },
  sent: { step: 'sent', receipt: receiptOf() },
} as const satisfies Record<string, Control>;

/** Every event there is. */
const EVENTS = {
  mainChosen: { type: 'mainChosen', file: fileOf('other.XLSX') },
  mainRemoved: { type: 'mainRemoved' },
  checkStarted: { type: 'checkStarted', at: 5 },
  progressed: { type: 'progressed', sent: 0.7 },
  checkFailed: { type: 'checkFailed', problem },
  checkAnswered: { type: 'checkAnswered', result: good, fingerprint, at: 9 },
  documentChosen: { type: 'documentChosen', kind: 'notes', file: notes },
  documentRemoved: { type: 'documentRemoved', kind: 'notes' },
  submitAsked: { type: 'submitAsked' },
  submitDeclined: { type: 'submitDeclined' },
  sendStarted: { type: 'sendStarted', at: 6 },
  sendFailed: { type: 'sendFailed', problem, reset: false },
  sendAnswered: { type: 'sendAnswered', receipt: receiptOf() },
  restarted: { type: 'restarted' },
} as const satisfies { [Type in ControlEvent['type']]: Extract<ControlEvent, { type: Type }> };

/** Which step an event leads to; where nothing is named the very same state comes back. */
const MOVES: Record<keyof typeof STATES, Partial<Record<ControlEvent['type'], Control['step']>>> = {
  empty: { mainChosen: 'choose', mainRemoved: 'choose' },
  chosen: { mainRemoved: 'choose', checkStarted: 'checking' },
  checking: { progressed: 'checking', checkFailed: 'choose', checkAnswered: 'attach' },
  incorrect: { mainChosen: 'choose', mainRemoved: 'choose' },
  attach: { mainRemoved: 'choose', documentChosen: 'attach' },
  ready: { mainRemoved: 'choose', documentChosen: 'attach', documentRemoved: 'attach', submitAsked: 'confirming' },
  confirming: { submitDeclined: 'attach', sendStarted: 'sending' },
  sending: { progressed: 'sending', sendFailed: 'attach', sendAnswered: 'sent' },
  sent: {},
};

describe.each(Object.keys(STATES) as (keyof typeof STATES)[])('in the step %s', (name) => {
  test.each(Object.keys(EVENTS) as (keyof typeof EVENTS)[])('the event %s', (type) => {
    const state: Control = STATES[name];
    const next = control(state, EVENTS[type]);
    if (type === 'restarted') return expect(next).toEqual(START);
    const step = MOVES[name][type];
    if (step) {
      expect(next.step).toBe(step);
      expect(next).not.toBe(state);
    } else expect(next).toBe(state);
    return undefined;
  });
});

describe('choosing', () => {
  test('takes .xlsx only, in any letter case, and one file only (R2.11, R5)', () => {
    expect(control(START, { type: 'mainChosen', file: fileOf('report.xls') })).toBe(START);
    const one = control(START, { type: 'mainChosen', file: fileOf('REPORT.XLSX') });
    expect(control(one, { type: 'mainChosen', file: fileOf('second.xlsx') })).toBe(one);
  });

  test('removing the main file resets everything but the memory of the last result (R4.8)', () => {
    expect(control(STATES.ready, { type: 'mainRemoved' })).toEqual({ ...START, previous: good });
    expect(control({ ...STATES.chosen, problem }, { type: 'mainRemoved' })).toEqual(START);
  });

  test('a corrected file brings the last result along, to be compared with', () => {
    const next = control(STATES.incorrect, EVENTS.mainChosen);
    expect(next).toEqual({ step: 'choose', main: EVENTS.mainChosen.file, problem: null, previous: bad });
    const checking = control(next, EVENTS.checkStarted);
    expect(control(checking, EVENTS.checkAnswered)).toMatchObject({ step: 'attach', previous: bad });
  });
});

describe('the answer of a check', () => {
  const answer = (result: ReturnType<typeof resultOf>) =>
    control(STATES.checking, { type: 'checkAnswered', result, fingerprint, at: 9 });

  test('no errors: documents may be added; errors: they may not (R4.8)', () => {
    expect(answer(good)).toEqual(STATES.attach);
    expect(answer(bad)).toEqual(STATES.incorrect);
  });

  test('no errors but an id of the wrong form counts as incorrect (readings, R3.10)', () => {
    for (const id of ['', '123', `${VALID_ID}1`, `${VALID_ID.slice(0, 21)}x`, ` ${VALID_ID.slice(1)}`])
      expect(answer(resultOf({ id })).step).toBe('incorrect');
  });

  test('a failed check keeps the file and says why', () => {
    expect(control(STATES.checking, EVENTS.checkFailed)).toEqual({ ...STATES.chosen, problem });
  });
});

describe('documents', () => {
  test('each kind takes its own endings only (R5)', () => {
    const add = (kind: 'notes' | 'annualReport' | 'profitDecision' | 'adoptionDecision', file: string) =>
      control(STATES.attach, { type: 'documentChosen', kind, file: fileOf(file) }) !== STATES.attach;
    for (const kind of ['notes', 'annualReport', 'adoptionDecision'] as const)
      expect(['a.docx', 'a.doc', 'a.PDF', 'a.xlsx', 'a.txt'].map((name) => add(kind, name))).toEqual([
        true,
        true,
        true,
        false,
        false,
      ]);
    expect(['a.xlsx', 'a.docx', 'a.pdf'].map((name) => add('profitDecision', name))).toEqual([true, false, false]);
  });

  test('without notes it is ready only where they are not obligatory (R4.8)', () => {
    expect(isReady({ result: good, documents: {} })).toBe(false);
    expect(isReady({ result: good, documents: { annualReport: notes } })).toBe(false);
    expect(isReady({ result: good, documents: { notes } })).toBe(true);
    for (const type of WITHOUT_NOTES) {
      const id = `4200000000000${type}2025299`;
      expect(isReady({ result: resultOf({ id }), documents: {} })).toBe(true);
    }
    expect(isReady({ result: resultOf({ id: '4200000000000372025299' }), documents: {} })).toBe(false);
  });

  test('removing the notes takes readiness away, removing another document only that document (R4.8)', () => {
    const both = control(STATES.ready, { type: 'documentChosen', kind: 'annualReport', file: fileOf('a.pdf') });
    const withoutOther = control(both, { type: 'documentRemoved', kind: 'annualReport' });
    expect(withoutOther).toEqual(STATES.ready);
    const withoutNotes = control(withoutOther, { type: 'documentRemoved', kind: 'notes' });
    expect(control(withoutNotes, { type: 'submitAsked' })).toBe(withoutNotes);
  });
});

describe('the submission', () => {
  test('a failure keeps every file and says why; the setting gives the other reading (R4.8)', () => {
    expect(control(STATES.sending, EVENTS.sendFailed)).toEqual({ ...STATES.ready, problem });
    expect(control(STATES.sending, { type: 'sendFailed', problem, reset: true })).toEqual({ ...START, problem });
  });

  test('the reason of a failure stays until something is changed', () => {
    const failed = control(STATES.sending, EVENTS.sendFailed);
    expect(control(failed, EVENTS.documentRemoved)).toMatchObject({ problem: null });
    expect(control(failed, EVENTS.submitAsked)).toEqual(STATES.confirming);
  });

  test('success leaves only the receipt', () => {
    expect(control(STATES.sending, EVENTS.sendAnswered)).toEqual(STATES.sent);
  });
});
