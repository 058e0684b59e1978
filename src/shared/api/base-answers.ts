import { formatLocalTime } from '#shared/format/date.ts';
import { errorReason, type ErrorReason } from '#shared/http/api-error.ts';
import { type Base, baseUrls } from '#shared/http/base-urls.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { api } from './api.ts';

/** Seconds for which a finding applies: the base is asked at most once within them. */
const FINDING_LIFE = 60;
/** How long the base has to answer, in milliseconds. */
const PATIENCE = 10_000;

/** Failures after which nobody knows whether the base is there at all. */
const WITHOUT_ANSWER: readonly ErrorReason[] = ['network', 'timeout', 'interrupted'];

/** Whether anything at an address answers, whatever it says; the answer itself is not read. */
const isThere = (address: string | URL) =>
  fetch(address, {
    mode: 'no-cors',
    credentials: 'omit',
    cache: 'no-store',
    signal: AbortSignal.timeout(PATIENCE),
  }).then(
    () => true,
    () => false,
  );

const answersApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Whether a base answers, and when it was asked; `unknown` when the portal itself cannot be reached from here either. */
    baseAnswers: build.query<{ state: 'answers' | 'silent' | 'unknown'; at: string }, Base>({
      queryFn: async (base) => {
        const at = new Date().toISOString();
        if (await isThere(baseUrls[base])) return { data: { state: 'answers', at } };
        const portal = new URL(`${import.meta.env.BASE_URL}robots.txt`, globalThis.location.href);
        return { data: { state: (await isThere(portal)) ? 'silent' : 'unknown', at } };
      },
      keepUnusedDataFor: FINDING_LIFE,
    }),
  }),
});

/**
 * After a call that got no answer, and only then, finds out whether its base answers at all.
 *
 * @returns when it did not, as a time of day in the reader's language; null while it does, or while nobody knows.
 */
export function useSilentSince(base: Base, error: unknown): string | null {
  const lang = useLang();
  const { currentData } = answersApi.useBaseAnswersQuery(base, {
    skip: !WITHOUT_ANSWER.includes(errorReason(error)),
    refetchOnMountOrArgChange: FINDING_LIFE,
    refetchOnReconnect: false,
  });
  return currentData?.state === 'silent' ? formatLocalTime(new Date(currentData.at), lang) : null;
}
