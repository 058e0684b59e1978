import { readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { build, loadEnv, type Rolldown } from 'vite';
import { expect, test, vi } from 'vitest';
import { basesFrom } from '#mocks/bases.ts';
import { envSchema } from '#shared/config/env-schema.ts';
import { buildEnvironment, COMPILED_IN } from '../../scripts/build/build-environment.ts';
import { environmentProblems } from '../../scripts/build/checked-environment.ts';
import { siteFiles } from '../../scripts/build/site-files.ts';
import { temporaryFolder } from '../tooling/temporary-folder.ts';

const names = Object.keys(envSchema.def.shape).toSorted();

test('the files of the environment, that of the practice site too, name every variable of the portal, with values that a build accepts', () => {
  for (const file of ['.env.box', '.env.example', '.env.practice'])
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

/** Every setting of `.env.example`, those that are commented out as well, with a value that is not the default. */
const OTHER_VALUES: Record<string, string> = {
  VITE_REGISTERS_ACCESS: 'public',
  VITE_ERROR_REPORTS_URL: 'https://greske.example.ba',
  VITE_MAP_FRAMES: 'https://novine.example.ba',
  VITE_BASE_PATH: '/portal/',
};
const example = readFileSync('.env.example', 'utf8').replaceAll(/^# (?=[A-Z_]+=)/gm, '');
const settings = Object.entries({ ...parseEnv(example), ...OTHER_VALUES });

/** A build that reads an `.env.production` with these lines: what its environment compiles to, and the files for its host. */
async function builtFrom(lines: string) {
  for (const [name] of settings) vi.stubEnv(name, undefined);
  const envDir = temporaryFolder({ '.env.production': lines });
  const { output } = (await build({
    configFile: false,
    envDir,
    envPrefix: COMPILED_IN,
    logLevel: 'silent',
    build: { write: false, rolldownOptions: { input: 'src/shared/config/env.ts', preserveEntrySignatures: 'strict' } },
  })) as Rolldown.RolldownOutput;
  const environment = buildEnvironment('production', envDir);
  const base = environment['VITE_BASE_PATH'] || '/';
  const files = siteFiles(environment, { base, inlineScript: '', workers: [], builtAt: new Date(0) });
  return { script: output[0].code, files, all: JSON.stringify([output[0].code, files]) };
}

test('every setting of the example changes what is built when .env.production has it', async () => {
  expect(settings.map(([name]) => name)).toEqual(
    expect.arrayContaining([...names, 'SITE_ORIGIN', 'SECURITY_CONTACT', 'HSTS', 'TRUSTED_TYPES']),
  );
  const without = await builtFrom('');
  for (const [name, value] of settings) {
    const withSetting = await builtFrom(`${name}=${value}`);
    expect.soft(withSetting.all, name).not.toBe(without.all);
    if (/^(?:VITE_|SITE_ORIGIN)/.test(name)) expect.soft(withSetting.script, name).toContain(value);
  }
});

test('an .env.production with all of them: where weaknesses are reported, transport, frames and addresses', async () => {
  const { files } = await builtFrom(settings.map(([name, value]) => `${name}="${value}"`).join('\n'));
  expect(files['.well-known/security.txt']).toContain('Contact: mailto:sigurnost@example.ba');
  expect(files['.well-known/security.txt']).toContain('Canonical: https://portal.example.ba/.well-known/security.txt');
  expect(files['_headers']).toContain('Strict-Transport-Security: max-age=31536000; includeSubDomains');
  expect(files['_headers']).toContain('Content-Security-Policy-Report-Only: require-trusted-types-for');
  expect(files['robots.txt']).toContain('Sitemap: https://portal.example.ba/portal/sitemap.xml');
  expect(files['robots.txt']).toContain('Disallow: /portal/bs/search');
  expect(files['sitemap.xml']).toContain('<loc>https://portal.example.ba/portal/bs</loc>');
});
