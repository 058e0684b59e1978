import type { Expected } from '#shared/http/api-answer.ts';
import type { Base } from '#shared/http/base-urls.ts';
import type { Lang } from '#shared/i18n/languages.ts';

/** One call of the specification (P7, R7). */
export type ApiCall = {
  base: Base;
  /** Path below the base; build it with `path()` when it holds a value. */
  url: string;
  method?: 'GET' | 'POST';
  /** Query values; empty ones (undefined, null, '') are left out. */
  params?: Record<string, string | number | boolean | undefined | null>;
  data?: unknown;
  /** Language of a localised call: part of the cache key, so that no answer of another language ever shows. */
  lang?: Lang;
  /** Kind of a successful answer; `json` by default. */
  expected?: Extract<Expected, 'json' | 'anything' | 'binary' | 'unread'>;
  /** Send the extra Language header (Feedback calls of P7). */
  languageHeader?: boolean;
  /** Without tokens and cookies: survey and comments are anonymous (readings P2.18). */
  anonymous?: boolean;
  /** Only 200 is success (contact, feedback, survey: P7, P8); otherwise 201 is success as well (P5). */
  only200?: boolean;
  /** Keep empty query values that the call shape names (Search of P7, Locations of R7). */
  keepEmpty?: boolean;
};

/** A query that can be sent before the store exists: its call, and the endpoint that makes the same call in the store. */
export type EarlyQuery = {
  call: ApiCall;
  /** Name of the endpoint and its argument; missing for a call that every visit of the page makes again. */
  endpoint?: string;
  arg?: unknown;
};

/** The early query of an endpoint whose call depends on its argument alone. */
export const earlyQuery = <Arg>(endpoint: string, toCall: (arg: Arg) => ApiCall, arg: Arg): EarlyQuery => ({
  call: toCall(arg),
  endpoint,
  arg,
});

/** The address of a page, in the form its early queries need. */
export type EarlyAddress = { params: Readonly<Record<string, string>>; query: string; lang: Lang };
