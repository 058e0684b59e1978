import { setupServer } from 'msw/node';
import { agencyHandlers } from '#mocks/handlers.ts';

/** The agency in a box in process: the same handlers as over HTTP. Override one answer with `agency.use(...)`. */
export const agency = setupServer(...agencyHandlers());
