import * as z from 'zod/mini';
import { api } from '#shared/api/api.ts';
import { portalOf } from '#shared/portal/portal.ts';
import { defineStoredValue } from '#shared/storage/stored-value.ts';
import type { RawFile } from './file-form.ts';
import { type FileReading, readingOf } from './read-file.ts';

type LastGood = { file: RawFile; readAt: string };

/** The last published file that could be read here: what a broken one is mended from, with the parts that the form does not know. */
const lastGoodFile = defineStoredValue(
  'last-agency-file',
  z.object({ file: z.record(z.string(), z.unknown()), readAt: z.string() }),
);

/**
 * The file as it is on the host. `file` is what is edited: the published one, or the last good one where it is broken (`lastGood`),
 * or none.
 */
export type Published = {
  reading: FileReading | { state: 'missing' };
  file: RawFile;
  readAt: string;
  lastGood: LastGood | null;
};

const publishedApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** The agency's file as it is published, with everything in it; nothing of it is checked here. */
    publishedFile: build.query<Published, void>({
      queryFn: async (_none, { extra }) => {
        const address = new URL(`${import.meta.env.BASE_URL}agency.json`, globalThis.location.href);
        const answer = await fetch(address, { cache: 'no-store' }).catch(() => null);
        if (!answer) return { error: { kind: 'network' } };
        if (!answer.ok && answer.status !== 404) return { error: { kind: 'http', status: answer.status } };
        const readAt = new Date().toISOString();
        // A host that answers every address with the portal's page does not have the file.
        if (!answer.ok || /html/.test(answer.headers.get('content-type') ?? ''))
          return { data: { reading: { state: 'missing' }, file: {}, readAt, lastGood: null } };
        const text = await answer.text().catch(() => null);
        if (text === null) return { error: { kind: 'network' } };
        const reading = await readingOf(text);
        const stored = lastGoodFile(portalOf(extra).storage);
        if (reading.state === 'read') {
          await stored.write({ file: reading.file, readAt });
          return { data: { reading, file: reading.file, readAt, lastGood: null } };
        }
        const lastGood = await stored.read();
        return { data: { reading, file: lastGood?.file ?? {}, readAt, lastGood } };
      },
      keepUnusedDataFor: 0,
    }),
  }),
});

export const { usePublishedFileQuery } = publishedApi;
