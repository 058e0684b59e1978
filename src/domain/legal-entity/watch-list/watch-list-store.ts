import { keep, readStored } from '#shared/storage/kept.ts';
import { safeSession } from '#shared/storage/safe-storage.ts';
import { inVisit, newlyWatched, readWatched, type EntityState, type WatchableEntity, type Watched } from './watched.ts';

const KEY = 'watch-list';
const VISIT_KEY = 'watch-visit';

/** How many entities can be watched: each costs three calls when the list is opened. */
export const MOST_WATCHED = 50;

export type WatchList = {
  /** Null until it was read from this computer. */
  entities: readonly Watched[] | null;
  /** False when the browser keeps nothing beyond this tab (private mode, full storage). */
  isLasting: boolean;
};

let list: WatchList = { entities: null, isLasting: true };
const listeners = new Set<() => void>();
let queue: Promise<unknown> = Promise.resolve();

/** A visit lasts as long as the tab's session: a reload does not make changes disappear. */
function visit(): string {
  const now = safeSession.get(VISIT_KEY);
  if (now) return now;
  const begun = Date.now().toString(36);
  safeSession.set(VISIT_KEY, begun);
  return begun;
}

function publish(next: WatchList): void {
  list = next;
  for (const listener of listeners) listener();
}

/** One change after the other, each on what is really kept: two tabs do not overwrite each other. */
function change(to: (entities: readonly Watched[]) => readonly Watched[]): Promise<void> {
  const step = queue.then(async () => {
    const entities = to(readWatched(await readStored(KEY)).map((entity) => inVisit(entity, visit())));
    publish({ entities, isLasting: await keep(KEY, entities) });
  });
  queue = step.catch(() => undefined);
  return step;
}

/** Reads the list from this computer; a new visit begins when this tab has none yet. */
export function openWatchList(): Promise<void> {
  return change((entities) => entities);
}

/** Puts an entity on the list; nothing happens when it is on it or the list is full. */
export function watch(entity: WatchableEntity): Promise<void> {
  return change((entities) =>
    entities.length >= MOST_WATCHED || entities.some(({ id }) => id === entity.id)
      ? entities
      : [...entities, newlyWatched(entity, visit())],
  );
}

/** Takes an entity off the list. */
export function unwatch(id: number): Promise<void> {
  return change((entities) => entities.filter((entity) => entity.id !== id));
}

/** Puts an entity back as it was, with all that was remembered. */
export function restore(entity: Watched): Promise<void> {
  return change((entities) => (entities.some(({ id }) => id === entity.id) ? entities : [...entities, entity]));
}

/** Remembers what a check found; the first finding is what later changes are measured against. */
export function remember(id: number, state: EntityState): Promise<void> {
  const match = { at: new Date().toISOString(), state };
  return change((entities) =>
    entities.map((entity) =>
      entity.id === id ? { ...entity, latest: match, before: entity.before ?? match } : entity,
    ),
  );
}

/** The list as it is known now; for `useSyncExternalStore`. */
export function watchList(): WatchList {
  return list;
}

/** For `useSyncExternalStore`; the returned function stops it. */
export function onWatchListChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
