import type * as z from 'zod/mini';
import type { ApiCall } from '#shared/api/api-call.ts';
import { api } from '#shared/api/api.ts';
import { strictListOf } from '#shared/api/lists.ts';
import { LEGAL_ENTITY_TYPE, LOCATION_TYPE } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { cantonName } from './cantons.ts';
import { documentTypeWire, locationWire, marketActivityWire, namedWire, reportTypeWire } from './reference.wire.ts';

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

type Named = z.output<typeof namedWire>;
export type MarketActivity = z.output<typeof marketActivityWire>;
type LocationName = z.output<typeof locationWire>;
type DocumentType = z.output<typeof documentTypeWire>;
/** A report type (R3.9), in a regular and an amended variant; `year` 2021 for the old screens, 2022 for the new ones. */
type ReportType = z.output<typeof reportTypeWire>;

/** The only type of market activities the portal requests (R7). */
const MARKET_ACTIVITY_TYPE = 1;

type Localised = { lang: Lang };

/** A list in the language of the page; an answer without a list is an error. */
const listIn = <Wire extends z.ZodMiniType, Args extends Localised = Localised>(
  base: ApiCall['base'],
  url: string,
  wire: Wire,
  more?: (args: Args) => Pick<ApiCall, 'params' | 'keepEmpty'>,
) => ({
  query: (args: Args): ApiCall => ({ base, url, lang: args.lang, ...more?.(args) }),
  rawResponseSchema: strictListOf(wire, url),
});

/** Reference lists (R3.7, R7), cached for each language; a bad entry is left out, an answer without a list is an error. */
const referenceApi = api.injectEndpoints({
  endpoints: (build) => ({
    /** Sizes of legal entities: entities base. */
    legalEntitySizes: build.query<Named[], Localised>(listIn('entities', 'LegalEntitySizes', namedWire)),
    /** Types of legal entities, the first six in their Croatian variants for hr: entities base. */
    legalEntityTypes: build.query<Named[], Localised>({
      ...listIn('entities', 'LegalEntityTypes', namedWire),
      transformResponse: (types: Named[], _meta: unknown, { lang }: Localised) => withCroatianNames(types, lang),
    }),
    /** The activity classification as a flat list: entities base. */
    marketActivities: build.query<MarketActivity[], Localised>(
      listIn('entities', 'MarketActivities', marketActivityWire, () => ({
        params: { MarketActivityTypeId: MARKET_ACTIVITY_TYPE },
      })),
    ),
    /** The counties (cantons): entities base; the empty parentId belongs to the call. */
    counties: build.query<LocationName[], Localised>({
      ...listIn('entities', 'Locations', locationWire, () => ({
        params: { LocationTypeId: LOCATION_TYPE.county, parentId: '' },
        keepEmpty: true,
      })),
      transformResponse: (places: LocationName[], _meta: unknown, { lang }: Localised) =>
        places.map((place) => ({ ...place, name: cantonName(place.name, lang) })),
    }),
    /** The municipalities of one county: entities base. Never request it without a county (R4.1). */
    municipalities: build.query<LocationName[], Localised & { countyId: number }>(
      listIn('entities', 'Locations', locationWire, ({ countyId }: Localised & { countyId: number }) => ({
        params: { LocationTypeId: LOCATION_TYPE.municipality, parentId: countyId },
      })),
    ),
    /** Account statuses of the red portal: main base. */
    accountStatuses: build.query<Named[], Localised>(listIn('main', 'AccountStatuses', namedWire)),
    /** Kinds of proceeding documents: main base. */
    documentTypes: build.query<DocumentType[], Localised>(listIn('main', 'DocumentTypes', documentTypeWire)),
    /** All report types, old and new (R7): main base. */
    reportTypes: build.query<ReportType[], Localised>(listIn('main', 'ReportTypes', reportTypeWire)),
  }),
});

export const {
  useLegalEntitySizesQuery,
  useLegalEntityTypesQuery,
  useMarketActivitiesQuery,
  useCountiesQuery,
  useMunicipalitiesQuery,
  useAccountStatusesQuery,
  useDocumentTypesQuery,
  useReportTypesQuery,
} = referenceApi;
