import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { basesFrom, CLIENT_ID } from '../mocks/bases.ts';

/** The `VITE_*` variables of a build, complete. */
export type Environment = Record<`VITE_${string}`, string>;

/** A made-up agency's file for demonstrations; production serves `public/agency.json`. */
export const AGENCY_FILE_EXAMPLE = 'mocks/agency-file/agency.json';

/** The build for Node, from which documents are rendered; below the packages that it imports. */
export const SERVER_BUILD = 'node_modules/.cache/portal-server';

/** First port used; set PORT_BASE to run two checkouts side by side. */
const FIRST_PORT = Number(process.env['PORT_BASE'] || 5100);
/** Port of the development server and the preview. */
export const PORTAL_PORT = FIRST_PORT;
/** First of the five ports of the agency in a box for development; the same as in `.env.example`. */
export const AGENCY_PORT = FIRST_PORT + 1;
/** Ports of the browser tests, different from those of a running portal. */
export const TEST_PORTAL_PORT = FIRST_PORT + 100;
export const TEST_AGENCY_PORT = FIRST_PORT + 101;
/** First of the ports of the journeys in three engines, ten for each engine. */
export const ENGINES_PORT = FIRST_PORT + 110;
/** The portal of the journeys on another agency, which has the ports after it. */
export const OTHER_PORTAL_PORT = FIRST_PORT + 140;

/**
 * The environment of a portal with the agency in a box at `agencyPort`. All else is invented: demos and tests call nothing
 * real.
 */
export function demoEnvironment(agencyPort: number): Environment {
  const agency = basesFrom(agencyPort);
  return {
    VITE_MAIN_API_URL: agency.main,
    VITE_IDENTITY_API_URL: agency.identity,
    VITE_ENTITIES_API_URL: agency.entities,
    VITE_ACCOUNTS_API_URL: agency.accounts,
    VITE_CLIENT_ID: CLIENT_ID,
    VITE_IDENTITY_APP_URL: agency.identityApp,
    VITE_PRODUCTS_PORTAL_URL: `${agency.main}/products-portal`,
    VITE_DOCUMENTS_URL: `${agency.main}/documents-files`,
    VITE_RECAPTCHA_SITE_KEY: 'demo',
    VITE_MAPS_EMBED_URL: 'https://karte.example.ba/embed',
    VITE_APP_STORE_URL: 'https://trgovina-aplikacija.example.ba/ios',
    VITE_PLAY_STORE_URL: 'https://trgovina-aplikacija.example.ba/android',
    VITE_SOCIAL_URL: 'https://mreza.example.ba/agencija',
    VITE_NFIS_URL: 'https://nfis.example.ba',
    VITE_OFFICE_SUITE_URL: 'https://uredski-paket.example.ba/preuzimanje',
    VITE_CONTACT_EMAIL: 'info@example.ba',
    VITE_CONTACT_PHONE: '+387 33 000 000',
    VITE_CONTACT_ADDRESS: 'Ulica primjera 1, 71000 Sarajevo',
    VITE_FORBIDDEN_EMAILS: 'info@example.ba,podrska@example.ba,kontrola@example.ba',
    VITE_REGISTERS_ACCESS: 'sign-in',
    VITE_BASE_PATH: '/',
  };
}

/**
 * The demo environment, overridden by the machine's own settings: variables of the process first, then `.env.local`, then
 * `.env`, in Vite's order. An empty value counts as missing.
 */
export function localEnvironment(
  agencyPort: number,
  folder = '.',
  variables: NodeJS.Dict<string> = process.env,
): Environment {
  const files = ['.env', '.env.local'].map((name) => `${folder}/${name}`).filter((path) => existsSync(path));
  const own = Object.assign(
    {},
    ...files.map((path) => parseEnv(readFileSync(path, 'utf8'))),
    variables,
  ) as NodeJS.Dict<string>;
  const environment = demoEnvironment(agencyPort);
  for (const name of Object.keys(environment) as (keyof Environment)[])
    environment[name] = own[name] || environment[name] || '';
  return environment;
}

/** Whether the environment uses the agency in a box, which then has to be started. */
export function usesAgency(environment: Environment, agencyPort: number): boolean {
  const agency = new Set(Object.values(basesFrom(agencyPort)));
  return Object.values(environment).some((value) => agency.has(value));
}
