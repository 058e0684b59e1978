import * as z from 'zod/mini';
import { defineCall } from '#shared/api/define-call.ts';
import { oneOf } from '#shared/api/lists.ts';
import { bankAnswerWire } from './bank-account.wire.ts';
import { entityPageWire, legalEntityWire } from './legal-entity.wire.ts';

/** The search of legal entities, of the register and of the bankruptcy registry (R3.4, R7). `Page` is zero-based. */
export const legalEntitiesCall = defineCall({
  id: 'legalEntities',
  base: 'main',
  path: 'LegalEntities',
  query: z.object({
    PageSize: z.int(),
    includeCount: z.boolean(),
    Page: z.optional(z.int()),
    name: z.optional(z.string()),
    legalEntityTypeId: z.optional(z.int()),
    legalEntitySizeId: z.optional(z.int()),
    jib: z.optional(z.string()),
    countyId: z.optional(z.int()),
    municipalityId: z.optional(z.int()),
    activityCode: z.optional(z.string()),
    letterOfActivity: z.optional(z.string()),
    legalEntityStatus: z.optional(z.int()),
    accountStatusId: z.optional(z.int()),
    year: z.optional(z.int()),
    documentTypeId: z.optional(z.int()),
    searchType: z.optional(z.int()),
    isPublicEntity: z.optional(z.boolean()),
  }),
  wire: entityPageWire,
  envelope: 'page',
  isLocalised: true,
  spec: 'R7',
  summary: 'Search of legal entities',
});

/** The profile of a legal entity (R3.1, R7). An empty answer is null: there is no such entity (faults A43). */
export const legalEntityCall = defineCall({
  id: 'legalEntity',
  base: 'main',
  path: 'LegalEntities/{id}',
  wire: oneOf(z.nullable(legalEntityWire)),
  isLocalised: true,
  spec: 'R7',
  summary: 'The profile of a legal entity',
});

/** Accounts of a jib in the single register (R3.6, R7); an empty answer means no data (R4.4). */
export const bankAccountCall = defineCall({
  id: 'bankAccount',
  base: 'accounts',
  path: 'BankAccount/Search',
  query: z.object({ searchQuery: z.string() }),
  wire: bankAnswerWire,
  expected: 'jsonOrNone',
  isLocalised: true,
  spec: 'R7',
  summary: 'The main account of a jib',
});
