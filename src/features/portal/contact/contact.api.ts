import { api } from '#shared/api/api.ts';
import type { ArgOf } from '#shared/api/define-call.ts';
import { sendEmailCall } from './contact.calls.ts';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a message to the agency; true for a 200 without an HTML page (P2.20, P7). */
    sendMessage: build.mutation<true, ArgOf<typeof sendEmailCall>>({
      query: sendEmailCall,
      transformResponse: () => true as const,
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
