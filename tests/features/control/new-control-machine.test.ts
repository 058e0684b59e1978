import { describe, expect, test } from 'vitest';
import {
  control,
  type Control,
  type ControlEvent,
  isReady,
  START,
} from '#features/report-tools/control/new/new-control-machine.ts';
import type { Problem } from '#features/report-tools/control/report/problem.ts';
import { type EventTable, type Steps, testTransitions } from '#tests/transitions.ts';
import { fileOf, receiptOf, resultOf, VALID_ID, WITHOUT_NOTES } from './results-and-receipts.ts';

const main = fileOf('report.xlsx');
const other = fileOf('other.XLSX');
const notes = fileOf('notes.docx');
const otherNotes = fileOf('notes.PDF');
const fingerprint = { size: 3, sha256: 'aa' };
const good = resultOf({ id: VALID_ID });
const bad = resultOf({ id: VALID_ID, errors: ['x'] });
const cut: Problem = { kind: 'call', error: { kind: 'network' } };
const locked: Problem = { kind: 'call', error: { kind: 'http', status: 400, message: 'Period je zaključan.' } };
const attempt = receiptOf({ key: 'first', outcome: 'unknown' });
const second = receiptOf({ key: 'second', outcome: 'unknown' });
const receipt = receiptOf();
const checked = { main, fingerprint, result: good, checkedAt: 9, previous: null };
const filing = { ...checked, documents: { notes } };

/** One example of every step. */
const selected: Control = { ...START, main };
const checking: Control = { step: 'checking', main, previous: bad, sent: 0.2, since: 1 };
const incorrect: Control = { step: 'incorrect', ...checked, result: bad };
const attach = { step: 'attach', ...checked, documents: {} } as const;
const ready = { step: 'attach', ...filing } as const;
const refused = { step: 'refused', ...filing, problem: locked } as const;
const unknown = { step: 'unknown', ...filing, attempts: [attempt], record: 'stored', problem: null } as const;
const confirming: Control = { step: 'confirming', from: ready };
const confirmingAgain: Control = { step: 'confirming', from: unknown };
const sending: Control = { step: 'sending', from: ready, sent: 0.5, since: 1 };
const sendingAfterRefusal: Control = { step: 'sending', from: refused, sent: 0.5, since: 1 };
const sendingAgain: Control = { step: 'sending', from: unknown, sent: 0.5, since: 1 };
const submitted = { step: 'submitted', receipt, record: 'pending' } as const;

const EVENTS = {
  mainSelected: { type: 'mainSelected', file: other },
  mainRemoved: { type: 'mainRemoved' },
  checkStarted: { type: 'checkStarted', at: 5 },
  progressed: { type: 'progressed', sent: 0.7 },
  checkFailed: { type: 'checkFailed', problem: cut },
  checkAnswered: { type: 'checkAnswered', result: good, fingerprint, at: 9 },
  documentSelected: { type: 'documentSelected', kind: 'notes', file: otherNotes },
  documentRemoved: { type: 'documentRemoved', kind: 'notes' },
  submitRequested: { type: 'submitRequested' },
  submitDeclined: { type: 'submitDeclined' },
  sendStarted: { type: 'sendStarted', at: 6 },
  sentMeanwhile: { type: 'sentMeanwhile' },
  refused: { type: 'refused', problem: cut, reset: false },
  unknown: { type: 'unknown', receipt: second },
  submitted: { type: 'submitted', receipt },
  recordStored: { type: 'recordStored', isLasting: true },
  restarted: { type: 'restarted' },
} as const satisfies EventTable<ControlEvent>;

const STEPS: Steps<Control, ControlEvent> = {
  'nothing selected': {
    state: START,
    moves: { mainSelected: { ...START, main: other }, mainRemoved: START },
  },
  selected: {
    state: selected,
    moves: { mainRemoved: START, checkStarted: { step: 'checking', main, previous: null, sent: 0, since: 5 } },
  },
  checking: {
    state: checking,
    moves: {
      progressed: { ...checking, sent: 0.7 },
      checkFailed: { step: 'choose', main, problem: cut, previous: bad },
      checkAnswered: { ...attach, previous: bad },
    },
  },
  incorrect: {
    state: incorrect,
    moves: { mainSelected: { ...START, main: other, previous: bad }, mainRemoved: { ...START, previous: bad } },
  },
  'correct, without notes': {
    state: attach,
    moves: {
      mainRemoved: { ...START, previous: good },
      documentSelected: { ...attach, documents: { notes: otherNotes } },
    },
  },
  'correct, ready': {
    state: ready,
    moves: {
      mainRemoved: { ...START, previous: good },
      documentSelected: { ...ready, documents: { notes: otherNotes } },
      documentRemoved: { ...ready, documents: {} },
      submitRequested: confirming,
    },
  },
  refused: {
    state: refused,
    moves: {
      mainRemoved: { ...START, previous: good },
      documentSelected: { ...refused, documents: { notes: otherNotes } },
      documentRemoved: { ...refused, documents: {} },
      submitRequested: { step: 'confirming', from: refused },
    },
  },
  unknown: {
    state: unknown,
    moves: { submitRequested: confirmingAgain, recordStored: { ...unknown }, restarted: START },
  },
  confirming: {
    state: confirming,
    moves: { submitDeclined: ready, sendStarted: { step: 'sending', from: ready, sent: 0, since: 6 } },
  },
  'confirming after a refusal': {
    state: { step: 'confirming', from: refused },
    moves: { submitDeclined: refused, sendStarted: { step: 'sending', from: refused, sent: 0, since: 6 } },
  },
  'confirming again': {
    state: confirmingAgain,
    moves: {
      submitDeclined: unknown,
      recordStored: { ...confirmingAgain },
      sendStarted: { step: 'sending', from: unknown, sent: 0, since: 6 },
    },
  },
  sending: {
    state: sending,
    moves: {
      progressed: { ...sending, sent: 0.7 },
      sentMeanwhile: { step: 'confirming', from: sending.from },
      refused: { step: 'refused', ...filing, problem: cut },
      unknown: { step: 'unknown', ...filing, attempts: [second], record: 'pending', problem: null },
      submitted,
    },
  },
  'sending after a refusal': {
    state: sendingAfterRefusal,
    moves: {
      progressed: { ...sendingAfterRefusal, sent: 0.7 },
      sentMeanwhile: { step: 'confirming', from: sendingAfterRefusal.from },
      refused: { step: 'refused', ...filing, problem: cut },
      unknown: { step: 'unknown', ...filing, attempts: [second], record: 'pending', problem: null },
      submitted,
    },
  },
  'sending again': {
    state: sendingAgain,
    moves: {
      progressed: { ...sendingAgain, sent: 0.7 },
      recordStored: { ...sendingAgain },
      sentMeanwhile: { step: 'confirming', from: sendingAgain.from },
      // A refused second try says nothing about the first.
      refused: { ...unknown, problem: cut },
      unknown: { ...unknown, attempts: [attempt, second], record: 'pending' },
      submitted,
    },
  },
  submitted: { state: submitted, moves: { recordStored: { ...submitted, record: 'stored' }, restarted: START } },
};

testTransitions(control, EVENTS, STEPS);

test('declining hands back the very step in which the submission was requested: no document is lost', () => {
  for (const from of [ready, refused, unknown]) {
    const requested = control(from, EVENTS.submitRequested);
    expect(control(requested, EVENTS.submitDeclined)).toBe(from);
  }
});

test('the setting `resetOnFailedTransmit` gives the other reading of a refusal, never of an unknown outcome (R4.8)', () => {
  const reset: ControlEvent = { type: 'refused', problem: cut, reset: true };
  expect(control(sending, reset)).toEqual({ ...START, problem: cut });
  expect(control(sendingAgain, reset)).toEqual({ ...unknown, problem: cut });
});

test('a record stored in the tab alone is marked as such (C02)', () => {
  expect(control(unknown, { type: 'recordStored', isLasting: false })).toEqual({ ...unknown, record: 'unstored' });
  expect(control(submitted, { type: 'recordStored', isLasting: false })).toEqual({ ...submitted, record: 'unstored' });
});

test('a record that is stored while the next submission is asked about or sent is known after it, too', () => {
  const stored = { ...unknown, record: 'stored' };
  const pending = { ...unknown, record: 'pending' } as const;
  const asked = control({ step: 'confirming', from: pending }, EVENTS.recordStored);
  expect(control(asked, EVENTS.submitDeclined)).toEqual(stored);
  const sent = control(control({ step: 'confirming', from: pending }, EVENTS.sendStarted), EVENTS.recordStored);
  expect(control(sent, EVENTS.refused)).toEqual({ ...stored, problem: cut });
});

describe('choosing', () => {
  test('takes .xlsx only, in any letter case, and one file only (R2.11, R5)', () => {
    expect(control(START, { type: 'mainSelected', file: fileOf('report.xls') })).toBe(START);
    expect(control(incorrect, { type: 'mainSelected', file: fileOf('report.pdf') })).toBe(incorrect);
    expect(control(selected, { type: 'mainSelected', file: fileOf('second.xlsx') })).toBe(selected);
  });
});

describe('the answer of a check', () => {
  const answer = (result: ReturnType<typeof resultOf>) =>
    control(checking, { type: 'checkAnswered', result, fingerprint, at: 9 });

  test('with errors documents may not be added (R4.8)', () => {
    expect(answer(bad)).toEqual({ ...incorrect, previous: bad });
  });

  test('no errors but an id of the wrong form counts as incorrect (readings, R3.10)', () => {
    for (const id of ['', '123', `${VALID_ID}1`, `${VALID_ID.slice(0, 21)}x`, ` ${VALID_ID.slice(1)}`])
      expect(answer(resultOf({ id })).step).toBe('incorrect');
  });
});

describe('documents', () => {
  test('each kind takes its own endings only (R5)', () => {
    const add = (kind: 'notes' | 'annualReport' | 'profitDecision' | 'adoptionDecision', file: string) =>
      control(attach, { type: 'documentSelected', kind, file: fileOf(file) }) !== attach;
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

  test('removing a document removes that one only (R4.8)', () => {
    const both = control(ready, { type: 'documentSelected', kind: 'annualReport', file: fileOf('a.pdf') });
    expect(control(both, { type: 'documentRemoved', kind: 'annualReport' })).toEqual(ready);
  });
});
