import { describe, expect, test } from 'vitest';
import { withCroatianNames } from '#domain/reference/reference.api.ts';
import { LEGAL_ENTITY_TYPES } from '#mocks/reference/name-lists.ts';

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
