import { idOf } from '#shared/api/lists.ts';
import { MOST_WATCHED } from '#shared/config/settings.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { defineStoredList } from '#shared/storage/stored-list.ts';
import {
  newlyWatched,
  watchedSchema,
  withCheck,
  withSeen,
  type EntityState,
  type WatchableEntity,
  type Watched,
} from './watched.ts';

/** The watch list of this computer, in the order in which the entities were added. */
export const watchList = defineStoredList('watch-list', watchedSchema, { idOf, limit: MOST_WATCHED });

/** Adds an entity; a restored one keeps its states. Does nothing when it is already listed or the list is full. */
export const watch = (storage: PortalStorage, entity: WatchableEntity | Watched) =>
  storage.lists.get(watchList).change((entities) => [...entities, 'latest' in entity ? entity : newlyWatched(entity)]);

/** Removes an entity from the list. */
export const unwatch = (storage: PortalStorage, id: number) =>
  storage.lists.get(watchList).change((entities) => entities.filter((entity) => entity.id !== id));

/** Removes all entities from the list. */
export const unwatchAll = (storage: PortalStorage) => storage.lists.get(watchList).change(() => []);

/** Stores the result of a check. */
export const rememberCheck = (
  storage: PortalStorage,
  id: number,
  checked: EntityState,
  lang: Lang,
  at = new Date().toISOString(),
) =>
  storage.lists
    .get(watchList)
    .change((entities) => entities.map((entity) => (entity.id === id ? withCheck(entity, checked, lang, at) : entity)));

/** Acknowledges the states of entities as they were shown. */
export const acknowledge = (storage: PortalStorage, shown: readonly Watched[]) =>
  storage.lists.get(watchList).change((entities) =>
    entities.map((entity) => {
      const latest = shown.find(({ id }) => id === entity.id)?.latest;
      return latest ? withSeen(entity, latest) : entity;
    }),
  );
