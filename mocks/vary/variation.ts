import { random, type Random } from '../random.ts';
import { switches } from '../switches.ts';
import { hash } from './hash.ts';

/** Envelope of a list answer; the specification names `resultList` for some calls only. */
type Envelope = 'asIs' | 'bare' | 'resultList' | 'data';
/** How a field without a value is sent. */
type Missing = 'asIs' | 'null' | 'absent' | 'empty';
/** How a translation key is written: 'openingProposal', 'OpeningProposal', 'opening_proposal', … */
export type KeyStyle = 'asIs' | 'pascal' | 'snake' | 'kebab' | 'upper';
/** Form of a refusal. */
export type RefusalForm = 'asIs' | 'message' | 'problem' | 'text' | 'jsonText' | 'errors' | 'result';
/** Body of a call of which only the success matters. */
type SuccessBody = 'asIs' | 'empty' | 'true' | 'text' | 'object';
/** Emphasis in a text that may hold HTML. */
export type MarkupForm = 'asIs' | 'plain' | 'paragraph' | 'coloured';

/** How the agency of one seed answers a call where the specification leaves it open. */
export type Variation = {
  envelope: Envelope;
  isShuffled: boolean;
  idsAsText: boolean;
  missing: Missing;
  hasExtraFields: boolean;
  datesWithTime: boolean;
  keyStyle: KeyStyle;
  refusal: RefusalForm;
  success: SuccessBody;
  markup: MarkupForm;
  /** Whether errors of the control are worded in another way than the box words them; no wording is specified. */
  hasOtherWords: boolean;
  /** Milliseconds before the answer. */
  delay: number;
  /** Whether browsers may store what a GET answers, for ten minutes and, because it has no `Vary`, for every language. */
  isCacheable: boolean;
  /** For decisions about single elements; created for each answer, so that the same call gets the same answer. */
  random: () => Random;
};

const PLAIN: Variation = {
  envelope: 'asIs',
  isShuffled: false,
  idsAsText: false,
  missing: 'asIs',
  hasExtraFields: false,
  datesWithTime: false,
  keyStyle: 'asIs',
  refusal: 'asIs',
  success: 'asIs',
  markup: 'asIs',
  hasOtherWords: false,
  delay: 0,
  isCacheable: false,
  random: () => random(0),
};

/** The seed for a call: that of its page (`AgencySeed/7` in the User-Agent), else the agency's own (`AGENCY_SEED`); 0 is plain. */
export function seedOf(request: Pick<Request, 'headers'>): number {
  const own = /\bAgencySeed\/(\d+)/.exec(request.headers.get('user-agent') ?? '')?.[1];
  return own === undefined ? switches.seed : Number(own);
}

/** The variation of a call by the seed of the agency (`AGENCY_SEED`); seed 0 is the plain agency. */
export function variationOf(method: string, path: string, seed: number = switches.seed): Variation {
  if (seed === 0) return PLAIN;
  const key = hash(`${seed} ${method} ${path}`);
  const { pick, chance, int } = random(key);
  return {
    envelope: pick(['asIs', 'bare', 'resultList', 'data']),
    isShuffled: chance(0.7),
    idsAsText: chance(0.4),
    missing: pick(['asIs', 'null', 'absent', 'empty']),
    hasExtraFields: chance(0.6),
    datesWithTime: chance(0.5),
    // One style for the whole agency: a key is written the same way everywhere.
    keyStyle: random(seed).pick(['asIs', 'pascal', 'snake', 'kebab', 'upper']),
    refusal: pick(['asIs', 'message', 'problem', 'text', 'jsonText', 'errors', 'result']),
    success: pick(['asIs', 'empty', 'true', 'text', 'object']),
    markup: random(seed + 1).pick(['asIs', 'plain', 'paragraph', 'coloured']),
    hasOtherWords: random(seed + 3).chance(0.5),
    delay: int(0, 60),
    // A server has one rule for all its answers.
    isCacheable: random(seed + 2).chance(0.5),
    random: () => random(key + 1),
  };
}
