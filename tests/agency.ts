import { http } from 'msw';
import { setupServer } from 'msw/node';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agencyHandlers } from '#mocks/handlers.ts';

/** After a call without an answer the portal asks whether anything answers at its base. */
const bases = Object.values(DEFAULT_BASES).map((base) => http.get(base, () => new Response(null, { status: 404 })));

/** The agency in a box in process: the same handlers as over HTTP. Override one answer with `agency.use(...)`. */
export const agency = setupServer(...agencyHandlers(), ...bases);
