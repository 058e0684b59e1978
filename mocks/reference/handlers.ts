import { HttpResponse, type HttpHandler } from 'msw';
import {
  accountStatusesCall,
  documentTypesCall,
  legalEntitySizesCall,
  legalEntityTypesCall,
  locationsCall,
  marketActivitiesCall,
} from '#domain/reference/reference.calls.ts';
import type { CallDescription } from '#shared/api/define-call.ts';
import type { Bases } from '../bases.ts';
import { answer, refuse, type AgencyLanguage, type Call } from '../call.ts';
import { ACTIVITIES } from './activities.ts';
import { DOCUMENT_TYPES } from './document-types.ts';
import type { Localised } from './localised.ts';
import { isLocationType, locationsOf } from './locations.ts';
import { MARKET_ACTIVITY_TYPE } from './market-activities.ts';
import { ACCOUNT_STATUSES, LEGAL_ENTITY_SIZES, LEGAL_ENTITY_TYPES } from './name-lists.ts';

/** The reference lists of R7: all answer `{resultList}` in the language of the call. */
export function referenceHandlers(at: Bases): HttpHandler[] {
  return [
    namedList(legalEntitySizesCall, at, LEGAL_ENTITY_SIZES),
    namedList(legalEntityTypesCall, at, LEGAL_ENTITY_TYPES),
    namedList(accountStatusesCall, at, ACCOUNT_STATUSES),
    answer(locationsCall, at, locations),
    answer(marketActivitiesCall, at, marketActivities),
    answer(documentTypesCall, at, () =>
      listed(DOCUMENT_TYPES.map(({ id, translationKey }) => ({ id, translationKey }))),
    ),
  ];
}

function namedList(call: CallDescription, at: Bases, items: readonly { id: number; names: Localised }[]): HttpHandler {
  return answer(call, at, ({ language }) => listed(items.map((item) => named(item, language))));
}

/** An empty `parentId` means every location of the type. */
function locations(call: Call): Response {
  const typeId = wholeNumber(call.query.get('LocationTypeId'));
  if (typeId === null || !isLocationType(typeId)) return refuse(call, 400, 'LocationTypeId must be 1 or 3');
  const parent = call.query.get('parentId');
  if (parent === null) return refuse(call, 400, 'parentId is required; it may be empty');
  const parentId = parent === '' ? null : wholeNumber(parent);
  if (parent !== '' && parentId === null) return refuse(call, 400, 'parentId must be a whole number or empty');
  return listed(
    locationsOf(typeId, parentId).map(({ id, names, code, locationTypeId, parentId: parentOf }) => {
      return { id, name: names[call.language], code, locationTypeId, parentId: parentOf };
    }),
  );
}

function marketActivities(call: Call): Response {
  if (wholeNumber(call.query.get('MarketActivityTypeId')) !== MARKET_ACTIVITY_TYPE)
    return refuse(call, 400, 'MarketActivityTypeId must be 1');
  return listed(
    ACTIVITIES.map((activity) => {
      const { id, code, parentId } = activity;
      return { id, code, name: activity[call.language], parentId };
    }),
  );
}

function named({ id, names }: { id: number; names: Localised }, language: AgencyLanguage) {
  return { id, name: names[language] };
}

function listed(resultList: readonly object[]): Response {
  return HttpResponse.json({ resultList });
}

function wholeNumber(text: string | null): number | null {
  return text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;
}
