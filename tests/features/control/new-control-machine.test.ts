import { describe, expect, test } from 'vitest';
import {
  control,
  type Control,
  type ControlEvent,
  isReady,
  START,
} from '#features/report-tools/control/new/new-control-machine.ts';
import { type EventTable, type Steps, testTransitions } from '#tests/transitions.ts';
import { fileOf, receiptOf, resultOf, VALID_ID } from './results-and-receipts.ts';
import {
  COMMON_EVENTS,
  CUT,
  refusedOf,
  sending,
  submissionSteps,
  testSubmission,
  unknownOf,
} from './submission-steps.ts';

const main = fileOf('report.xlsx');
const other = fileOf('other.XLSX');
const notes = fileOf('notes.docx');
const otherNotes = fileOf('notes.PDF');
const fingerprint = { size: 3, sha256: 'aa' };
const good = resultOf({ id: VALID_ID });
const bad = resultOf({ id: VALID_ID, errors: ['x'] });
const receipt = receiptOf();
const checked = { main, fingerprint, result: good, checkedAt: 9, previous: null };
const filing = { ...checked, documents: { notes } };

/** One example of every step. */
const selected: Control = { ...START, main };
const checking: Control = { step: 'checking', main, previous: bad, sent: 0.2, since: 1 };
const incorrect: Control = { step: 'incorrect', ...checked, result: bad };
const attach = { step: 'attach', ...checked, documents: {} } as const;
const ready = { step: 'attach', ...filing } as const;
const refused = refusedOf(filing);
const unknown = unknownOf(filing);
const submitted = { step: 'submitted', receipt, record: 'pending' } as const;
const submission = { filing, ready, submitted, start: START };

const EVENTS = {
  ...COMMON_EVENTS,
  mainSelected: { type: 'mainSelected', file: other },
  mainRemoved: { type: 'mainRemoved' },
  checkAnswered: { type: 'checkAnswered', result: good, fingerprint, at: 9 },
  documentSelected: { type: 'documentSelected', kind: 'notes', file: otherNotes },
  documentRemoved: { type: 'documentRemoved', kind: 'notes' },
  refused: { type: 'refused', problem: CUT, reset: false },
  submitted: { type: 'submitted', receipt },
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
  'corrected one selected': {
    state: { ...selected, previous: bad },
    moves: { mainRemoved: START, checkStarted: { step: 'checking', main, previous: bad, sent: 0, since: 5 } },
  },
  checking: {
    state: checking,
    moves: {
      progressed: { ...checking, sent: 0.7 },
      checkFailed: { step: 'choose', main, problem: CUT, previous: bad },
      checkAnswered: { ...attach, previous: bad },
    },
  },
  incorrect: {
    state: incorrect,
    moves: { mainSelected: { ...START, main: other, previous: bad }, mainRemoved: START },
  },
  'correct, without notes': {
    state: attach,
    moves: {
      mainRemoved: START,
      documentSelected: { ...attach, documents: { notes: otherNotes } },
    },
  },
  'correct, ready': {
    state: ready,
    moves: {
      mainRemoved: START,
      documentSelected: { ...ready, documents: { notes: otherNotes } },
      documentRemoved: { ...ready, documents: {} },
      submitRequested: { step: 'confirming', from: ready },
    },
  },
  refused: {
    state: refused,
    moves: {
      mainRemoved: START,
      documentSelected: { ...refused, documents: { notes: otherNotes } },
      documentRemoved: { ...refused, documents: {} },
      submitRequested: { step: 'confirming', from: refused },
    },
  },
  ...submissionSteps<Control, ControlEvent>(submission),
};

testTransitions(control, EVENTS, STEPS);

testSubmission(control, submission);

test('the setting `resetOnFailedTransmit` gives the other reading of a refusal, never of an unknown outcome (R4.8)', () => {
  const reset: ControlEvent = { type: 'refused', problem: CUT, reset: true };
  expect(control(sending(ready), reset)).toEqual({ ...START, problem: CUT, during: 'send' });
  expect(control(sending(unknown), reset)).toEqual({ ...unknown, problem: CUT });
});

test('takes .xlsx only, in any letter case, and one file only (R2.11, R5)', () => {
  expect(control(START, { type: 'mainSelected', file: fileOf('report.xls') })).toBe(START);
  expect(control(incorrect, { type: 'mainSelected', file: fileOf('report.pdf') })).toBe(incorrect);
  expect(control(selected, { type: 'mainSelected', file: fileOf('second.xlsx') })).toBe(selected);
});

test('errors, or an id of the wrong form, count as incorrect: no documents may be added (R4.8; readings, R3.10)', () => {
  const answer = (result: ReturnType<typeof resultOf>) =>
    control(checking, { type: 'checkAnswered', result, fingerprint, at: 9 });
  expect(answer(bad)).toEqual({ ...incorrect, previous: bad });
  for (const id of ['', '123', `${VALID_ID}1`, `${VALID_ID.slice(0, 21)}x`, ` ${VALID_ID.slice(1)}`])
    expect(answer(resultOf({ id })).step).toBe('incorrect');
});

describe('documents', () => {
  test('each kind takes its own endings only (R5)', () => {
    const add = (kind: 'notes' | 'annualReport' | 'profitDecision' | 'adoptionDecision', file: string) =>
      control(attach, { type: 'documentSelected', kind, file: fileOf(file) }) !== attach;
    const names = ['a.docx', 'a.doc', 'a.PDF', 'a.xlsx', 'a.txt'];
    for (const kind of ['notes', 'annualReport', 'adoptionDecision'] as const)
      expect(names.filter((name) => add(kind, name))).toEqual(['a.docx', 'a.doc', 'a.PDF']);
    expect(names.filter((name) => add('profitDecision', name))).toEqual(['a.xlsx']);
  });

  test('without notes it is ready only where they are not obligatory (R4.8)', () => {
    expect(isReady({ result: good, documents: { annualReport: notes } })).toBe(false);
    expect(isReady({ result: resultOf({ id: '4200000000000152025299' }), documents: {} })).toBe(true);
  });

  test('removing a document removes that one only (R4.8)', () => {
    const both = control(ready, { type: 'documentSelected', kind: 'annualReport', file: fileOf('a.pdf') });
    expect(control(both, { type: 'documentRemoved', kind: 'annualReport' })).toEqual(ready);
  });
});
