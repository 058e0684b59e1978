import { useEffect, useState } from 'react';

/** How often an open page looks whether something has begun or ended, in milliseconds. */
const LOOK = 20_000;

/** Renders the component again from time to time, while the agency's file has something that begins or ends. */
export function useLookAgain(hasSome: boolean): void {
  const [, lookAgain] = useState(0);
  useEffect(() => {
    if (!hasSome) return undefined;
    const timer = setInterval(() => lookAgain((times) => times + 1), LOOK);
    return () => clearInterval(timer);
  }, [hasSome]);
}
