import { describe, expect, test } from 'vitest';
import {
  NO_ANSWERS,
  OPTIONS,
  progressOf,
  restoredSurvey,
  storeSurvey,
  surveyReducer,
  type Answers,
  type Option,
  type SurveyState,
  type SurveyStep,
} from '#features/portal/survey/survey-machine.ts';
import { surveyBody } from '#features/portal/survey/survey.api.ts';
import type { Unsuccessful } from '#shared/http/outcome.ts';
import { storage } from '#tests/storage.ts';
import { testTransitions } from '#tests/transitions.ts';

const START: SurveyState = { at: { step: 'intro' }, answers: NO_ANSWERS };
const GIVEN: Answers = { ratings: { 0: 4 }, options: ['registers'], comment: 'č' };
const RATED: Answers = { ...GIVEN, ratings: { 0: 4, 5: 5 } };
const TOGGLED: Answers = { ...GIVEN, options: ['registers', 'itSupport'] };
const COMMENTED: Answers = { ...GIVEN, comment: 'ž' };
const failure: Unsuccessful = { kind: 'failed', error: { kind: 'network' } };
const at = (step: SurveyStep): SurveyState => ({ at: step, answers: GIVEN });
const question = (index: number, answers = GIVEN): SurveyState => ({ at: { step: 'question', index }, answers });
const completion = at({ step: 'completion' });
const submitting = at({ step: 'submitting' });
const failed = at({ step: 'error', failure });
/** What is possible at every step but while the answers are sent. */
const ENDS = { cleared: START, signedOut: START };

describe('the survey (P2.18, P4)', () => {
  testTransitions(
    surveyReducer,
    {
      started: { type: 'started' },
      next: { type: 'next' },
      previous: { type: 'previous' },
      rated: { type: 'rated', rating: 5 },
      optionToggled: { type: 'optionToggled', option: 'itSupport' },
      commented: { type: 'commented', comment: 'ž' },
      submitted: { type: 'submitted' },
      succeeded: { type: 'succeeded' },
      failed: { type: 'failed', failure },
      triedAgain: { type: 'triedAgain' },
      cleared: { type: 'cleared' },
      signedOut: { type: 'signedOut' },
    },
    {
      intro: { state: at({ step: 'intro' }), moves: { started: question(0), ...ENDS } },
      'first question': {
        state: question(0),
        moves: { next: question(1), rated: question(0, { ...GIVEN, ratings: { 0: 5 } }), ...ENDS },
      },
      'question with options': {
        state: question(1),
        moves: { next: question(2), previous: question(0), optionToggled: question(1, TOGGLED), ...ENDS },
      },
      'question in the middle': {
        state: question(5),
        moves: { next: question(6), previous: question(4), rated: question(5, RATED), ...ENDS },
      },
      'last question': {
        state: question(10),
        moves: { next: completion, previous: question(9), commented: question(10, COMMENTED), ...ENDS },
      },
      completion: { state: completion, moves: { previous: question(10), submitted: submitting, ...ENDS } },
      submitting: {
        state: submitting,
        moves: { succeeded: { at: { step: 'success' }, answers: NO_ANSWERS }, failed, signedOut: START },
      },
      error: { state: failed, moves: { triedAgain: completion, ...ENDS } },
      success: { state: at({ step: 'success' }), moves: ENDS },
    },
  );

  test('progress is (index + 1) / 11 while started and not submitted', () => {
    const steps = [question(0), question(10), completion, submitting, START, failed, at({ step: 'success' })];
    expect(steps.map((state) => progressOf(state.at))).toEqual([1 / 11, 1, 1, 1, null, null, null]);
  });

  test('options toggle and keep their order', () => {
    const toggled = (state: SurveyState, option: Option) => surveyReducer(state, { type: 'optionToggled', option });
    const both = toggled(toggled(question(1, NO_ANSWERS), 'itSupport'), 'registers');
    expect(both.answers.options).toEqual(['registers', 'itSupport']);
    expect(toggled(both, 'registers').answers.options).toEqual(['itSupport']);
  });
});

describe('what a reload restores', () => {
  const reloaded = (state: SurveyState) => {
    storeSurvey(storage, state);
    return restoredSurvey(storage);
  };

  test.each([at({ step: 'intro' }), question(4), completion])('is the step $at and every answer', (state) => {
    expect(reloaded(state)).toEqual(state);
  });

  test('is never a submission under way, an error or a success', () => {
    expect(reloaded(submitting)).toEqual(completion);
    expect(reloaded(failed)).toEqual(completion);
    expect(reloaded({ at: { step: 'success' }, answers: NO_ANSWERS })).toEqual(START);
  });

  test.each(['{', '5', '{"step":"question","index":99,"ratings":{},"options":[],"comment":""}', '{"step":"x"}'])(
    'malformed as %s it is a fresh start',
    (text) => {
      storage.session.set('survey', text);
      expect(restoredSurvey(storage)).toEqual(START);
    },
  );
});

test('the call carries answer1 to answer11: option texts in answer2, single values elsewhere (P3)', () => {
  const answers: Answers = { ratings: { 0: 5, 9: 1 }, options: ['registers'], comment: 'hvala' };
  const body = surveyBody(answers, (option) => `T:${option}`);
  expect(Object.keys(body)).toEqual(Array.from({ length: 11 }, (_, index) => `answer${index + 1}`));
  expect(body).toMatchObject({ answer1: 5, answer2: ['T:registers'], answer3: null, answer10: 1, answer11: 'hvala' });
  expect(OPTIONS).toHaveLength(7);
});
