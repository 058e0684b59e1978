import { CANTONS } from '#domain/reference/cantons.ts';
import { LEGAL_ENTITY_TYPE } from '#shared/config/settings.ts';
import { INDICATORS, type Indicator } from './map.model.ts';

/** Whose figures are asked for: all legal entities, or one type of them, public enterprises or the others (P7). */
export type MapScope = { readonly typeId: number | null; readonly isPublic: boolean };

/** What the map shows; the map page keeps it in the address. `canton` is the locked one. */
export type MapView = MapScope & { readonly indicator: Indicator; readonly canton: number | null };

export const DEFAULT_MAP_VIEW: MapView = { indicator: 'legalEntities', canton: null, typeId: null, isPublic: false };

/** Legal entity types of the filter in the order of the registers (R9). */
export const MAP_TYPES: readonly number[] = [
  LEGAL_ENTITY_TYPE.companies,
  LEGAL_ENTITY_TYPE.financialInstitutions,
  LEGAL_ENTITY_TYPE.budgetUsers,
  LEGAL_ENTITY_TYPE.associations,
  LEGAL_ENTITY_TYPE.insuranceCompanies,
  LEGAL_ENTITY_TYPE.investmentFunds,
  LEGAL_ENTITY_TYPE.microCompanies,
];

/** Another legal entity type; without a type the call cannot tell public enterprises apart, so that choice goes too. */
export function withType(view: MapView, typeId: number | null): MapView {
  return { ...view, typeId, isPublic: typeId !== null && view.isPublic };
}

/** Public enterprises or the others. Asked for without a type, public enterprises are companies. */
export function withPublic(view: MapView, isPublic: boolean): MapView {
  return { ...view, isPublic, typeId: isPublic ? (view.typeId ?? LEGAL_ENTITY_TYPE.companies) : view.typeId };
}

function known<Value>(values: readonly Value[], value: unknown): Value | null {
  return values.find((one) => String(one) === value) ?? null;
}

/** The view of an address; whatever is not known there falls back to the default. */
export function mapViewOf(query: URLSearchParams): MapView {
  const typeId = known(MAP_TYPES, query.get('type'));
  return {
    indicator: known(INDICATORS, query.get('indicator')) ?? DEFAULT_MAP_VIEW.indicator,
    canton: known(
      CANTONS.map(({ id }) => id),
      query.get('canton'),
    ),
    typeId,
    isPublic: typeId !== null && query.get('public') === 'true',
  };
}

/** The address of a view: the given query with the view's own values in it; defaults are left out. */
export function queryOfMapView(view: MapView, query: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(query);
  const put = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value));
  put('indicator', view.indicator === DEFAULT_MAP_VIEW.indicator ? null : view.indicator);
  put('canton', view.canton === null ? null : String(view.canton));
  put('type', view.typeId === null ? null : String(view.typeId));
  put('public', view.isPublic ? 'true' : null);
  return next;
}
