import { describe, expect, test } from 'vitest';
import { type CoverEvent, type CoverHistory, coverHistory } from '#shared/ui/cover-history.ts';

const arrived = (how: 'PUSH' | 'REPLACE' | 'POP', isMarked: boolean): CoverEvent => ({
  type: 'arrived',
  key: 'next',
  isMarked,
  how,
});

const EVENTS = {
  'Back to the page': arrived('POP', false),
  'a link': arrived('PUSH', false),
  'another address of the page': arrived('REPLACE', false),
  'Back to an entry of a cover': arrived('POP', true),
  'a new entry of a cover': arrived('PUSH', true),
  'another address below a cover': arrived('REPLACE', true),
  'nothing, covered': { type: 'due', isCovered: true },
  'nothing, not covered': { type: 'due', isCovered: false },
} as const satisfies Record<string, CoverEvent>;

type Row = Record<keyof typeof EVENTS, CoverHistory['is']>;

/** Where any state leads that has no rule of its own. */
const COMMON = {
  'Back to the page': 'returned',
  'a link': 'page',
  'another address of the page': 'page',
  'Back to an entry of a cover': 'cover',
  'a new entry of a cover': 'moved',
  'another address below a cover': 'moved',
} as const;

const still = (is: CoverHistory['is']) => ({ 'nothing, covered': is, 'nothing, not covered': is });

const TABLE: Record<CoverHistory['is'], Row> = {
  page: { ...COMMON, ...still('page'), 'nothing, covered': 'adding' },
  returned: { ...COMMON, ...still('returned'), 'nothing, covered': 'adding' },
  adding: {
    ...COMMON,
    ...still('adding'),
    'a new entry of a cover': 'cover',
    'another address below a cover': 'cover',
  },
  cover: { ...COMMON, ...still('cover'), 'nothing, not covered': 'leaving' },
  moved: { ...COMMON, ...still('moved'), 'nothing, not covered': 'unmarking' },
  // The portal's own step closes nothing.
  leaving: { ...COMMON, ...still('leaving'), 'Back to the page': 'page' },
  unmarking: { ...COMMON, ...still('unmarking') },
};

describe.each(Object.entries(TABLE))('from %s', (from, row) => {
  const state: CoverHistory = { is: from as CoverHistory['is'], key: 'now' };
  test.each(Object.entries(row))('%s leads to %s', (event, to) => {
    const next = coverHistory(state, EVENTS[event as keyof Row]);
    expect(next).toEqual({ is: to, key: event.startsWith('nothing') ? 'now' : 'next' });
    if (to === from && event.startsWith('nothing')) expect(next).toBe(state);
  });
});
