import { RETURN_STATE } from '#domain/content/ContentTrail.tsx';

/** Where the search was left, so that a way back other than the browser's finds the same place (decisions: Trail of a profile). */
type SearchPlace = { address: string; key: string; top: number };

let left: SearchPlace | null = null;

/** Notes address, history entry and scroll position of the search that is being left. */
export function leaveSearch(place: SearchPlace): void {
  left = place;
}

/** The place the search of an address was left at; null when another one was left last. */
export function placeOf(address: string): SearchPlace | null {
  return left?.address === address ? left : null;
}

/** Whether a history entry was made by a link back, as the trail of a profile has one. */
export function isReturn(state: unknown): boolean {
  return typeof state === 'object' && state !== null && Object.keys(RETURN_STATE).every((name) => name in state);
}
