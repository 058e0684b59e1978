import type { Bases } from '#mocks/bases.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Below this folder of the site is what the agency answers and shows (`.env.practice`). */
export const AGENCY_FOLDER = 'practice-agency/';

/** The addresses of the agency in a practice site of this origin. */
export function practiceBases(environment: Environment, origin: string): Bases {
  const at = (name: string) => origin + (environment[name] ?? '').replace(/\/+$/, '');
  return {
    main: at('VITE_MAIN_API_URL'),
    identity: at('VITE_IDENTITY_API_URL'),
    entities: at('VITE_ENTITIES_API_URL'),
    accounts: at('VITE_ACCOUNTS_API_URL'),
    identityApp: at('VITE_IDENTITY_APP_URL'),
  };
}
