/** The canton under pointer or focus, and the locked one; ids of cantons (P4 Map region). */
export type MapRegion = { readonly hovered: number | null; readonly locked: number | null };

export type MapRegionAction =
  | { type: 'entered'; canton: number }
  | { type: 'left'; canton: number }
  | { type: 'locked'; canton: number }
  /** Locks the canton, or unlocks it if it is locked. */
  | { type: 'toggled'; canton: number }
  | { type: 'unlocked' };

/** Nothing selected: the federation is shown. */
export const FEDERATION_REGION: MapRegion = { hovered: null, locked: null };

/**
 * Hover, lock and unlock of P2.19: a locked canton stays whatever the pointer does. Leaving counts only for the canton entered
 * last, because the pointer may enter the next one first. Reloading the data keeps the lock.
 */
export function mapRegion(state: MapRegion, action: MapRegionAction): MapRegion {
  switch (action.type) {
    case 'entered':
      return { ...state, hovered: action.canton };
    case 'left':
      return state.hovered === action.canton ? { ...state, hovered: null } : state;
    case 'locked':
      return { ...state, locked: action.canton };
    case 'toggled':
      return state.locked === action.canton ? FEDERATION_REGION : { ...state, locked: action.canton };
    case 'unlocked':
      return FEDERATION_REGION;
    default:
      return action satisfies never;
  }
}

/** The canton whose figures are shown: the locked one, else the hovered one, else null for the federation. */
export function shownCanton({ hovered, locked }: MapRegion): number | null {
  return locked ?? hovered;
}
