import type { Bases } from '../bases.ts';
import type { LegalEntity } from '../legal-entities/generate.ts';
import { byName, entityById } from '../legal-entities/registry.ts';
import { documentTypeOf } from '../reference/document-types.ts';
import { seedDocuments } from './seed.ts';

/** A proceeding document as the agency stores it; `file` only for those added by staff, the others are generated when opened. */
export type ProceedingDocument = {
  id: number;
  legalEntityId: number;
  documentTypeId: number;
  /** A plain date, YYYY-MM-DD. */
  submittedOn: string;
  file?: Uint8Array<ArrayBuffer>;
};

let documents: ProceedingDocument[] | undefined;

/** All documents; at first the generated ones. */
function allDocuments(): ProceedingDocument[] {
  documents ??= seedDocuments();
  return documents;
}

/** Removes the documents that were added. */
export function resetBankruptcy(): void {
  documents = undefined;
}

/** The document with that id; undefined when unknown. */
export function documentById(id: number): ProceedingDocument | undefined {
  return allDocuments().find((document) => document.id === id);
}

/** Stores a new document with the next id. */
export function addDocument(added: Omit<ProceedingDocument, 'id'>): ProceedingDocument {
  const known = allDocuments();
  const document = { id: Math.max(...known.map(({ id }) => id)) + 1, ...added };
  known.push(document);
  return document;
}

/** The legal entities with a document (of the type, if given), by name. */
export function entitiesWithDocuments(documentTypeId: number | undefined): LegalEntity[] {
  const ids = new Set(
    allDocuments()
      .filter(isOfType(documentTypeId))
      .map(({ legalEntityId }) => legalEntityId),
  );
  return [...ids].flatMap((id) => entityById(id) ?? []).toSorted(byName);
}

/** An entity's documents in the registry's answer (R3.3), in the order they were entered. */
export function documentsOf(legalEntityId: number, documentTypeId: number | undefined, at: Bases) {
  return allDocuments()
    .filter((document) => document.legalEntityId === legalEntityId)
    .filter(isOfType(documentTypeId))
    .map((document) => {
      const type = documentTypeOf(document.documentTypeId);
      return {
        id: document.id,
        url: `${at.main}/files/proceedings/${document.id}.pdf`,
        submittedOn: document.submittedOn,
        documentType: { proceedingTypeKey: type?.proceedingTypeKey, translationKey: type?.translationKey },
      };
    });
}

function isOfType(documentTypeId: number | undefined) {
  return (document: ProceedingDocument) => documentTypeId === undefined || document.documentTypeId === documentTypeId;
}
