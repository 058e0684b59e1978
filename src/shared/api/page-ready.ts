import { useEffect, useState } from 'react';
import { whenIdle } from '#shared/timing/when-idle.ts';
import { ownCallsAnswered } from './early-calls.ts';

let isReady = false;

/**
 * Resolves when the opened page has its own data and the browser is idle; at once for every later page. Everything the first
 * render of that page does not need waits for it (architecture, Loading).
 */
export async function whenPageReady(): Promise<void> {
  if (isReady) return;
  await ownCallsAnswered();
  await whenIdle();
  isReady = true;
}

/** Whether the opened page is ready; use it to delay calls that its first render does not need. */
export function usePageReady(): boolean {
  const [isPageReady, setPageReady] = useState(isReady);
  useEffect(() => void whenPageReady().then(() => setPageReady(true)), []);
  return isPageReady;
}
