import type * as z from 'zod/mini';
import { searchContentCall } from '#domain/content/content.calls.ts';
import { endpointOf } from '#shared/api/endpoint-of.ts';

/** All results with their facets; the client pages them (P2.10). */
export type SearchAnswer = z.output<typeof searchContentCall.wire>;

/** Full-text search over the content (P2.10, P7). */
export const searchContentEndpoint = endpointOf(searchContentCall);
