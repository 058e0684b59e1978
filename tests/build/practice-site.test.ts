import { readFileSync } from 'node:fs';
import { build, loadEnv } from 'vite';
import { expect, test, vi } from 'vitest';
import { envSchema } from '#shared/config/env-schema.ts';
import { environmentProblems } from '../../scripts/build/checked-environment.ts';
import { documentProblem, foreignAddresses, practiceSite, refuseOtherSite } from '../../scripts/build/practice-site.ts';
import { temporaryFolder } from '../tooling/temporary-folder.ts';

const NAMES = Object.keys(envSchema.def.shape);

/** The environment of a practice site, with further variables of the process. */
function practiceEnvironment(variables: Record<string, string> = {}): Record<string, string> {
  for (const name of NAMES) vi.stubEnv(name, variables[name]);
  return loadEnv('practice', '.', 'VITE_');
}

/** A document as the build makes it of `index.html`. */
function practiceDocument(environment: Record<string, string>): string {
  const { transformIndexHtml } = practiceSite(environment);
  if (typeof transformIndexHtml !== 'object') throw new Error('The plugin changes no document.');
  const { handler } = transformIndexHtml;
  return String(Reflect.apply(handler, undefined, [readFileSync('index.html', 'utf8')]));
}

test('a practice site has no address of another host, at the root and in a folder', () => {
  expect(environmentProblems(practiceEnvironment())).toEqual([]);
  expect(foreignAddresses(practiceEnvironment())).toEqual([]);
  const inFolder = practiceEnvironment({ VITE_BASE_PATH: '/vjezba/' });
  expect(inFolder['VITE_MAIN_API_URL']).toBe('/vjezba/practice-agency/main');
  expect(foreignAddresses(inFolder)).toEqual([]);
});

test('a build with the address of a real host stops and names it', () => {
  for (const address of ['https://api.example.ba/main', '//api.example.ba', '/api'])
    expect(foreignAddresses(practiceEnvironment({ VITE_MAIN_API_URL: address }))).toEqual([
      `VITE_MAIN_API_URL is '${address}'`,
    ]);
  expect(foreignAddresses(practiceEnvironment({ VITE_ERROR_REPORTS_URL: 'https://e.example.ba' }))).toHaveLength(1);
});

test('the build itself stops at the address of a real host', async () => {
  const environment = practiceEnvironment({ VITE_MAIN_API_URL: 'https://api.example.ba/main' });
  const built = build({ configFile: false, logLevel: 'silent', plugins: [practiceSite(environment)] });
  await expect(built).rejects.toThrow(/VITE_MAIN_API_URL is 'https:\/\/api\.example\.ba\/main'/);
});

test('every document has the banner in three languages, its own entry, and a policy that lets it send nothing', () => {
  const html = practiceDocument(practiceEnvironment({ VITE_BASE_PATH: '/vjezba/' }));
  expect(documentProblem(html)).toBeNull();
  expect(html).toContain('Vježba: ništa se ne šalje');
  expect(html).toContain('Practice: nothing is sent');
  expect(html).toContain('href="/vjezba/practice-agency/reset/"');
  expect(html).toContain('src="/practice/main.ts"');
  expect(html).not.toContain('src="/src/main.tsx"');
});

test('a document without banner or policy is refused', () => {
  const html = practiceDocument(practiceEnvironment());
  expect(documentProblem(readFileSync('index.html', 'utf8'))).toBe('has no banner');
  expect(documentProblem(html.replace('Practice: nothing is sent', ''))).toBe('has no banner');
  expect(documentProblem(html.replace("connect-src 'self'; ", ''))).toBe('may send to another host');
});

test('one such document stops the build of the site, which names it', () => {
  const html = practiceDocument(practiceEnvironment());
  expect(() => refuseOtherSite(temporaryFolder({ 'index.html': html, 'bs/a.html': html }))).not.toThrow();
  const folder = temporaryFolder({ 'index.html': html, 'bs/a.html': readFileSync('index.html', 'utf8') });
  expect(() => refuseOtherSite(folder)).toThrow(/bs\/a\.html has no banner/);
});
