/** Whether the browser has everything that `polyfills.ts` adds. */
const isComplete = () =>
  'toReversed' in Array.prototype && 'toSorted' in Array.prototype && 'groupBy' in Map && 'canParse' in URL;

/**
 * Adds what the oldest supported browsers lack (`browserslist` in `package.json`), before anything else runs in a page or a
 * worker; others fetch nothing. Rejects when the file cannot be fetched.
 */
export async function loadPolyfills(): Promise<void> {
  if (!isComplete()) await import('./polyfills.ts');
}
