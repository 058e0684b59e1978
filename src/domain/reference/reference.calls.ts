import * as z from 'zod/mini';
import { defineCall } from '#shared/api/define-call.ts';
import { idOf, strictListOf } from '#shared/api/lists.ts';
import { documentTypeWire, locationWire, marketActivityWire, namedWire, reportTypeWire } from './reference.wire.ts';

/** Lists of reference (R7): a bad entry and a second one with the same id are left out, an answer without a list is an error. */
const inMain = { base: 'main', isLocalised: true, spec: 'R7' } as const;
const inEntities = { ...inMain, base: 'entities' } as const;

/** Sizes of legal entities (R3.7, R7). */
export const legalEntitySizesCall = defineCall({
  id: 'legalEntitySizes',
  ...inEntities,
  path: 'LegalEntitySizes',
  wire: strictListOf(namedWire, 'LegalEntitySizes', idOf),
  summary: 'Sizes of legal entities',
});

/** Types of legal entities (R3.7, R7). */
export const legalEntityTypesCall = defineCall({
  id: 'legalEntityTypes',
  ...inEntities,
  path: 'LegalEntityTypes',
  wire: strictListOf(namedWire, 'LegalEntityTypes', idOf),
  summary: 'Types of legal entities',
});

/** The activity classification as a flat list (R3.7, R7). */
export const marketActivitiesCall = defineCall({
  id: 'marketActivities',
  ...inEntities,
  path: 'MarketActivities',
  query: z.object({ MarketActivityTypeId: z.int() }),
  wire: strictListOf(marketActivityWire, 'MarketActivities', idOf),
  summary: 'Classification of activities',
});

/** Counties, with an empty parent, or the municipalities of a county (R3.7, R7). */
export const locationsCall = defineCall({
  id: 'locations',
  ...inEntities,
  path: 'Locations',
  query: z.object({ LocationTypeId: z.int(), parentId: z.optional(z.int()) }),
  keepEmpty: true,
  wire: strictListOf(locationWire, 'Locations', idOf),
  summary: 'Counties or municipalities',
});

/** Account statuses of the red portal (R3.7, R7). */
export const accountStatusesCall = defineCall({
  id: 'accountStatuses',
  ...inMain,
  path: 'AccountStatuses',
  wire: strictListOf(namedWire, 'AccountStatuses', idOf),
  summary: 'Statuses of accounts',
});

/** Kinds of proceeding documents (R3.7, R7). */
export const documentTypesCall = defineCall({
  id: 'documentTypes',
  ...inMain,
  path: 'DocumentTypes',
  wire: strictListOf(documentTypeWire, 'DocumentTypes', idOf),
  summary: 'Kinds of proceeding documents',
});

/** All report types, old and new (R3.9, R7). */
export const reportTypesCall = defineCall({
  id: 'reportTypes',
  ...inMain,
  path: 'ReportTypes',
  // Old and new types may have the same ids.
  wire: strictListOf(reportTypeWire, 'ReportTypes', ({ id, year }) => `${id} ${year}`),
  summary: 'Types of reports',
});
