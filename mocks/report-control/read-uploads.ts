import type { Call } from '../call.ts';
import { labels } from '../workbooks/labels.ts';
import type { Upload } from './file-kinds.ts';
import { refuseText } from './refuse-text.ts';

const NOT_MULTIPART = labels('Zahtjev mora biti multipart/form-data.', '', 'The request must be multipart/form-data.');
const OTHER_FIELD = labels('Datoteke se šalju samo u polju files.', '', "Files are sent under the field 'files' only.");
const NO_FILES = labels('Nije poslana nijedna datoteka.', '', 'No file was sent.');

/** The files of a multipart call: all under 'files', at least one (R7). */
export async function readUploads(call: Call): Promise<{ uploads: Upload[] } | { refusal: Response }> {
  let form: FormData;
  try {
    form = await call.request.formData();
  } catch {
    return { refusal: refuseText(call, 400, NOT_MULTIPART) };
  }
  const uploads: Upload[] = [];
  for (const [field, entry] of form.entries()) {
    if (field !== 'files' || typeof entry === 'string') return { refusal: refuseText(call, 400, OTHER_FIELD) };
    uploads.push({ name: entry.name, bytes: new Uint8Array(await entry.arrayBuffer()) });
  }
  return uploads.length > 0 ? { uploads } : { refusal: refuseText(call, 400, NO_FILES) };
}
