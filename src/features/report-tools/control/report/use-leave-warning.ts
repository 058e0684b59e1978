import { useEffect } from 'react';

/** While files are on their way, closing or reloading the page asks first. */
export function useLeaveWarning(isPending: boolean): void {
  useEffect(() => {
    if (!isPending) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isPending]);
}
