import { endpointOf } from '#shared/api/endpoint-of.ts';
import { indicatorsCall } from './indicators.calls.ts';
import { toRecord } from './indicators.model.ts';

/** The indicator records of a legal entity, unordered (R3.5, R7). */
export const indicatorsEndpoint = endpointOf(indicatorsCall, (records) => records.map(toRecord));

export const { useQuery: useIndicatorsQuery } = indicatorsEndpoint;
