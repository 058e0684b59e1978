import { expect, test } from 'vitest';
import { registerOfScope } from '#domain/map/map-scope.ts';

test.each([
  ['companies without public enterprises', 1, false, 'entitySearch', {}, null],
  ['public enterprises among the companies', 1, true, 'publicEntitySearch', {}, null],
  ['micro companies: a size of companies', 7, false, 'entitySearch', { legalEntitySizeId: 7 }, null],
  ['public micro companies', 7, true, 'publicEntitySearch', { legalEntitySizeId: 7 }, null],
  ['associations', 2, false, 'entitySearch', { legalEntityTypeId: 2 }, null],
  ['budget users', 4, false, 'entitySearch', { legalEntityTypeId: 4 }, null],
  // The register has no list of these, so the link names what it opens.
  ['public budget users', 4, true, 'entitySearch', { legalEntityTypeId: 4 }, 4],
  ['public insurance companies', 6, true, 'entitySearch', { legalEntityTypeId: 6 }, 6],
  ['all types', null, false, 'entitySearch', {}, 1],
  ['a type that the register does not know', 99, false, 'entitySearch', {}, 1],
] as const)('the register shows %s', (_, typeId, isPublic, route, query, only) => {
  expect(registerOfScope({ typeId, isPublic })).toEqual({ route, query, only });
});
