import { expect, test } from 'vitest';
import type { Problem } from '#features/report-tools/control/report/problem.ts';
import type { CommonEvent } from '#features/report-tools/control/report/submission-machine.ts';
import type { Steps } from '#tests/transitions.ts';
import { receiptOf } from './results-and-receipts.ts';

export const CUT: Problem = { kind: 'call', error: { kind: 'network' } };
const locked: Problem = { kind: 'call', error: { kind: 'http', status: 400, message: 'Period je zaključan.' } };
const [first, second] = ['first', 'second'].map((key) => receiptOf({ key, outcome: 'unknown' }));

/** The events of both controls, each with an example. */
export const COMMON_EVENTS = {
  checkStarted: { type: 'checkStarted', at: 5 },
  progressed: { type: 'progressed', sent: 0.7 },
  checkFailed: { type: 'checkFailed', problem: CUT },
  submitRequested: { type: 'submitRequested' },
  submitDeclined: { type: 'submitDeclined' },
  sendStarted: { type: 'sendStarted', at: 6 },
  sentMeanwhile: { type: 'sentMeanwhile' },
  unknown: { type: 'unknown', receipt: second! },
  recordStored: { type: 'recordStored', isLasting: true },
  restarted: { type: 'restarted' },
} as const satisfies { [Type in CommonEvent['type']]: CommonEvent };

/** A filing whose submission was refused, and one of which no answer came. */
export const refusedOf = <Filing extends object>(filing: Filing) =>
  ({ step: 'refused', ...filing, problem: locked }) as const;
export const unknownOf = <Filing extends object>(filing: Filing, record: 'stored' | 'pending' = 'stored') =>
  ({ step: 'unknown', ...filing, attempts: [first!], record, problem: null }) as const;
const confirming = <From>(from: From) => ({ step: 'confirming', from }) as const;
export const sending = <From>(from: From, sent = 0.5, since = 1) => ({ step: 'sending', from, sent, since }) as const;

type Submission<Filing, State> = { filing: Filing; ready: State; submitted: State; start: State };

/** The steps after the request of a submission: it is requested for a checked filing, after a refusal, or without an answer. */
export function submissionSteps<State, Event extends { type: string }>(of: Submission<object, State>) {
  const { filing, ready, submitted, start } = of;
  const [refused, unknown] = [refusedOf(filing), unknownOf(filing)];
  const confirmed = (from: object) => ({
    state: confirming(from),
    moves: { submitDeclined: from, sendStarted: sending(from, 0, 6) },
  });
  const sent = (from: object) => ({
    state: sending(from),
    moves: {
      progressed: sending(from, 0.7),
      sentMeanwhile: confirming(from),
      refused: { ...refused, problem: CUT },
      unknown: { ...unknown, attempts: [second], record: 'pending' },
      submitted,
    },
  });
  const [confirmedAgain, sentAgain] = [confirmed(unknown), sent(unknown)];
  return {
    unknown: {
      state: unknown,
      moves: { submitRequested: confirming(unknown), recordStored: { ...unknown }, restarted: start },
    },
    confirming: confirmed(ready as object),
    'confirming after a refusal': confirmed(refused),
    'confirming again': {
      ...confirmedAgain,
      moves: { ...confirmedAgain.moves, recordStored: { ...confirmedAgain.state } },
    },
    sending: sent(ready as object),
    'sending after a refusal': sent(refused),
    'sending again': {
      ...sentAgain,
      moves: {
        ...sentAgain.moves,
        recordStored: { ...sentAgain.state },
        // A refused second try says nothing about the first.
        refused: { ...unknown, problem: CUT },
        unknown: { ...unknown, attempts: [first, second], record: 'pending' },
      },
    },
    submitted: { state: submitted, moves: { recordStored: { ...submitted, record: 'stored' }, restarted: start } },
  } as Steps<unknown, Event> as Steps<State, Event>;
}

/** What holds for a submission whatever is submitted. */
export function testSubmission<State>(
  reducer: (state: State, event: never) => State,
  { filing, ready, submitted }: Pick<Submission<object, State>, 'filing' | 'ready' | 'submitted'>,
): void {
  const next = (state: unknown, event: object) => reducer(state as State, event as never);
  const unknown = unknownOf(filing);

  test('declining hands back the very step in which the submission was requested: no file and no result is lost', () => {
    for (const from of [ready, refusedOf(filing), unknown])
      expect(next(next(from, COMMON_EVENTS.submitRequested), COMMON_EVENTS.submitDeclined)).toBe(from);
  });

  test('a record stored in the tab alone is marked as such (C02)', () => {
    for (const state of [unknown, submitted])
      expect(next(state, { type: 'recordStored', isLasting: false })).toEqual({ ...state, record: 'unstored' });
  });

  test('a record that is stored while the next submission is asked about or sent is known after it, too', () => {
    const pending = confirming(unknownOf(filing, 'pending'));
    const asked = next(pending, COMMON_EVENTS.recordStored);
    expect(next(asked, COMMON_EVENTS.submitDeclined)).toEqual(unknown);
    const sent = next(next(pending, COMMON_EVENTS.sendStarted), COMMON_EVENTS.recordStored);
    expect(next(sent, { type: 'refused', problem: CUT, reset: false })).toEqual({ ...unknown, problem: CUT });
  });
}
