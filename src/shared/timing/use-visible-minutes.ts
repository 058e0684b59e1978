import { useEffect, useState } from 'react';

const MINUTE = 60_000;

/** Counts the minutes in which the tab is visible, and its returns to view: an effect that depends on it runs again each time. */
export function useVisibleMinutes(): number {
  const [minutes, setMinutes] = useState(0);
  useEffect(() => {
    const count = () => {
      if (document.visibilityState === 'visible') setMinutes((before) => before + 1);
    };
    const timer = setInterval(count, MINUTE);
    document.addEventListener('visibilitychange', count);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', count);
    };
  }, []);
  return minutes;
}
