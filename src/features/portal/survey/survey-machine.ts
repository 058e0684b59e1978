import * as z from 'zod/mini';
import type { Unsuccessful } from '#shared/http/outcome.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { defineTabValue } from '#shared/storage/tab-value.ts';

/** The seven options of question 2 (P2.18). */
export const OPTIONS = [
  'registers',
  'legalRegulations',
  'oldSavings',
  'archiveCentre',
  'feesAndBills',
  'dataProcessing',
  'itSupport',
] as const;
export type Option = (typeof OPTIONS)[number];

/** The ratings, very bad to excellent (P2.18). */
export const RATINGS = [1, 2, 3, 4, 5] as const;

/** The eleven questions by kind: ratings, one question with options, and an additional comment (P2.18). */
export const QUESTIONS: readonly ('rating' | 'options' | 'text')[] = [
  'rating',
  'options',
  ...Array.from({ length: 8 }, () => 'rating' as const),
  'text',
];

/** The answers so far: ratings by question index, options of question 2, the comment. No answer is required (P5). */
export type Answers = { ratings: Readonly<Record<number, number>>; options: readonly Option[]; comment: string };

export const NO_ANSWERS: Answers = { ratings: {}, options: [], comment: '' };

/** The current step (P4 Survey); the type excludes illegal steps. */
export type SurveyStep =
  | { step: 'intro' }
  | { step: 'question'; index: number }
  | { step: 'completion' }
  | { step: 'submitting' }
  | { step: 'success' }
  | { step: 'error'; failure: Unsuccessful };

export type SurveyState = { at: SurveyStep; answers: Answers };

export type SurveyEvent =
  | { type: 'started' }
  | { type: 'next' }
  | { type: 'previous' }
  /** Answers apply to the open question, and only if it is of their kind. */
  | { type: 'rated'; rating: number }
  | { type: 'optionToggled'; option: Option }
  | { type: 'commented'; comment: string }
  | { type: 'submitted' }
  | { type: 'succeeded' }
  | { type: 'failed'; failure: Unsuccessful }
  | { type: 'triedAgain' }
  | { type: 'cleared' }
  /** The person who began to answer is no longer signed in (readings P2.18). */
  | { type: 'signedOut' };

export const SURVEY_START: SurveyState = { at: { step: 'intro' }, answers: NO_ANSWERS };
const LAST = QUESTIONS.length - 1;

/** The survey's transitions (P4); an event that does not fit the step changes nothing. */
export function surveyReducer(state: SurveyState, event: SurveyEvent): SurveyState {
  const { at, answers } = state;
  const to = (next: SurveyStep): SurveyState => ({ ...state, at: next });
  const answered = (kind: (typeof QUESTIONS)[number], change: (index: number) => Partial<Answers>): SurveyState =>
    at.step === 'question' && QUESTIONS[at.index] === kind
      ? { ...state, answers: { ...answers, ...change(at.index) } }
      : state;
  switch (event.type) {
    case 'started':
      return at.step === 'intro' ? to({ step: 'question', index: 0 }) : state;
    case 'next':
      if (at.step !== 'question') return state;
      return to(at.index < LAST ? { step: 'question', index: at.index + 1 } : { step: 'completion' });
    case 'previous':
      if (at.step === 'completion') return to({ step: 'question', index: LAST });
      return at.step === 'question' && at.index > 0 ? to({ step: 'question', index: at.index - 1 }) : state;
    case 'rated':
      return answered('rating', (index) => ({ ratings: { ...answers.ratings, [index]: event.rating } }));
    case 'optionToggled':
      return answered('options', () => ({
        options: OPTIONS.filter((option) => answers.options.includes(option) !== (option === event.option)),
      }));
    case 'commented':
      return answered('text', () => ({ comment: event.comment }));
    case 'submitted':
      return at.step === 'completion' ? to({ step: 'submitting' }) : state;
    case 'succeeded':
      return at.step === 'submitting' ? { at: { step: 'success' }, answers: NO_ANSWERS } : state;
    case 'failed':
      return at.step === 'submitting' ? to({ step: 'error', failure: event.failure }) : state;
    case 'triedAgain':
      return at.step === 'error' ? to({ step: 'completion' }) : state;
    case 'cleared':
      return at.step === 'submitting' ? state : SURVEY_START;
    default:
      return SURVEY_START;
  }
}

/** Progress from 0 to 1: (index + 1) / 11 while started and not submitted (P2.18); null otherwise. */
export function progressOf({ step, ...at }: SurveyStep): number | null {
  if (step === 'question' && 'index' in at) return (at.index + 1) / QUESTIONS.length;
  return step === 'completion' || step === 'submitting' ? 1 : null;
}

/** Stores answers and step over a reload of the tab, but not a pending submission or its outcome. */
const storedSurvey = defineTabValue(
  'survey',
  z.object({
    step: z.enum(['intro', 'question', 'completion']),
    index: z.int().check(z.gte(0), z.lte(LAST)),
    ratings: z.record(z.string(), z.int().check(z.gte(1), z.lte(5))),
    options: z.array(z.enum(OPTIONS)),
    comment: z.string(),
    /** Id of the signed-in person who answers; null for a visitor. */
    author: z.optional(z.nullable(z.string())),
  }),
);

/** Stores the survey. A submitted one is restored at the intro, a pending or failed one at the completion. */
export function storeSurvey(storage: PortalStorage, { at, answers }: SurveyState, author: string | null = null): void {
  const step = at.step === 'question' || at.step === 'intro' ? at.step : 'completion';
  storedSurvey(storage).write({
    ...answers,
    options: [...answers.options],
    step: at.step === 'success' ? 'intro' : step,
    index: at.step === 'question' ? at.index : 0,
    author,
  });
}

/** The survey stored before a reload; a fresh one if none is stored or it is invalid. */
export function restoredSurvey(storage: PortalStorage): SurveyState {
  const stored = storedSurvey(storage).read();
  if (!stored) return SURVEY_START;
  const { step, index, author: _, ...answers } = stored;
  return { at: step === 'question' ? { step, index } : { step }, answers };
}

/** Who gave the stored answers. */
export const storedAuthor = (storage: PortalStorage): string | null => storedSurvey(storage).read()?.author ?? null;
