/** Longest time until the browser asks, in milliseconds; a leave that comes to nothing (a download) must not silence a later question. */
const ASKED_WITHIN = 1000;

/**
 * Leaves the document by `leave` without the browser's question (`LeaveQuestion`): it was answered before, or what it warns of has
 * been removed already. Someone who would stay now would stay below a loader that never ends.
 */
export function leaveUnasked(leave: () => void): void {
  const over = new AbortController();
  const silence = (event: Event) => event.stopImmediatePropagation();
  window.addEventListener('beforeunload', silence, { capture: true, signal: over.signal });
  setTimeout(() => over.abort(), ASKED_WITHIN);
  leave();
}
