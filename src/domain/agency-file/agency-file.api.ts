import { api } from '#shared/api/api.ts';
import { portalOf } from '#shared/portal/portal.ts';
import { learnHostClock } from '#shared/timing/host-clock.ts';
import type { AgencyFile } from './agency-file.schema.ts';
import { EMPTY_AGENCY_FILE } from './internal/empty-agency-file.ts';

const agencyFileApi = api.injectEndpoints({
  endpoints: (build) => ({
    /**
     * The agency's file, read when the page is ready. A missing file counts as empty. A file that is no valid JSON, and each
     * part that does not fit, is reported once a tab and left out; a part that the portal does not know is nothing to report.
     */
    agencyFile: build.query<AgencyFile, void>({
      queryFn: async (_none, { extra }) => {
        const portal = portalOf(extra);
        await portal.earlyCalls.whenPageReady();
        const address = new URL(`${import.meta.env.BASE_URL}agency.json`, globalThis.location.href);
        const answer = await fetch(address, { cache: 'no-cache' }).catch(() => null);
        if (answer) learnHostClock(portal, answer);
        // A host that answers every address with the portal's page does not have the file.
        const isFile = answer?.ok === true && !/html/.test(answer.headers.get('content-type') ?? '');
        if (!isFile) return { data: EMPTY_AGENCY_FILE };
        const [reader, raw] = await Promise.all([
          import('./read-agency-file.ts').catch(() => null),
          answer.json().catch(() => undefined) as Promise<unknown>,
        ]);
        // The connection was lost meanwhile: an error, so that the file is requested again when it is back.
        if (!reader) return { error: { kind: 'network' } };
        if (raw === undefined) {
          reader.reportProblems(portal.storage, ['is not valid JSON']);
          return { data: EMPTY_AGENCY_FILE };
        }
        const { file, problems } = reader.readAgencyFile(raw);
        reader.reportProblems(portal.storage, problems);
        return { data: file };
      },
      keepUnusedDataFor: Infinity,
    }),
  }),
});

/** Only the file, so that a leaving call renders nobody again. */
const dataOf = ({ data }: { data?: AgencyFile | undefined }) => ({ data });

/** The agency's file; empty until it is read. */
export function useAgencyFile(): AgencyFile {
  return agencyFileApi.useAgencyFileQuery(undefined, { selectFromResult: dataOf }).data ?? EMPTY_AGENCY_FILE;
}
