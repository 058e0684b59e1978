import type * as z from 'zod/mini';
import { api } from '#shared/api/api.ts';
import { firstOfEach, listOf } from '#shared/api/lists.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { applicationWire } from './session.wire.ts';

export type Application = z.output<typeof applicationWire>;

const sessionApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The applications of the signed-in user, named in a language: GET UserApplications (P7). */
    userApplications: build.query<Application[], Lang>({
      query: (lang) => ({ base: 'identity', url: 'UserApplications', lang }),
      rawResponseSchema: listOf(applicationWire, 'UserApplications'),
      transformResponse: (applications: Application[]) =>
        firstOfEach(applications, ({ applicationId }) => applicationId),
      providesTags: ['Session'],
    }),
  }),
});

export const { useUserApplicationsQuery } = sessionApi;
