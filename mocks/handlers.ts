import type { HttpHandler } from 'msw';
import { agencyFileHandlers } from './agency-file/handlers.ts';
import { bankAccountHandlers } from './bank-accounts/handlers.ts';
import { resetBankruptcy } from './bankruptcy/documents.ts';
import { bankruptcyHandlers } from './bankruptcy/handlers.ts';
import { DEFAULT_BASES, type Bases } from './bases.ts';
import { contentHandlers } from './content/handlers.ts';
import { indicatorHandlers } from './indicators/handlers.ts';
import { legalEntityHandlers } from './legal-entities/handlers.ts';
import { mapHandlers } from './map/handlers.ts';
import { messagesHandlers, resetMessages } from './messages/handlers.ts';
import { referenceHandlers } from './reference/handlers.ts';
import { reportControlHandlers } from './report-control/handlers.ts';
import { resetReportControl } from './report-control/received.ts';
import { reportTemplatesHandlers } from './report-templates/handlers.ts';
import { sessionHandlers } from './session/handlers.ts';
import { resetSessions } from './session/sessions.ts';

/** Every handler of the agency in a box, for the HTTP server and for tests in process alike. */
export function agencyHandlers(at: Bases = DEFAULT_BASES): HttpHandler[] {
  return [
    ...contentHandlers(at),
    ...referenceHandlers(at),
    ...legalEntityHandlers(at),
    ...indicatorHandlers(at),
    ...bankAccountHandlers(at),
    ...bankruptcyHandlers(at),
    ...sessionHandlers(at),
    ...mapHandlers(at),
    ...messagesHandlers(at),
    ...reportTemplatesHandlers(at),
    ...reportControlHandlers(at),
    ...agencyFileHandlers(),
  ];
}

/** Resets the agency to its initial state: sessions, uploads, added documents. */
export function resetAgency(): void {
  resetSessions();
  resetMessages();
  resetBankruptcy();
  resetReportControl();
}
