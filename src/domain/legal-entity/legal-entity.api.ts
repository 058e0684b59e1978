import { endpointOf } from '#shared/api/endpoint-of.ts';
import { legalEntityCall } from './legal-entity.calls.ts';
import { toLegalEntity } from './legal-entity.model.ts';

/** The profile entity (R7); null when there is no such entity (faults A43). */
export const legalEntityEndpoint = endpointOf(legalEntityCall, (wire) => wire && toLegalEntity(wire));

export const { useQuery: useLegalEntityQuery } = legalEntityEndpoint;
