import { useEffect, useState } from 'react';
import { earlyCalls } from './page-calls.ts';

/** Resolves when the opened page has its own data and the browser is idle; at once for every later page. */
export const whenPageReady = (): Promise<void> => earlyCalls.whenPageReady();

/** Whether the opened page is ready; use it to delay calls that its first render does not need. */
export function usePageReady(): boolean {
  const [isPageReady, setPageReady] = useState(earlyCalls.isPageReady);
  useEffect(() => void whenPageReady().then(() => setPageReady(true)), []);
  return isPageReady;
}
