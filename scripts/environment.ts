import { basesFrom, CLIENT_ID } from '../mocks/bases.ts';

/** The `VITE_*` variables of a build, complete. */
export type Environment = Record<`VITE_${string}`, string>;

const FIRST_PORT = Number(`${process.env['BOX'] ?? 510}0`);
/** Ports of the measurements, different from those of a running portal. */
export const TEST_PORTAL_PORT = FIRST_PORT + 100;
export const TEST_AGENCY_PORT = FIRST_PORT + 101;

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
