import type * as z from 'zod/mini';
import { api } from '#shared/api/api.ts';
import { strictListOf } from '#shared/api/lists.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { reportTypeWire } from './report-types.wire.ts';

/** A report type (R3.9): what is filed, in a regular and an amended variant; `year` 2021 old screens, 2022 new ones. */
type ReportType = z.output<typeof reportTypeWire>;

const reportTypesApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** All report types, old and new, with names in the language of the call (R7): main base. */
    reportTypes: build.query<ReportType[], { lang: Lang }>({
      query: ({ lang }) => ({ base: 'main', url: 'ReportTypes', lang }),
      rawResponseSchema: strictListOf(reportTypeWire, 'ReportTypes'),
    }),
  }),
});

export const { useReportTypesQuery } = reportTypesApi;
