import { createApi } from '@reduxjs/toolkit/query/react';
import type { ApiError } from '#shared/http/api-error.ts';
import { axiosBaseQuery } from './base-query.ts';
import { UNUSED_ANSWERS_LAST } from './early-calls.ts';

/**
 * The one api (architecture, Decisions): every feature injects its endpoints here, `base` is an argument of the call.
 * A schema failure becomes `{kind: 'contract'}` without the payload.
 */
export const api = createApi({
  reducerPath: 'api',
  baseQuery: axiosBaseQuery,
  tagTypes: ['Session', 'Bankruptcy'],
  keepUnusedDataFor: UNUSED_ANSWERS_LAST / 1000,
  refetchOnReconnect: true,
  catchSchemaFailure: (): ApiError => ({ kind: 'contract' }),
  onSchemaFailure: (failure, info) => {
    console.warn(`Answer of ${info.endpoint} is not of the promised shape (${failure.schemaName}).`);
  },
  endpoints: () => ({}),
});
