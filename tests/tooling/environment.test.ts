import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { expect, test } from 'vitest';
import { envSchema } from '#shared/config/env-schema.ts';
import { environmentProblems } from '../../scripts/build/checked-environment.ts';
import {
  AGENCY_PORT,
  demoEnvironment,
  localEnvironment,
  TEST_AGENCY_PORT,
  usesAgency,
} from '../../scripts/environment.ts';
import { temporaryFolder } from './temporary-folder.ts';

test('the demo environment, .env.example and the schema of the portal agree', () => {
  const demo = demoEnvironment(AGENCY_PORT);
  expect(parseEnv(readFileSync('.env.example', 'utf8'))).toEqual(demo);
  expect(Object.keys(demo).toSorted()).toEqual(Object.keys(envSchema.def.shape).toSorted());
  expect(environmentProblems(demo)).toEqual([]);
});

test('the process comes before .env.local, that before .env, that before the demo', () => {
  const folder = temporaryFolder({
    '.env': 'VITE_CLIENT_ID=from-env\nVITE_CONTACT_PHONE=1\nVITE_CONTACT_EMAIL=a@example.ba',
    '.env.local': 'VITE_CONTACT_PHONE=2\nVITE_CONTACT_EMAIL=b@example.ba',
  });
  expect(localEnvironment(AGENCY_PORT, folder, { VITE_CONTACT_EMAIL: 'c@example.ba' })).toMatchObject({
    VITE_CLIENT_ID: 'from-env',
    VITE_CONTACT_PHONE: '2',
    VITE_CONTACT_EMAIL: 'c@example.ba',
    VITE_MAIN_API_URL: 'http://127.0.0.1:5101/api',
  });
});

test('the agency in a box is started only when it is called', () => {
  const demo = demoEnvironment(AGENCY_PORT);
  expect(usesAgency(demo, AGENCY_PORT)).toBe(true);
  expect(usesAgency(demo, TEST_AGENCY_PORT)).toBe(false);
});
