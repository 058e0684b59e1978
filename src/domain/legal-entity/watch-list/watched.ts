import * as z from 'zod/mini';
import { withDefault } from '#shared/api/wire.ts';
import { LANGUAGES, type Lang } from '#shared/i18n/languages.ts';
import { TIMING } from '#shared/config/settings.ts';
import { isJib } from '#shared/format/jib.ts';

/** A legal entity a visitor wants to follow; what a screen knows of it. */
export type WatchableEntity = { id: number; jib: string; name: string; isPublicEntity: boolean };

/** The three parts a check asks for. */
const CHECKED_PARTS = ['account', 'documents', 'reports'] as const;
type CheckedPart = (typeof CHECKED_PARTS)[number];

/** Status of the main account; code '' for an entity without an account. The name is in a language, the code is not. */
const accountSchema = z.object({ code: z.string(), name: z.string() });
/** A document of a proceeding; the day as sent. The id is a text where it is no number, or where what tells the document apart is made of the rest. */
const documentSchema = z.object({ id: z.union([z.number(), z.string()]), submittedOn: z.string() });
const reportSchema = z.object({
  year: z.number(),
  reportTypeId: z.number(),
  name: z.string(),
  submittedOn: z.string(),
});

export type AccountStatus = z.output<typeof accountSchema>;
export type WatchedDocument = z.output<typeof documentSchema>;
export type SubmittedReport = z.output<typeof reportSchema>;

/** How an entity stands. A part that was never known is null. */
const stateSchema = z.object({
  account: z.nullable(accountSchema),
  documents: z.nullable(z.array(documentSchema)),
  // Those whose id is a text are a part of their own: entries that were stored before they were followed know nothing of them, and then
  // the first ones are no news.
  otherDocuments: withDefault(z.nullable(z.array(documentSchema)), null),
  reports: z.nullable(z.array(reportSchema)),
});

export type EntityState = z.output<typeof stateSchema>;

const stateAt = { at: z.string(), lang: z.enum(LANGUAGES), state: stateSchema };

/** A state the reader has seen: changes are measured against it. `at` is when the agency was queried for it (ISO instant). */
const seenSchema = z.object(stateAt);
/** What came of the last check. A part in `failed` could not be had: its older value stands. */
const latestSchema = z.object({ ...stateAt, failed: z.array(z.enum(CHECKED_PARTS)) });

export const watchedSchema = z.object({
  id: z.number(),
  jib: z.string(),
  name: z.string(),
  isPublicEntity: z.boolean(),
  seen: withDefault(z.nullable(seenSchema), null),
  latest: withDefault(z.nullable(latestSchema), null),
});

/** A legal entity on the watch list, with what was seen of it and how it stood at the last check. */
export type Watched = z.output<typeof watchedSchema>;

/** Of what nothing is known yet. */
export const UNKNOWN: EntityState = { account: null, documents: null, otherDocuments: null, reports: null };

/** `newer`, with the parts it lacks from `older`. */
function completed(newer: EntityState, older: EntityState = UNKNOWN): EntityState {
  return {
    account: newer.account ?? older.account,
    documents: newer.documents ?? older.documents,
    otherDocuments: newer.otherDocuments ?? older.otherDocuments,
    reports: newer.reports ?? older.reports,
  };
}

/** An entity put on the list just now. */
export function newlyWatched({ id, jib, name, isPublicEntity }: WatchableEntity): Watched {
  return { id, jib, name, isPublicEntity, seen: null, latest: null };
}

/**
 * The entity after a check. Parts that failed keep what was known; a part known for the first time counts as seen, so that a bad
 * first day never makes everything new.
 */
export function withCheck(entity: Watched, checked: EntityState, lang: Lang, at: string): Watched {
  const { seen, latest } = entity;
  const state = completed(checked, latest?.state);
  // Without a whole jib there are only the reports to ask for.
  const requested: readonly CheckedPart[] = isJib(entity.jib) ? CHECKED_PARTS : ['reports'];
  const failed = requested.filter((part) => checked[part] === null);
  if (failed.length === requested.length && !latest) return { ...entity, latest: { at, lang, failed, state: UNKNOWN } };
  const first = seen ?? { at, lang, state: UNKNOWN };
  return { ...entity, latest: { at, lang, failed, state }, seen: { ...first, state: completed(first.state, state) } };
}

/** The entity after the reader has acknowledged a state that was shown; what changed since stays new. */
export function withSeen(entity: Watched, { at, lang, state }: NonNullable<Watched['seen']>): Watched {
  return { ...entity, seen: { at, lang, state: completed(state, entity.seen?.state) } };
}

/** Whether the agency is queried again: once an hour, earlier only for parts that failed and for names in another language. */
export function isDue({ latest }: Watched, lang: Lang, now = Date.now()): boolean {
  if (!latest || latest.failed.length > 0 || latest.lang !== lang) return true;
  const age = now - Date.parse(latest.at);
  return !(age >= 0 && age < TIMING.watchCheck);
}
