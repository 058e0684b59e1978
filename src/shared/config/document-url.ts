import { env, withoutEndSlash } from './env.ts';

/** Address of a downloadable file of the agency by its name; null when the environment names no folder of documents. */
export function documentUrl(file: string, folder: string | undefined = env.VITE_DOCUMENTS_URL): string | null {
  return folder ? `${withoutEndSlash(folder)}/${encodeURIComponent(file)}` : null;
}
