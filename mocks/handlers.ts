import type { HttpHandler } from 'msw';
import { DEFAULT_BASES, type Bases } from './bases.ts';

/** Every handler of the agency in a box, for the HTTP server and for tests in process alike. */
export function agencyHandlers(_at: Bases = DEFAULT_BASES): HttpHandler[] {
  return [];
}

/** Puts the agency back to its first state: sessions, uploads, added documents. */
export function resetAgency(): void {}
