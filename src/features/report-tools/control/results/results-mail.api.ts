import { api } from '#shared/api/api.ts';
import type { ControlVersion } from '../report/control-settings.ts';
import { CONTROL_CALLS } from '../report/control.calls.ts';
import type { ReportResult } from '../report/report-result.ts';

type ResultsMail = {
  version: ControlVersion;
  receiverEmail: string;
  /** An unused captcha token. */
  recaptchaToken: string;
  results: readonly ReportResult[];
};

const resultsMailApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sends the results of a control to an address (R4.7, R7); true on status 200. Never call it without results. */
    sendResultsToEmail: build.mutation<true, ResultsMail>({
      query: ({ version, results, ...to }) =>
        CONTROL_CALLS[version].mail({
          ...to,
          financialReportControlResults: results.map(({ id, name, errors }) => ({ id, name, errors: [...errors] })),
        }),
      transformResponse: () => true as const,
    }),
  }),
});

export const { useSendResultsToEmailMutation } = resultsMailApi;
