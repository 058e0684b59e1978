import { describe, expect, test } from 'vitest';
import { OPTIONS } from '#features/portal/survey/questions.ts';
import { surveyBody } from '#features/portal/survey/survey.api.ts';
import {
  storedText,
  NO_ANSWERS,
  progressOf,
  restoredState,
  surveyReducer,
  type SurveyEvent,
  type SurveyState,
} from '#features/portal/survey/survey-state.ts';

const START: SurveyState = { at: { step: 'intro' }, answers: NO_ANSWERS };
const after = (...events: SurveyEvent[]) => events.reduce(surveyReducer, START);
const next = (times: number) => Array.from({ length: times }, (): SurveyEvent => ({ type: 'next' }));
const started: SurveyEvent = { type: 'started' };
const rated: SurveyEvent = { type: 'rated', index: 0, rating: 4 };
const atCompletion = [started, rated, ...next(11)];

describe('the survey (P2.18, P4)', () => {
  test('goes intro → eleven questions → completion, and no answer is required', () => {
    expect(after(started).at).toEqual({ step: 'question', index: 0 });
    expect(after(started, ...next(10)).at).toEqual({ step: 'question', index: 10 });
    expect(after(started, ...next(11)).at).toEqual({ step: 'completion' });
  });

  test('goes back, but not before the first question', () => {
    expect(after(started, ...next(2), { type: 'previous' }).at).toEqual({ step: 'question', index: 1 });
    expect(after(started, { type: 'previous' }).at).toEqual({ step: 'question', index: 0 });
    expect(after(...atCompletion, { type: 'previous' }).at).toEqual({ step: 'question', index: 10 });
  });

  test('progress is (index + 1) / 11 while started and not submitted', () => {
    expect(progressOf({ step: 'question', index: 0 })).toBeCloseTo(1 / 11);
    expect(progressOf({ step: 'question', index: 10 })).toBe(1);
    expect(progressOf({ step: 'intro' })).toBeNull();
    expect(progressOf({ step: 'submitting' })).toBe(1);
    expect(progressOf({ step: 'success' })).toBeNull();
  });

  test('submits once; success forgets the answers', () => {
    const submitting = after(...atCompletion, { type: 'submitted' });
    expect(submitting.at.step).toBe('submitting');
    expect(surveyReducer(submitting, { type: 'submitted' })).toBe(submitting);
    expect(surveyReducer(submitting, { type: 'succeeded' })).toEqual({ at: { step: 'success' }, answers: NO_ANSWERS });
  });

  test("after an error 'try again' returns to the completion screen with every answer", () => {
    const failed = after(
      ...atCompletion,
      { type: 'submitted' },
      { type: 'failed', failure: { kind: 'failed', error: { kind: 'network' } } },
    );
    expect(failed.at.step).toBe('error');
    const again = surveyReducer(failed, { type: 'triedAgain' });
    expect(again).toEqual({ at: { step: 'completion' }, answers: { ...NO_ANSWERS, ratings: { 0: 4 } } });
  });

  test('clearing forgets all and returns to the intro; not while submitting', () => {
    expect(after(...atCompletion, { type: 'cleared' })).toEqual(START);
    expect(after(...atCompletion, { type: 'submitted' }, { type: 'cleared' }).at.step).toBe('submitting');
  });

  test('options toggle and keep their order', () => {
    const { answers } = after(
      { type: 'optionToggled', option: 'itSupport' },
      { type: 'optionToggled', option: 'registers' },
    );
    expect(answers.options).toEqual(['registers', 'itSupport']);
    expect(
      surveyReducer({ ...START, answers }, { type: 'optionToggled', option: 'registers' }).answers.options,
    ).toEqual(['itSupport']);
  });
});

describe('what is kept over a reload', () => {
  test('is the step and every answer', () => {
    const state = after(started, rated, ...next(4), { type: 'commented', comment: 'č' });
    expect(restoredState(storedText(state))).toEqual(state);
  });

  test('is never a submission under way, an error or a success', () => {
    expect(restoredState(storedText(after(...atCompletion, { type: 'submitted' }))).at).toEqual({ step: 'completion' });
    expect(restoredState(storedText(after(...atCompletion, { type: 'submitted' }, { type: 'succeeded' })))).toEqual(
      START,
    );
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
