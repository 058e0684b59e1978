import { api } from '#shared/api/api.ts';
import type { ContactInput } from './contact-form.ts';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends a message to the agency: POST Contact/SendEmail; true for a 200 without an HTML page (P2.20, P7); never repeated. */
    sendMessage: build.mutation<true, ContactInput & { recaptchaToken: string }>({
      query: (data) => ({
        base: 'main',
        url: 'Contact/SendEmail',
        method: 'POST',
        data,
        expected: 'anything',
        only200: true,
      }),
      transformResponse: () => true as const,
    }),
  }),
});

export const { useSendMessageMutation } = contactApi;
