import * as z from 'zod/mini';
import { defineCall } from '#shared/api/define-call.ts';

/** A proceeding document is added (R3.8, R4.5, R7); the file as a list of byte numbers. */
export const addDocumentCall = defineCall({
  id: 'addDocument',
  base: 'main',
  method: 'POST',
  path: 'documents',
  body: z.object({
    documentTypeId: z.int(),
    legalEntityId: z.int(),
    jib: z.string(),
    submittedOn: z.string(),
    file: z.array(z.int().check(z.minimum(0), z.maximum(255))),
  }),
  expected: 'anything',
  needsSession: true,
  writes: true,
  spec: 'R7',
  summary: 'A proceeding document is added',
});
