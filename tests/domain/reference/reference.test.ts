import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { withCroatianNames } from '#domain/reference/reference.api.ts';
import { legalEntitySizesCall, reportTypesCall } from '#domain/reference/reference.calls.ts';
import { LEGAL_ENTITY_TYPES } from '#mocks/reference/name-lists.ts';

describe('a list of reference', () => {
  test('has each id once, the first of duplicates (faults A13)', () => {
    const sent = [
      { id: 1, name: 'Malo' },
      { id: 1, name: 'Opet malo' },
      { id: 2, name: 'Srednje' },
    ];
    expect(z.parse(legalEntitySizesCall.wire, sent)).toEqual([sent[0], sent[2]]);
  });

  test('of report types has an id once for the old screens and once for the new ones', () => {
    const type = { id: 1, localizationKey: 'yearly', name: '' };
    const sent = [2021, 2022, 2022].map((year) => ({ ...type, year }));
    expect(z.parse(reportTypesCall.wire, sent).map(({ year }) => year)).toEqual([2021, 2022]);
  });
});

describe('the Croatian names of legal entity types (R7)', () => {
  const types = LEGAL_ENTITY_TYPES.map(({ id, names }) => ({ id, name: names.hr }));

  test('for hr the first six are replaced, the seventh stays, whatever their order in the answer', () => {
    const turned = withCroatianNames(types.toReversed(), 'hr').toReversed();
    expect(turned.map(({ name }) => name)).toEqual([
      'Gospodarska društva',
      'Banke i druge financijske organizacije',
      'Proračunski korisnici',
      'Udruge i zaklade',
      'Društva za osiguranje',
      'Investicijski fondovi',
      types[6]?.name,
    ]);
  });

  test('bs and en keep what the agency sent', () => {
    for (const lang of ['bs', 'en'] as const) expect(withCroatianNames(types, lang)).toEqual(types);
  });
});
