import { describe, expect, test } from 'vitest';
import { OPTIONS, type Option } from '#features/portal/survey/questions.ts';
import type { Unsuccessful } from '#shared/http/outcome.ts';
import { surveyBody } from '#features/portal/survey/survey.api.ts';
import {
  storedText,
  NO_ANSWERS,
  progressOf,
  restoredState,
  surveyReducer,
  type Answers,
  type SurveyEvent,
  type SurveyState,
  type SurveyStep,
} from '#features/portal/survey/survey-machine.ts';

const START: SurveyState = { at: { step: 'intro' }, answers: NO_ANSWERS };
const GIVEN: Answers = { ratings: { 0: 4 }, options: ['registers'], comment: 'č' };
const failure: Unsuccessful = { kind: 'failed', error: { kind: 'network' } };
const at = (step: SurveyStep): SurveyState => ({ at: step, answers: GIVEN });
const question = (index: number) => at({ step: 'question', index });
const completion = at({ step: 'completion' });
const submitting = at({ step: 'submitting' });
const failed = at({ step: 'error', failure });

const EVENTS: readonly SurveyEvent[] = [
  { type: 'started' },
  { type: 'next' },
  { type: 'previous' },
  { type: 'submitted' },
  { type: 'succeeded' },
  { type: 'failed', failure },
  { type: 'triedAgain' },
  { type: 'cleared' },
];

/** Every step, and the whole next state of each event that moves it. What is not named changes nothing. */
const TABLE: readonly [state: SurveyState, moves: Partial<Record<SurveyEvent['type'], SurveyState>>][] = [
  [at({ step: 'intro' }), { started: question(0), cleared: START }],
  [question(0), { next: question(1), cleared: START }],
  [question(5), { next: question(6), previous: question(4), cleared: START }],
  [question(10), { next: completion, previous: question(9), cleared: START }],
  [completion, { previous: question(10), submitted: submitting, cleared: START }],
  [submitting, { succeeded: { at: { step: 'success' }, answers: NO_ANSWERS }, failed }],
  [failed, { triedAgain: completion, cleared: START }],
  [at({ step: 'success' }), { cleared: START }],
];

const cases = TABLE.flatMap(([state, moves]) =>
  EVENTS.map((event) => ({ state, event, step: JSON.stringify(state.at), next: moves[event.type] })),
);

describe('the survey (P2.18, P4)', () => {
  test.each(cases)('$step + $event.type', ({ state, event, next }) => {
    if (next) expect(surveyReducer(state, event)).toEqual(next);
    else expect(surveyReducer(state, event)).toBe(state);
  });

  test('an answer changes itself alone, and no step', () => {
    const state = question(0);
    const after = (event: SurveyEvent) => surveyReducer(state, event);
    expect(after({ type: 'rated', index: 3, rating: 5 })).toEqual({
      ...state,
      answers: { ...GIVEN, ratings: { 0: 4, 3: 5 } },
    });
    expect(after({ type: 'commented', comment: 'ž' })).toEqual({ ...state, answers: { ...GIVEN, comment: 'ž' } });
  });

  test('progress is (index + 1) / 11 while started and not submitted', () => {
    expect(progressOf({ step: 'question', index: 0 })).toBeCloseTo(1 / 11);
    expect(progressOf({ step: 'question', index: 10 })).toBe(1);
    expect(progressOf({ step: 'intro' })).toBeNull();
    expect(progressOf({ step: 'completion' })).toBe(1);
    expect(progressOf({ step: 'submitting' })).toBe(1);
    expect(progressOf({ step: 'success' })).toBeNull();
    expect(progressOf({ step: 'error', failure })).toBeNull();
  });

  test('options toggle and keep their order', () => {
    const toggled = (state: SurveyState, option: Option) => surveyReducer(state, { type: 'optionToggled', option });
    const { answers } = toggled(toggled(START, 'itSupport'), 'registers');
    expect(answers.options).toEqual(['registers', 'itSupport']);
    expect(toggled({ ...START, answers }, 'registers').answers.options).toEqual(['itSupport']);
  });
});

describe('what is kept over a reload', () => {
  test.each([at({ step: 'intro' }), question(4), completion])('is the step $at and every answer', (state) => {
    expect(restoredState(storedText(state))).toEqual(state);
  });

  test('is never a submission under way, an error or a success', () => {
    expect(restoredState(storedText(submitting))).toEqual(completion);
    expect(restoredState(storedText(failed))).toEqual(completion);
    expect(restoredState(storedText({ at: { step: 'success' }, answers: NO_ANSWERS }))).toEqual(START);
  });

  test.each([null, '{', '5', '{"step":"question","index":99,"ratings":{},"options":[],"comment":""}', '{"step":"x"}'])(
    'damaged as %s it is a fresh start',
    (text) => {
      expect(restoredState(text)).toEqual(START);
    },
  );
});

test('the call carries answer1 to answer11: option texts in answer2, single values elsewhere (P3)', () => {
  const body = surveyBody(
    { ratings: { 0: 5, 9: 1 }, options: ['registers'], comment: 'hvala' },
    (option) => `T:${option}`,
  );
  expect(Object.keys(body)).toEqual(Array.from({ length: 11 }, (_, index) => `answer${index + 1}`));
  expect(body).toMatchObject({ answer1: 5, answer2: ['T:registers'], answer3: null, answer10: 1, answer11: 'hvala' });
  expect(OPTIONS).toHaveLength(7);
});
