import { useEffect, useState } from 'react';
import { usePortal } from '#shared/portal/portal.ts';

/** Whether the opened page is ready; use it to delay calls that its first render does not need. */
export function usePageReady(): boolean {
  const { earlyCalls } = usePortal();
  const [isPageReady, setPageReady] = useState(earlyCalls.isPageReady);
  useEffect(() => {
    let isShown = true;
    void earlyCalls.whenPageReady().then(() => isShown && setPageReady(true));
    return () => void (isShown = false);
  }, [earlyCalls]);
  return isPageReady;
}
