import * as z from 'zod/mini';
import { CANTON_IDS, LEGAL_ENTITY_TYPE } from '#shared/config/settings.ts';
import { urlChoice, urlFlag } from '#shared/routing/url-schema.ts';
import { INDICATORS, type Indicator } from './map-indicators.ts';

/** A type of the filter; its name stands under `type` in the texts of the map. */
export type MapType = (typeof MAP_TYPES)[number];

/** Whose figures are requested: all legal entities, or one type of them, public enterprises or the others (P7). */
export type MapScope = { readonly typeId: number | null; readonly isPublic: boolean };

/** What the map shows; the map page keeps it in the address. `canton` is the locked one. */
export type MapView = MapScope & { readonly indicator: Indicator; readonly canton: number | null };

export const DEFAULT_MAP_VIEW: MapView = { indicator: 'legalEntities', canton: null, typeId: null, isPublic: false };

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

/** Another legal entity type; without a type the call cannot tell public enterprises apart, so that choice goes too. */
export function withType(view: MapView, typeId: number | null): MapView {
  return { ...view, typeId, isPublic: typeId !== null && view.isPublic };
}

/** Public enterprises or the others. Requested without a type, public enterprises are companies. */
export function withPublic(view: MapView, isPublic: boolean): MapView {
  return { ...view, isPublic, typeId: isPublic ? (view.typeId ?? LEGAL_ENTITY_TYPE.companies) : view.typeId };
}

const urlFields = z.object({
  indicator: urlChoice([DEFAULT_MAP_VIEW.indicator, ...INDICATORS]),
  canton: urlChoice<number | null>([null, ...CANTON_IDS]),
  type: urlChoice<number | null>([null, ...MAP_TYPES]),
  public: urlFlag(),
});

/** The address of a view; whatever is not known there falls back to the default. */
export const mapViewUrl = z.codec(urlFields, z.custom<MapView>(), {
  decode: ({ type, public: isPublic, ...view }) => ({ ...view, typeId: type, isPublic: type !== null && isPublic }),
  encode: ({ typeId, isPublic, ...view }) => ({ ...view, type: typeId, public: isPublic }),
});
