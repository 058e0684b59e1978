import { useEffect, useState } from 'react';

/** Long enough that a quick answer never flashes a skeleton (look: Patterns). */
const PATIENCE_MS = 150;

/** False at first, true `ms` milliseconds after the component appeared. */
export function useDelayed(ms: number = PATIENCE_MS): boolean {
  const [passed, setPassed] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setPassed(true), ms);
    return () => clearTimeout(timer);
  }, [ms]);
  return passed;
}
