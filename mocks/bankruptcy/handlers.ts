import { http, HttpResponse, type HttpHandler } from 'msw';
import * as z from 'zod';
import { addDocumentCall } from '#features/registers/bankruptcy/bankruptcy.calls.ts';
import type { Bases } from '../bases.ts';
import { readBody } from '../body.ts';
import { answer, refuse, type Call } from '../call.ts';
import { entityById } from '../legal-entities/registry.ts';
import { documentTypeOf } from '../reference/document-types.ts';
import { addDocument, documentById, type ProceedingDocument } from './documents.ts';
import { isRealDate, today } from './submission-date.ts';

/** Administrator and moderator (R6): the only roles that may add a document. */
const REGISTRY_ROLES = [13, 1013];
const MOST_BYTES = 10 * 1024 * 1024;
const PDF_SIGNATURE = '%PDF-';

const bodySchema = z.strictObject({
  documentTypeId: z.int().refine((id) => documentTypeOf(id) !== undefined, 'is not a document type'),
  legalEntityId: z.int(),
  jib: z.string().regex(/^\d{13}$/, 'must be 13 digits'),
  submittedOn: z
    .string()
    .refine(isRealDate, 'must be a real date written YYYY-MM-DD')
    .refine((date) => date <= today(), 'must not lie in the future'),
  // Not an array of numbers for zod, which would keep a list of issues and a copy for ten million of them.
  file: z.custom<number[]>(isByteList, 'must be a list of byte numbers'),
});

/** Adding proceeding documents, and the files themselves, which open in a new tab without any headers (R2.7, R3.8). */
export function bankruptcyHandlers(at: Bases): HttpHandler[] {
  return [
    answer(addDocumentCall, at, addOne),
    http.get(`${at.main}/files/proceedings/:file`, ({ request, params }) => openFile(request, String(params['file']))),
  ];
}

async function addOne(call: Call): Promise<Response> {
  if (!call.user) return refuse(call, 401, 'sign-in is required');
  if (!call.user.roles.some((role) => REGISTRY_ROLES.includes(role)))
    return refuse(call, 403, 'only the registry department may add documents');
  const read = await readBody(call, bodySchema);
  if ('refusal' in read) return read.refusal;
  const { documentTypeId, legalEntityId, jib, submittedOn, file } = read.body;
  const entity = entityById(legalEntityId);
  if (!entity) return refuse(call, 400, `legalEntityId: no legal entity with id ${legalEntityId}`);
  if (entity.jib !== jib) return refuse(call, 400, 'jib: belongs to another legal entity');
  if (file.length > MOST_BYTES) return refuse(call, 400, 'file: larger than 10 MB');
  const bytes = Uint8Array.from(file);
  if (!new TextDecoder('latin1').decode(bytes.subarray(0, PDF_SIGNATURE.length)).startsWith(PDF_SIGNATURE))
    return refuse(call, 400, 'file: is not a PDF');
  const { id } = addDocument({ documentTypeId, legalEntityId, submittedOn, file: bytes });
  return HttpResponse.json({ id });
}

async function openFile(request: Request, name: string): Promise<Response> {
  const id = /^(\d{1,9})\.pdf$/.exec(name)?.[1];
  const document = id === undefined ? undefined : documentById(Number(id));
  if (!document) return refuse({ request }, 404, `no document '${name}'`);
  const bytes = document.file ?? (await createFile(document));
  return HttpResponse.arrayBuffer(bytes.buffer, {
    headers: { 'Content-Type': 'application/pdf', 'Content-Disposition': `inline; filename="${name}"` },
  });
}

/** pdf-lib is large: it is loaded when the first document is opened, so that the agency starts quickly. */
async function createFile(document: ProceedingDocument): Promise<Uint8Array<ArrayBuffer>> {
  const { createDocument } = await import('./pdf.ts');
  return createDocument(document);
}

function isByteList(value: unknown): boolean {
  return Array.isArray(value) && value.every((byte) => Number.isInteger(byte) && byte >= 0 && byte <= 255);
}
