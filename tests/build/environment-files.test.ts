import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { loadEnv } from 'vite';
import { expect, test, vi } from 'vitest';
import { envSchema } from '#shared/config/env-schema.ts';
import { basesFrom } from '#mocks/bases.ts';
import { environmentProblems } from '../../scripts/build/checked-environment.ts';

const names = Object.keys(envSchema.def.shape).toSorted();

test('both files of the environment name every variable of the portal, with values that a build accepts', () => {
  for (const file of ['.env.box', '.env.example'])
    expect(Object.keys(parseEnv(readFileSync(file, 'utf8'))).toSorted(), file).toEqual(names);
  expect(environmentProblems(parseEnv(readFileSync('.env.example', 'utf8')))).toEqual([]);
});

test('the portal calls the agency in a box on the ports of its checkout', () => {
  vi.stubEnv('BOX', '520');
  // Variables of the process come before those of a file, and unit tests have an environment of their own.
  for (const name of names) vi.stubEnv(name, undefined);
  const environment = loadEnv('box', '.', 'VITE_');
  const { main, identity, entities, accounts, identityApp } = basesFrom(5201);
  expect(environment).toMatchObject({
    VITE_MAIN_API_URL: main,
    VITE_IDENTITY_API_URL: identity,
    VITE_ENTITIES_API_URL: entities,
    VITE_ACCOUNTS_API_URL: accounts,
    VITE_IDENTITY_APP_URL: identityApp,
  });
  expect(environmentProblems(environment)).toEqual([]);
});
