import { useState } from 'react';
import type { Coordinates } from './nearest.ts';

/** Where the visitor is, as far as is known; asked for on request only. */
export type Position =
  | { state: 'idle' }
  | { state: 'asking' }
  | { state: 'found'; place: Coordinates }
  | { state: 'failed'; why: 'refused' | 'unknown' | 'slow' | 'absent' };

const PATIENCE_MS = 15_000;
/** A place of the last minutes is good enough to choose an office. */
const FRESH_MS = 300_000;

function reasonOf({ code }: Pick<GeolocationPositionError, 'code'>) {
  return code === 1 ? 'refused' : code === 3 ? 'slow' : 'unknown';
}

/** The browser's geolocation: nothing is asked before `ask` is called, and every refusal has its own reason (P2.21). */
export function usePosition(): { position: Position; ask: () => void } {
  const [position, setPosition] = useState<Position>({ state: 'idle' });

  function ask(): void {
    // Old and locked-down browsers do not have it, whatever the types say.
    const geolocation = navigator.geolocation as Geolocation | undefined;
    if (!geolocation) return setPosition({ state: 'failed', why: 'absent' });
    setPosition({ state: 'asking' });
    geolocation.getCurrentPosition(
      ({ coords }) => setPosition({ state: 'found', place: { lon: coords.longitude, lat: coords.latitude } }),
      (error) => setPosition({ state: 'failed', why: reasonOf(error) }),
      { timeout: PATIENCE_MS, maximumAge: FRESH_MS },
    );
  }

  return { position, ask };
}
