import { bySubmission } from '#domain/legal-entity/proceedings/proceeding-documents.ts';
import type { SearchedEntity } from '#domain/legal-entity/search/entity-result.wire.ts';
import { nameOfEntity } from '#domain/legal-entity/search/search-answer.ts';

/** A legal entity of the registry; its documents are in the order of their submission. */
export type RegistryEntity = ReturnType<typeof toRegistryEntity>;

/** Wire → model of a registry entity (R3.3): one name, and documents in the order of their submission. */
export function toRegistryEntity(wire: SearchedEntity) {
  const { id, jib, county, municipality, documents } = wire;
  return { id, jib, county, municipality, name: nameOfEntity(wire), documents: bySubmission(documents) };
}
