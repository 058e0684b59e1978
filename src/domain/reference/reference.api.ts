import type * as z from 'zod/mini';
import { api } from '#shared/api/api.ts';
import { endpointOf } from '#shared/api/endpoint-of.ts';
import { LEGAL_ENTITY_TYPE, LOCATION_TYPE } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { cantonName } from './cantons.ts';
import {
  accountStatusesCall,
  documentTypesCall,
  legalEntitySizesCall,
  legalEntityTypesCall,
  locationsCall,
  marketActivitiesCall,
  reportTypesCall,
} from './reference.calls.ts';
import type { locationWire, marketActivityWire } from './reference.wire.ts';

/** The Croatian variants of R7; the agency sends one local name for bs and hr. */
const CROATIAN: Readonly<Record<number, string>> = {
  [LEGAL_ENTITY_TYPE.companies]: 'Gospodarska društva',
  [LEGAL_ENTITY_TYPE.financialInstitutions]: 'Banke i druge financijske organizacije',
  [LEGAL_ENTITY_TYPE.budgetUsers]: 'Proračunski korisnici',
  [LEGAL_ENTITY_TYPE.associations]: 'Udruge i zaklade',
  [LEGAL_ENTITY_TYPE.insuranceCompanies]: 'Društva za osiguranje',
  [LEGAL_ENTITY_TYPE.investmentFunds]: 'Investicijski fondovi',
};

/**
 * Replaces the names of the six register types by the Croatian ones for hr (R7). By id, not by index, so that another order of
 * the answer cannot give a type the wrong name.
 */
export function withCroatianNames<Type extends { id: number; name: string }>(
  types: readonly Type[],
  lang: Lang,
): Type[] {
  return types.map((type) => (lang === 'hr' ? { ...type, name: CROATIAN[type.id] ?? type.name } : type));
}

export type MarketActivity = z.output<typeof marketActivityWire>;
type LocationName = z.output<typeof locationWire>;

/** 'code - name', the label of every entry in R2.3; without a code, as a section may be (R3.7), only the name. */
export const activityLabel = ({ code, name }: Pick<MarketActivity, 'code' | 'name'>): string =>
  [code, name].filter(Boolean).join(' - ');

/** The label of the activity with a code; the code itself until the list is there, or when it is not in it. */
export function labelOfActivity(list: readonly MarketActivity[] | undefined, code: string): string {
  const activity = list?.find((one) => one.code === code);
  return activity ? activityLabel(activity) : code;
}

/** The only type of market activities the portal requests (R7). */
const MARKET_ACTIVITY_TYPE = 1;

type Localised = { lang: Lang };

/** Sizes of legal entities. */
export const { useQuery: useLegalEntitySizesQuery } = endpointOf(legalEntitySizesCall);

/** Types of legal entities, the first six in their Croatian variants for hr. */
export const { useQuery: useLegalEntityTypesQuery } = endpointOf(legalEntityTypesCall, (types, { lang }) =>
  withCroatianNames(types, lang),
);

/** Account statuses of the red portal. */
export const { useQuery: useAccountStatusesQuery } = endpointOf(accountStatusesCall);

/** Kinds of proceeding documents. */
export const documentTypesEndpoint = endpointOf(documentTypesCall);
export const { useQuery: useDocumentTypesQuery } = documentTypesEndpoint;

/** All report types, old and new (R7). */
export const { useQuery: useReportTypesQuery } = endpointOf(reportTypesCall);

const placesApi = api.injectEndpoints({
  endpoints: (build) => ({
    marketActivities: build.query<MarketActivity[], Localised>({
      query: ({ lang }) => marketActivitiesCall({ MarketActivityTypeId: MARKET_ACTIVITY_TYPE, lang }),
      rawResponseSchema: marketActivitiesCall.wire,
    }),
    /** The counties (cantons); the empty parentId belongs to the call. */
    counties: build.query<LocationName[], Localised>({
      query: ({ lang }) => locationsCall({ LocationTypeId: LOCATION_TYPE.county, lang }),
      rawResponseSchema: locationsCall.wire,
      transformResponse: (places: LocationName[], _meta: unknown, { lang }: Localised) =>
        places.map((place) => ({ ...place, name: cantonName(place.name, lang) })),
    }),
    /** The municipalities of one county. Never request it without a county (R4.1). */
    municipalities: build.query<LocationName[], Localised & { countyId: number }>({
      query: ({ countyId, lang }) =>
        locationsCall({ LocationTypeId: LOCATION_TYPE.municipality, parentId: countyId, lang }),
      rawResponseSchema: locationsCall.wire,
    }),
  }),
});

export const { useMarketActivitiesQuery, useCountiesQuery, useMunicipalitiesQuery } = placesApi;
