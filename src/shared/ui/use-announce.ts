import { useEffect } from 'react';
import { announce } from './announcements.ts';

/**
 * Says `text` once it appears and whenever it changes: for counts of results and states that sighted readers see change.
 * `null` or '' says nothing.
 */
export function useAnnounce(text: string | null | undefined): void {
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
}
