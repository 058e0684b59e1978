import type * as z from 'zod/mini';
import { api } from '#shared/api/api.ts';
import { listOf } from '#shared/api/lists.ts';
import { applicationWire } from './session.wire.ts';

export type Application = z.output<typeof applicationWire>;

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The applications the signed-in user may open: GET UserApplications (P7). */
    userApplications: build.query<Application[], void>({
      query: () => ({ base: 'identity', url: 'UserApplications' }),
      rawResponseSchema: listOf(applicationWire, 'UserApplications'),
      providesTags: ['Session'],
    }),
  }),
});

export const { useUserApplicationsQuery } = sessionApi;
