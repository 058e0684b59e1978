import { useEffect, useState } from 'react';
import { whenIdle } from '#shared/timing/when-idle.ts';
import { ownCallsAnswered } from './early-calls.ts';

let stands = false;

/**
 * Resolves when the page that was opened has its own data and the browser has nothing better to do; at once for every later page.
 * Whatever that page can be drawn without waits for it (architecture, Loading).
 */
export async function whenPageStands(): Promise<void> {
  if (stands) return;
  await ownCallsAnswered();
  await whenIdle();
  stands = true;
}

/** Whether the page that was opened stands; what is only needed then is requested then. */
export function usePageStands(): boolean {
  const [isStanding, setStanding] = useState(stands);
  useEffect(() => {
    let hasLeft = false;
    void whenPageStands().then(() => {
      if (!hasLeft) setStanding(true);
    });
    return () => {
      hasLeft = true;
    };
  }, []);
  return isStanding;
}
