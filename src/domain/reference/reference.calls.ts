import * as z from 'zod/mini';
import { defineCall } from '#shared/api/define-call.ts';
import { strictListOf } from '#shared/api/lists.ts';
import { documentTypeWire, locationWire, marketActivityWire, namedWire, reportTypeWire } from './reference.wire.ts';

/** Sizes of legal entities (R3.7, R7). A bad entry of a reference list is left out, an answer without a list is an error. */
export const legalEntitySizesCall = defineCall({
  id: 'legalEntitySizes',
  base: 'entities',
  path: 'LegalEntitySizes',
  wire: strictListOf(namedWire, 'LegalEntitySizes'),
  isLocalised: true,
  spec: 'R7',
  summary: 'Sizes of legal entities',
});

/** Types of legal entities (R3.7, R7). */
export const legalEntityTypesCall = defineCall({
  id: 'legalEntityTypes',
  base: 'entities',
  path: 'LegalEntityTypes',
  wire: strictListOf(namedWire, 'LegalEntityTypes'),
  isLocalised: true,
  spec: 'R7',
  summary: 'Types of legal entities',
});

/** The activity classification as a flat list (R3.7, R7). */
export const marketActivitiesCall = defineCall({
  id: 'marketActivities',
  base: 'entities',
  path: 'MarketActivities',
  query: z.object({ MarketActivityTypeId: z.int() }),
  wire: strictListOf(marketActivityWire, 'MarketActivities'),
  isLocalised: true,
  spec: 'R7',
  summary: 'Classification of activities',
});

/** Counties, with an empty parent, or the municipalities of a county (R3.7, R7). */
export const locationsCall = defineCall({
  id: 'locations',
  base: 'entities',
  path: 'Locations',
  query: z.object({ LocationTypeId: z.int(), parentId: z.optional(z.int()) }),
  keepEmpty: true,
  wire: strictListOf(locationWire, 'Locations'),
  isLocalised: true,
  spec: 'R7',
  summary: 'Counties or municipalities',
});

/** Account statuses of the red portal (R3.7, R7). */
export const accountStatusesCall = defineCall({
  id: 'accountStatuses',
  base: 'main',
  path: 'AccountStatuses',
  wire: strictListOf(namedWire, 'AccountStatuses'),
  isLocalised: true,
  spec: 'R7',
  summary: 'Statuses of accounts',
});

/** Kinds of proceeding documents (R3.7, R7). */
export const documentTypesCall = defineCall({
  id: 'documentTypes',
  base: 'main',
  path: 'DocumentTypes',
  wire: strictListOf(documentTypeWire, 'DocumentTypes'),
  isLocalised: true,
  spec: 'R7',
  summary: 'Kinds of proceeding documents',
});

/** All report types, old and new (R3.9, R7). */
export const reportTypesCall = defineCall({
  id: 'reportTypes',
  base: 'main',
  path: 'ReportTypes',
  wire: strictListOf(reportTypeWire, 'ReportTypes'),
  isLocalised: true,
  spec: 'R7',
  summary: 'Types of reports',
});
