import { expect, test } from 'vitest';
import { readEntityId } from '#domain/legal-entity/entity-id.ts';

test.each(['abc', '-1', '1e3', '0', '9'.repeat(400), '', undefined])('%s is no id of an entity (D03)', (text) => {
  expect(readEntityId(text)).toBeNull();
});

test.each([
  ['1', 1],
  ['501', 501],
  ['9'.repeat(15), 999_999_999_999_999],
])('%s is one', (text, id) => {
  expect(readEntityId(text)).toBe(id);
});
