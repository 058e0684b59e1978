import * as z from 'zod/mini';
import { LANGUAGES } from '#shared/i18n/languages.ts';

/** A legal entity a visitor wants to follow; what a screen knows of it. */
export type WatchableEntity = { id: number; jib: string; name: string; isPublicEntity: boolean };

/** What is remembered of an entity between two visits. A part that could not be had is null. */
const stateSchema = z.object({
  /** Status of the main account; code '' for an entity without an account. The name is in the language it was asked in. */
  account: z.nullable(z.object({ code: z.string(), name: z.string(), lang: z.enum(LANGUAGES) })),
  /** Ids of the proceeding documents. */
  documents: z.nullable(z.array(z.number())),
  /** Keys of the submitted reports, see `reportKey`. */
  reports: z.nullable(z.array(z.string())),
});

export type EntityState = z.output<typeof stateSchema>;

const watchedSchema = z.object({
  id: z.number(),
  jib: z.string(),
  name: z.string(),
  isPublicEntity: z.boolean(),
  /** The visit that last looked; changes are those since the visit before it. */
  visit: z.string(),
  /** What was found at the end of the visit before, and when (ISO); null until there was one. */
  before: z.nullable(z.object({ at: z.string(), state: stateSchema })),
  /** What was found last. */
  latest: z.nullable(z.object({ at: z.string(), state: stateSchema })),
});

export type Watched = z.output<typeof watchedSchema>;

/** Reads the kept list; what is damaged is left out, of two with the same id the first counts (faults C03). */
export function readWatched(stored: unknown): Watched[] {
  const entries = Array.isArray(stored) ? stored : [];
  const good = entries.flatMap((entry: unknown) => {
    const result = z.safeParse(watchedSchema, entry);
    return result.success ? [result.data] : [];
  });
  return good.filter(({ id }, at) => good.findIndex((one) => one.id === id) === at);
}

/** An entity put on the list just now. */
export function newlyWatched(entity: WatchableEntity, visit: string): Watched {
  const { id, jib, name, isPublicEntity } = entity;
  return { id, jib, name, isPublicEntity, visit, before: null, latest: null };
}

/** A new visit begins: what was found last becomes what changes are measured against. Within a visit nothing moves. */
export function inVisit(watched: Watched, visit: string): Watched {
  return watched.visit === visit ? watched : { ...watched, visit, before: watched.latest ?? watched.before };
}
