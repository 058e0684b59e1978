import type * as z from 'zod/mini';
import { api } from './api.ts';
import type { CallRequest } from './define-call.ts';

/** What an endpoint needs of a call: its name, the shape of its answer, and the request for an argument. */
type Requestable<Arg, Wire> = ((arg: Arg) => CallRequest) & { readonly id: string; readonly wire: Wire };

type EndpointOptions = {
  /** Another name than the call's, when several endpoints make different things of its answer. */
  id?: string;
  tags?: readonly ('Session' | 'Bankruptcy')[];
  /** How long an answer that no component uses is stored, in seconds. */
  seconds?: number;
};

/**
 * The endpoint of a call in the one api, under the call's name. `toModel` makes of the answer what the portal means by it; by
 * default it is the answer as the wire reads it.
 */
export function endpointOf<Arg, Wire extends z.ZodMiniType, Model = z.output<Wire>>(
  call: Requestable<Arg, Wire>,
  toModel?: (answer: z.output<Wire>, arg: Arg) => Model,
  { id = call.id, tags = [], seconds }: EndpointOptions = {},
) {
  const { endpoints } = api.injectEndpoints({
    endpoints: (build) => {
      const definition = build.query<Model, Arg>({
        query: call,
        rawResponseSchema: call.wire,
        ...(toModel && {
          transformResponse: (answer: z.output<Wire>, _meta: unknown, arg: Arg) => toModel(answer, arg),
        }),
        providesTags: tags,
        ...(seconds !== undefined && { keepUnusedDataFor: seconds }),
      });
      return { [id]: definition };
    },
  });
  const endpoint = endpoints[id];
  if (!endpoint) throw new Error(`The endpoint ${id} was not injected.`);
  return endpoint;
}
