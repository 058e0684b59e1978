import { api } from '#shared/api/api.ts';
import { isRecord, type RawFile } from './file-form.ts';

/** The file as it is on the host; `state` says why it is empty. */
type Published = { state: 'read' | 'missing' | 'invalid'; file: RawFile; readAt: string };

const publishedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The agency's file as it is published, with everything in it; nothing of it is checked here. */
    publishedFile: build.query<Published, void>({
      queryFn: async () => {
        const address = new URL(`${import.meta.env.BASE_URL}agency.json`, globalThis.location.href);
        const answer = await fetch(address, { cache: 'no-store' }).catch(() => null);
        if (!answer) return { error: { kind: 'network' } };
        if (!answer.ok && answer.status !== 404) return { error: { kind: 'http', status: answer.status } };
        const readAt = new Date().toISOString();
        // A host that answers every address with the portal's page does not have the file.
        if (!answer.ok || /html/.test(answer.headers.get('content-type') ?? ''))
          return { data: { state: 'missing', file: {}, readAt } };
        const file: unknown = await answer.json().catch(() => null);
        return { data: isRecord(file) ? { state: 'read', file, readAt } : { state: 'invalid', file: {}, readAt } };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { usePublishedFileQuery } = publishedApi;
