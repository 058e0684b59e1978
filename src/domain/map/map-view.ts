import * as z from 'zod/mini';
import { CANTON_IDS, LEGAL_ENTITY_TYPE } from '#shared/config/settings.ts';
import { urlChoice, urlValue } from '#shared/routing/url-schema.ts';
import { CANTON_COLUMNS, type CantonOrder } from './internal/canton-order.ts';
import { ALL_INDICATORS, type Indicator } from './internal/map-indicators.ts';
import { type MapScope, mapScopeUrl, toMapScope } from './map-scope.ts';

/**
 * What the map shows; the map page keeps it in the address. `canton` is the locked one. `order` is that of the table; null
 * sorts by the indicator, the greatest figure first.
 */
export type MapView = MapScope & {
  readonly indicator: Indicator;
  readonly canton: number | null;
  readonly order: CantonOrder | null;
};

export const DEFAULT_MAP_VIEW: MapView = {
  indicator: 'legalEntities',
  canton: null,
  typeId: null,
  isPublic: false,
  order: null,
};

/** The view with another indicator; the table starts with the greatest figure again. */
export function withIndicator(view: MapView, indicator: Indicator): MapView {
  return { ...view, indicator, order: null };
}

/** The view with another type. Without a type the call cannot distinguish public enterprises: that filter is reset. */
export function withType(view: MapView, typeId: number | null): MapView {
  return { ...view, typeId, isPublic: typeId !== null && view.isPublic };
}

/** The view for public enterprises or the others. If no type is selected, public enterprises are requested as companies. */
export function withPublic(view: MapView, isPublic: boolean): MapView {
  return { ...view, isPublic, typeId: isPublic ? (view.typeId ?? LEGAL_ENTITY_TYPE.companies) : view.typeId };
}

/** The sort column, with a leading '-' for descending: `?sort=name`, `?sort=-employees`. */
const urlOrder = urlValue<string | null>(null, (text) => (orderIn(text) ? text : undefined));

function orderIn(text: string): CantonOrder | null {
  const column = CANTON_COLUMNS.find((name) => name === text.replace(/^-/, ''));
  return column ? { column, direction: text.startsWith('-') ? 'descending' : 'ascending' } : null;
}

const urlFields = z.object({
  indicator: urlChoice([DEFAULT_MAP_VIEW.indicator, ...ALL_INDICATORS]),
  canton: urlChoice<number | null>([null, ...CANTON_IDS]),
  ...mapScopeUrl.shape,
  sort: urlOrder,
});

/** The view in the address; unknown values become the default. */
export const mapViewUrl = z.codec(urlFields, z.custom<MapView>(), {
  decode: ({ indicator, canton, sort, ...scope }) => ({
    indicator,
    canton,
    ...toMapScope(scope),
    order: sort === null ? null : orderIn(sort),
  }),
  encode: ({ typeId, isPublic, order, ...view }) => ({
    ...view,
    type: typeId,
    public: isPublic,
    sort: order && (order.direction === 'descending' ? `-${order.column}` : order.column),
  }),
});
