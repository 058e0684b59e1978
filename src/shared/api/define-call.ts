import type * as z from 'zod/mini';
import { path as pathOf } from '#shared/format/encode-segment.ts';
import { inNfc } from '#shared/format/in-nfc.ts';
import type { Expected } from '#shared/http/api-answer.ts';
import type { Base } from '#shared/http/base-urls.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { CallId } from './sent-data.ts';

/** One call of the specification (P7, R7), described once for endpoint, early call, agency in a box, contract check and OpenAPI. */
export type CallDescription = {
  /** Its name in the store, in OpenAPI, in reports and on the privacy page. */
  readonly id: CallId;
  readonly base: Base;
  /** GET by default. */
  readonly method?: 'GET' | 'POST';
  /** Path below the base; `{name}` is replaced by a value of the argument. */
  readonly path: string;
  /** Query values, by their names; empty ones (undefined, null, '') are left out unless `keepEmpty`. */
  readonly query?: z.ZodMiniObject;
  /** Fields of a JSON body; 'files' for a multipart body of repeated 'files'. */
  readonly body?: z.ZodMiniObject | 'files';
  /** The answer as sent; none for a call of which only the success counts, and for files. */
  readonly wire?: z.ZodMiniType;
  /** Envelope that the specification promises for a list: with or without the count. Any of three when missing (readings, Calls). */
  readonly envelope?: 'resultList' | 'page';
  /** Kind of a successful answer; `json` by default. */
  readonly expected?: Exclude<Expected, 'office'>;
  /** The answer is an Office file of this kind, which is saved (`download`). */
  readonly file?: 'xlsx' | 'docx';
  /** The answer depends on the language, which is then part of the argument and of the cache key. */
  readonly isLocalised?: boolean;
  /** Sends the language as the extra Language header as well (P7, R7). */
  readonly hasLanguageHeader?: boolean;
  /** Without tokens and cookies: survey and comments are anonymous (readings P2.18). */
  readonly isAnonymous?: boolean;
  /** For a signed-in user only. */
  readonly needsSession?: boolean;
  /** Changes something at the agency, so `agency:check` never makes the call. */
  readonly writes?: boolean;
  /** Sends every name of the query, also without a value (Search of P7, Locations of R7). */
  readonly keepEmpty?: boolean;
  /** Section of the specification. */
  readonly spec: string;
  readonly summary: string;
};

type NamesIn<Path extends string> = Path extends `${string}{${infer Name}}${infer Rest}` ? Name | NamesIn<Rest> : never;
type InputOf<Fields> = Fields extends z.ZodMiniType ? z.input<Fields> : unknown;
type Flat<Type> = { [Name in keyof Type]: Type[Name] };
type Values<D extends CallDescription> = Flat<
  Record<NamesIn<D['path']>, number> &
    InputOf<D['query']> &
    InputOf<D['body']> &
    (D extends { isLocalised: true } | { hasLanguageHeader: true } ? { lang: Lang } : unknown)
>;

/** The argument of a call: its path, query and body values by their names, and the language; void when it has none. */
export type ArgOf<D extends CallDescription> = [keyof Values<D>] extends [never] ? void : Values<D>;

/** One request of a call, ready to be sent. */
export type CallRequest<D extends CallDescription = CallDescription> = {
  call: D;
  /** Path below the base, with its values. */
  url: string;
  params: Readonly<Record<string, string>>;
  data?: Readonly<Record<string, unknown>>;
  lang?: Lang;
  /** The endpoint that makes the same request in the store, and its argument; null when the answer is not stored. */
  endpoint: string | null;
  arg: unknown;
};

/** A described call: called with its argument, it gives the request. */
export type Call<D extends CallDescription = CallDescription> = ((arg: ArgOf<D>) => CallRequest<D>) & Readonly<D>;

/**
 * Describes a call of the specification. It belongs into a `*.calls.ts`, which the agency in a box and the tools read as well.
 *
 * @example
 * const tagCall = defineCall({ id: 'tag', base: 'main', path: 'TagTranslations', query: z.object({ TagId: z.int() }), … });
 * tagCall({ TagId: 1069, lang: 'bs' }).url;
 */
export function defineCall<const D extends CallDescription>(description: D): Call<D> {
  const { id, path, query, body, keepEmpty } = description;
  const request = (arg: ArgOf<D>): CallRequest<D> => {
    const values = (arg ?? {}) as Readonly<Record<string, string | number | null | undefined>> & { lang?: Lang };
    const given = (fields: z.ZodMiniObject) =>
      Object.keys(fields.shape)
        .filter((name) => values[name] !== undefined || keepEmpty)
        .map((name) => [name, inNfc(values[name])] as const);
    const params = query ? given(query).map(([name, value]) => [name, String(value ?? '')] as const) : [];
    return {
      call: description,
      url: path
        .split('/')
        .map((part) => (part.startsWith('{') ? pathOf(String(values[part.slice(1, -1)])) : part))
        .join('/'),
      params: Object.fromEntries(params.filter(([, value]) => keepEmpty || value !== '')),
      ...(body && body !== 'files' && { data: Object.fromEntries(given(body)) }),
      ...(values.lang && { lang: values.lang }),
      endpoint: id,
      arg,
    };
  };
  return Object.assign(request, description);
}
