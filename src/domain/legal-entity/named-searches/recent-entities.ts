import * as z from 'zod/mini';
import { idOf } from '#shared/api/lists.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { defineStoredList } from '#shared/storage/stored-list.ts';

const visitedSchema = z.object({ id: z.number(), jib: z.string(), name: z.string(), isPublicEntity: z.boolean() });

/** A legal entity whose profile was visited. */
export type VisitedEntity = z.output<typeof visitedSchema>;

/** The profiles visited last on this computer, the latest first. */
export const recentEntities = defineStoredList('recent-entities', visitedSchema, { idOf, limit: 10 });

/** Stores a visit; the entity becomes the first of the list. */
export const storeVisit = (storage: PortalStorage, { id, jib, name, isPublicEntity }: VisitedEntity) =>
  storage.lists.get(recentEntities).change((entities) => [{ id, jib, name, isPublicEntity }, ...entities]);

/** Removes an entity from the list; all of them without an id. */
export const forgetVisit = (storage: PortalStorage, id?: number) =>
  storage.lists
    .get(recentEntities)
    .change((entities) => (id === undefined ? [] : entities.filter((entity) => entity.id !== id)));
