import { readFile } from 'node:fs/promises';
import { getResponse } from 'msw';
import { CLIENT_ID, DEFAULT_BASES } from '#mocks/bases.ts';
import { reportControlHandlers } from '#mocks/report-control/handlers.ts';
import { reportTemplatesHandlers } from '#mocks/report-templates/handlers.ts';

type Language = 'bs' | 'hr' | 'en';

const handlers = [...reportTemplatesHandlers(DEFAULT_BASES), ...reportControlHandlers(DEFAULT_BASES)];

/** Calls the agency in process; `language` is sent in both language headers. */
async function ask(path: string, init: RequestInit, language: Language): Promise<Response> {
  const headers = { ClientId: CLIENT_ID, 'accept-language': language, Language: language, ...init.headers };
  const response = await getResponse(handlers, new Request(`${DEFAULT_BASES.main}/${path}`, { ...init, headers }));
  if (!response) throw new Error(`no handler for ${path}`);
  return response;
}

/** A GET, in Bosnian by default. */
export const get = (path: string, language: Language = 'bs'): Promise<Response> => ask(path, {}, language);

/** A POST of JSON. */
export const post = (path: string, body: unknown, language: Language = 'bs'): Promise<Response> =>
  ask(path, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }, language);

/** A multipart POST with every file in the same field, 'files' by default. */
export function upload(
  path: string,
  files: readonly (readonly [name: string, bytes: Uint8Array])[],
  { language = 'bs', field = 'files' }: { language?: Language; field?: string } = {},
): Promise<Response> {
  const form = new FormData();
  for (const [name, bytes] of files) form.append(field, new File([new Uint8Array(bytes)], name));
  return ask(path, { method: 'POST', body: form }, language);
}

/** The bytes of a committed sample. */
export const sample = async (name: string): Promise<Uint8Array> =>
  new Uint8Array(await readFile(new URL(`../../mocks/samples/${name}`, import.meta.url)));
