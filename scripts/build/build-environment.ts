import { loadEnv } from 'vite';

/** Variables that are compiled in. */
export const COMPILED_IN = ['VITE_', 'SITE_ORIGIN'];

/** Variables that only the build reads, from the same files. */
const READ_BY_BUILD = ['SECURITY_CONTACT', 'TRUSTED_TYPES', 'HSTS'];

/** The environment of a build: the process, then the files of the mode (`.env.production`), as Vite reads them. */
export const buildEnvironment = (mode: string, folder: string): Record<string, string> =>
  loadEnv(mode, folder, [...COMPILED_IN, ...READ_BY_BUILD]);
