import { useEffect, useState } from 'react';
import { whenIdle } from '#shared/timing/when-idle.ts';
import { ownCallsAnswered } from './early-calls.ts';

let isReady = false;

/**
 * Resolves when the page that was opened has its own data and the browser has nothing better to do; at once for every later page.
 * Whatever that page can be drawn without waits for it (architecture, Loading).
 */
export async function whenPageReady(): Promise<void> {
  if (isReady) return;
  await ownCallsAnswered();
  await whenIdle();
  isReady = true;
}

/** Whether the page that was opened is ready; what is only needed then is requested then. */
export function usePageReady(): boolean {
  const [isPageReady, setPageReady] = useState(isReady);
  useEffect(() => void whenPageReady().then(() => setPageReady(true)), []);
  return isPageReady;
}
