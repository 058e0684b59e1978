/**
 * Whether the browser opened this document again, by a reload or a step back or forward: nobody selected or searched for what it
 * shows just now.
 */
export function isDocumentRestored(): boolean {
  const [entry] = performance.getEntriesByType('navigation') as unknown as readonly PerformanceNavigationTiming[];
  return entry?.type === 'reload' || entry?.type === 'back_forward';
}
