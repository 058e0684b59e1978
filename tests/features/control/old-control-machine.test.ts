import { expect, test } from 'vitest';
import {
  OLD_START,
  oldControl,
  type OldControl,
  type OldControlEvent,
  sortAdded,
} from '#features/report-tools/control/old/old-control-machine.ts';
import { type EventTable, type Steps, testTransitions } from '#tests/transitions.ts';
import { fileOf, receiptOf, resultOf } from './results-and-receipts.ts';
import { COMMON_EVENTS, CUT, refusedOf, sending, submissionSteps, testSubmission } from './submission-steps.ts';

const a = fileOf('a.xlsx');
const b = fileOf('b.xlsx');
const c = fileOf('c.xlsx');
const good = resultOf({ name: 'a.xlsx' });
const bad = resultOf({ name: 'b.xlsx', errors: ['x'] });
const results = [good, bad];
const answered = [good, resultOf({ name: 'b.xlsx', errors: ['y'] })];
const fingerprints = [
  { size: 3, sha256: 'a' },
  { size: 3, sha256: 'b' },
];
const receipt = receiptOf({ version: 'old' });
const last = { results, checkedAt: 9 };
const filing = { files: [a, b], fingerprints, results, checkedAt: 9, earlier: [] };

const listed: OldControl = { step: 'choose', files: [a, b], last: null, problem: null };
const changed: OldControl = { step: 'choose', files: [a], last, problem: CUT };
const checking: OldControl = { step: 'checking', files: [a, b], last, sent: 0, since: 1 };
const checked = { step: 'checked', ...filing } as const;
const noneCorrect: OldControl = { step: 'checked', ...filing, results: [bad, bad] };
const refused = refusedOf(filing);
const submitted = {
  step: 'submitted',
  files: [a, b],
  results: answered,
  answeredAt: Date.parse(receipt.sentAt),
  areOfSubmission: true,
  receipt,
  record: 'pending',
} as const;
const restartedCheck = { step: 'checking', files: [a, b], last, sent: 0, since: 5 } as const;
const submission = { filing, ready: checked, submitted, start: OLD_START };

const EVENTS = {
  ...COMMON_EVENTS,
  filesAdded: { type: 'filesAdded', files: [c] },
  fileRemoved: { type: 'fileRemoved', file: a },
  checkAnswered: { type: 'checkAnswered', results, fingerprints, at: 9 },
  refused: { type: 'refused', problem: CUT },
  submitted: { type: 'submitted', receipt, results: answered },
} as const satisfies EventTable<OldControlEvent>;

/** Checked files after a change of the list or a new check: the lists of the last check are removed, its results stay. */
const ofChecked = {
  filesAdded: { step: 'choose', files: [a, b, c], last, problem: null },
  fileRemoved: { step: 'choose', files: [b], last, problem: null },
  checkStarted: restartedCheck,
} satisfies Partial<Record<OldControlEvent['type'], OldControl>>;

const STEPS: Steps<OldControl, OldControlEvent> = {
  'nothing listed': {
    state: OLD_START,
    moves: { filesAdded: { step: 'choose', files: [c], last: null, problem: null } },
  },
  listed: {
    state: listed,
    moves: {
      filesAdded: { ...listed, files: [a, b, c] },
      fileRemoved: { ...listed, files: [b] },
      checkStarted: { ...restartedCheck, last: null },
    },
  },
  'changed since the check': {
    state: changed,
    moves: {
      filesAdded: { step: 'choose', files: [a, c], last, problem: null },
      // Removing the last file removes the results.
      fileRemoved: OLD_START,
      checkStarted: { ...restartedCheck, files: [a] },
    },
  },
  checking: {
    state: checking,
    moves: {
      progressed: { ...checking, sent: 0.7 },
      checkFailed: { step: 'choose', files: [a, b], last, problem: CUT },
      checkAnswered: { ...checked, earlier: results },
    },
  },
  checked: { state: checked, moves: { ...ofChecked, submitRequested: { step: 'confirming', from: checked } } },
  'checked, none correct': {
    state: noneCorrect,
    moves: {
      filesAdded: { step: 'choose', files: [a, b, c], last: { results: [bad, bad], checkedAt: 9 }, problem: null },
      fileRemoved: { step: 'choose', files: [b], last: { results: [bad, bad], checkedAt: 9 }, problem: null },
      checkStarted: { ...restartedCheck, last: { results: [bad, bad], checkedAt: 9 } },
    },
  },
  refused: { state: refused, moves: { ...ofChecked, submitRequested: { step: 'confirming', from: refused } } },
  ...submissionSteps<OldControl, OldControlEvent>(submission),
};

testTransitions(oldControl, EVENTS, STEPS);

testSubmission(oldControl, submission);

test('the first check has no earlier one; a file that is not listed cannot be removed', () => {
  const first = oldControl({ ...checking, last: null } as OldControl, EVENTS.checkAnswered);
  expect(first).toEqual({ ...checked, earlier: [] });
  expect(oldControl(listed, { type: 'fileRemoved', file: c })).toBe(listed);
});

test('an answer without results leaves those of the check', () => {
  expect(oldControl(sending(checked), { ...EVENTS.submitted, results: null })).toEqual({
    ...submitted,
    results,
    answeredAt: checked.checkedAt,
    areOfSubmission: false,
  });
});

test('adding skips names that are listed, in any letter case and writing, and what is no .xlsx (R4.7, F05)', () => {
  const composed = fileOf('Izvještaj.xlsx'.normalize('NFC'));
  const { taken, ignored } = sortAdded(
    [a, composed],
    [fileOf('A.XLSX'), fileOf('d.xlsx'), fileOf('D.xlsx'), fileOf('e.pdf'), fileOf('IZVJEŠTAJ.xlsx'.normalize('NFD'))],
  );
  expect(taken.map(({ name }) => name)).toEqual(['d.xlsx']);
  expect(ignored).toEqual([
    { name: 'A.XLSX', reason: 'duplicate' },
    { name: 'D.xlsx', reason: 'duplicate' },
    { name: 'e.pdf', reason: 'ending' },
    { name: 'IZVJEŠTAJ.xlsx'.normalize('NFC'), reason: 'duplicate' },
  ]);
  const both: OldControl = { ...listed, files: [a, composed] };
  expect(oldControl(both, { type: 'filesAdded', files: [fileOf('A.XLSX')] })).toBe(both);
});

test('a submission may be requested with one correct report, not with an id of the wrong form (R4.7)', () => {
  const request = (one: typeof good) => {
    const state: OldControl = { ...checked, results: [bad, one] };
    return { state, next: oldControl(state, { type: 'submitRequested' }) };
  };
  expect(request(good).next.step).toBe('confirming');
  const { state, next } = request(resultOf({ id: '1' }));
  expect(next).toBe(state);
});
