import * as z from 'zod/mini';
import type { EarlyRequest } from '#shared/api/early-calls.ts';
import { LEGAL_ENTITY_SIZE, LEGAL_ENTITY_TYPE } from '#shared/config/settings.ts';
import { readUrl, urlChoice, urlFlag } from '#shared/routing/url-schema.ts';
import { countySummariesCall, countySummaryCall } from './map.calls.ts';
import { countySummariesWire } from './map.wire.ts';

/** The legal entities whose figures are requested: all, or those of one type, public enterprises or the others (P7). */
export type MapScope = { readonly typeId: number | null; readonly isPublic: boolean };

/** Legal entity types of the filter in the order of the registers (R9). */
export const MAP_TYPES = [
  LEGAL_ENTITY_TYPE.companies,
  LEGAL_ENTITY_TYPE.financialInstitutions,
  LEGAL_ENTITY_TYPE.budgetUsers,
  LEGAL_ENTITY_TYPE.associations,
  LEGAL_ENTITY_TYPE.insuranceCompanies,
  LEGAL_ENTITY_TYPE.investmentFunds,
  LEGAL_ENTITY_TYPE.microCompanies,
] as const;

/** A type of the filter; `type` in the map's texts has its name. */
export type MapType = (typeof MAP_TYPES)[number];

/** The scope in the address. Separate, because the first script of every page reads it; the rest of the view loads with the map. */
export const mapScopeUrl = z.object({
  type: urlChoice<number | null>([null, ...MAP_TYPES]),
  public: urlFlag(),
});

/** The scope of an address. Without a type the call cannot distinguish public enterprises. */
export function toMapScope({ type, public: isPublic }: z.output<typeof mapScopeUrl>): MapScope {
  return { typeId: type, isPublic: type !== null && isPublic };
}

const { companies, microCompanies } = LEGAL_ENTITY_TYPE;

type RegisterPlace = {
  route: 'entitySearch' | 'publicEntitySearch';
  query: { legalEntityTypeId?: number; legalEntitySizeId?: number };
  /** The type of what the register shows when it has no list of just the entities of the scope; null when it has one. */
  only: MapType | null;
};

/**
 * Where the register shows the entities of a scope. It lists one type at a time, public enterprises only among the companies, and
 * micro companies as a size of them (R2.3, R4.1).
 */
export function registerOfScope({ typeId, isPublic }: MapScope): RegisterPlace {
  const type = MAP_TYPES.find((known) => known === typeId) ?? null;
  const query = type === microCompanies ? { legalEntitySizeId: LEGAL_ENTITY_SIZE.micro } : {};
  if (type === null) return { route: 'entitySearch', query, only: companies };
  if (type === companies || type === microCompanies)
    return { route: isPublic ? 'publicEntitySearch' : 'entitySearch', query, only: null };
  return { route: 'entitySearch', query: { legalEntityTypeId: type }, only: isPublic ? type : null };
}

const ID = 'cantonSummaries';

/** The figures of the cantons for a scope: one of the agency's two calls, for one endpoint. */
export const cantonSummariesCall = Object.assign(
  (scope: MapScope): EarlyRequest => ({
    ...(scope.typeId === null
      ? countySummariesCall()
      : countySummaryCall({ isPublic: scope.isPublic, legalEntityTypeId: scope.typeId })),
    endpoint: ID,
    arg: scope,
  }),
  { id: ID, wire: countySummariesWire } as const,
);

/** The early call of the map's page. */
export const earlyMap = ({ query }: { query: string }) => [
  cantonSummariesCall(toMapScope(readUrl(mapScopeUrl, query))),
];
