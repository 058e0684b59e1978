import type { HttpHandler } from 'msw';
import { DEFAULT_BASES, type Bases } from './bases.ts';
import { mapHandlers } from './map/handlers.ts';
import { messagesHandlers, resetMessages } from './messages/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { resetSessions } from './session/sessions.ts';

/** Every handler of the agency in a box, for the HTTP server and for tests in process alike. */
export function agencyHandlers(at: Bases = DEFAULT_BASES): HttpHandler[] {
  return [...sessionHandlers(at), ...mapHandlers(at), ...messagesHandlers(at)];
}

/** Puts the agency back to its first state: sessions, uploads, added documents. */
export function resetAgency(): void {
  resetSessions();
  resetMessages();
}
