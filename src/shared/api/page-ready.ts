import { useEffect, useState } from 'react';
import { usePortal } from '#shared/portal/portal.ts';

/** Whether the opened page is ready; use it to delay calls that its first render does not need. */
export function usePageReady(): boolean {
  const { earlyCalls } = usePortal();
  const [isPageReady, setPageReady] = useState(earlyCalls.isPageReady);
  useEffect(() => void earlyCalls.whenPageReady().then(() => setPageReady(true)), [earlyCalls]);
  return isPageReady;
}
