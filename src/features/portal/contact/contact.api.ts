import { api } from '#shared/api/api.ts';
import type { ContactInput } from './contact-form.ts';

const contactApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Sends a message to the agency: POST Contact/SendEmail; true when the status is 200 and the body is no HTML page (P7);
     * never repeated automatically.
     */
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

/** Sends a message to the agency (P2.20, P7). */
export const { useSendMessageMutation } = contactApi;
