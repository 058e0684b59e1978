/**
 * Which entry of the history is shown while dialogs, sheets and galleries open and close over a page:
 *
 * - `page`: the page's own entry
 * - `returned`: the page's own, to which Back led; the uppermost cover closes
 * - `adding`: the same, and an entry for a cover is on its way
 * - `cover`: an entry that was added for a cover
 * - `moved`: the same with another address, such as that of a filter; it stays when the cover is closed
 * - `leaving`: an entry of a cover, and the portal's own step back from it is on its way
 * - `unmarking`: an entry that stays, and is about to be one of the page's own
 */
export type CoverHistory = {
  readonly is: 'page' | 'returned' | 'adding' | 'cover' | 'moved' | 'leaving' | 'unmarking';
  /** The key of the entry, from the router. */
  readonly key: string;
};

export type CoverEvent =
  /** Another entry is shown; `isMarked` is one for a cover, `how` the router's type of the navigation. */
  | { type: 'arrived'; key: string; isMarked: boolean; how: 'PUSH' | 'REPLACE' | 'POP' }
  /** Nothing has followed for a while, so that the history can be brought in line with whether the page is covered. */
  | { type: 'due'; isCovered: boolean };

type Steps = Partial<Record<CoverHistory['is'], CoverHistory['is']>>;

/** What follows while the page is covered, and while it is not; in other states nothing does. */
const WHEN_COVERED: Steps = { page: 'adding', returned: 'adding' };
const WHEN_BARE: Steps = { cover: 'leaving', moved: 'unmarking' };

/** Returns the same object when nothing changes. */
export function coverHistory(state: CoverHistory, event: CoverEvent): CoverHistory {
  if (event.type === 'due') {
    const is = (event.isCovered ? WHEN_COVERED : WHEN_BARE)[state.is];
    return is ? { ...state, is } : state;
  }
  const { key, isMarked, how } = event;
  if (isMarked) return { is: how === 'POP' || state.is === 'adding' ? 'cover' : 'moved', key };
  // The portal's own step back closes nothing.
  return { is: how === 'POP' && state.is !== 'leaving' ? 'returned' : 'page', key };
}
