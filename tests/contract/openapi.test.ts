import { readFileSync } from 'node:fs';
import { Validator } from '@seriousme/openapi-schema-validator';
import { expect, test } from 'vitest';
import packageJson from '../../package.json' with { type: 'json' };
import { ALL_CALLS } from '../../tools/calls/all-calls.ts';
import { openApi } from '../../tools/openapi/openapi.ts';

const description = openApi(packageJson.version);

test('docs/openapi.json says what the calls say; npm run generate writes it anew', () => {
  const written: unknown = JSON.parse(readFileSync('docs/openapi.json', 'utf8'));
  expect(written).toEqual(JSON.parse(JSON.stringify(description)));
});

test('it is a valid OpenAPI document', async () => {
  const { valid, errors } = await new Validator().validate(structuredClone(description));
  expect(errors ?? []).toEqual([]);
  expect(valid).toBe(true);
});

test('every call of the specification is in it', () => {
  const operations = Object.values(description['paths'] as object).flatMap((path: object) => Object.keys(path));
  expect(operations).toHaveLength(ALL_CALLS.length);
});
