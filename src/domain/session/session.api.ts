import type * as z from 'zod/mini';
import { endpointOf } from '#shared/api/endpoint-of.ts';
import { firstOfEach } from '#shared/api/lists.ts';
import { userApplicationsCall } from './session.calls.ts';
import type { applicationWire } from './session.wire.ts';

export type Application = z.output<typeof applicationWire>;

/** The applications of the signed-in user, named in a language (P7). */
export const { useQuery: useUserApplicationsQuery } = endpointOf(
  userApplicationsCall,
  (applications) => firstOfEach(applications, ({ applicationId }) => applicationId),
  { tags: ['Session'] },
);
