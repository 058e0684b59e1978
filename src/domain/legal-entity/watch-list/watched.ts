import * as z from 'zod/mini';
import { withDefault } from '#shared/api/wire.ts';
import { isJib } from '#shared/format/jib.ts';
import { LANGUAGES, type Lang } from '#shared/i18n/languages.ts';
import { isHourAgo } from '../hour-ago.ts';

/** What a screen knows about a legal entity that can be watched. */
export type WatchableEntity = { id: number; jib: string; name: string; isPublicEntity: boolean };

/** The three parts that a check requests. */
const CHECKED_PARTS = ['account', 'documents', 'reports'] as const;

/** Status of the main account; code '' for an entity without an account. The name depends on the language, the code does not. */
const accountSchema = z.object({ code: z.string(), name: z.string() });
/** A document of a proceeding; the day as sent. The id is a text if not numeric, or composed of the other fields. */
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

/** The state of an entity. A part that was never known is null. */
const stateSchema = z.object({
  account: z.nullable(accountSchema),
  documents: z.nullable(z.array(documentSchema)),
  // Documents with a text id are a part of their own: entries stored before that part existed do not have it, and then its
  // first documents are no changes.
  otherDocuments: withDefault(z.nullable(z.array(documentSchema)), null),
  reports: z.nullable(z.array(reportSchema)),
});

export type EntityState = z.output<typeof stateSchema>;

const stateAt = { at: z.string(), lang: z.enum(LANGUAGES), state: stateSchema };

/** The state the reader acknowledged last, against which changes are detected. `at` is when it was requested (ISO instant). */
const seenSchema = z.object(stateAt);
/** The result of the last check. Parts in `failed` could not be loaded and keep their older value. */
const latestSchema = z.object({ ...stateAt, failed: z.array(z.enum(CHECKED_PARTS)) });

/** Schema of a stored entity of the watch list; a state that does not fit counts as unknown. */
export const watchedSchema = z.object({
  id: z.number(),
  jib: z.string(),
  name: z.string(),
  isPublicEntity: z.boolean(),
  seen: withDefault(z.nullable(seenSchema), null),
  latest: withDefault(z.nullable(latestSchema), null),
});

/** A legal entity on the watch list, with the acknowledged state and that of the last check. */
export type Watched = z.output<typeof watchedSchema>;

/** The state of an entity that was never checked. */
export const UNKNOWN: EntityState = { account: null, documents: null, otherDocuments: null, reports: null };

/** `newer`, with its missing parts taken from `older`. */
function completed(newer: EntityState, older: EntityState = UNKNOWN): EntityState {
  return {
    account: newer.account ?? older.account,
    documents: newer.documents ?? older.documents,
    otherDocuments: newer.otherDocuments ?? older.otherDocuments,
    reports: newer.reports ?? older.reports,
  };
}

/** The state without its names, which are in another language; an account is shown by its name. */
const withoutNames = (state: EntityState = UNKNOWN): EntityState => ({
  ...state,
  account: null,
  reports: state.reports?.map((report) => ({ ...report, name: '' })) ?? null,
});

/** An entity that has just been added. */
export function newlyWatched({ id, jib, name, isPublicEntity }: WatchableEntity): Watched {
  return { id, jib, name, isPublicEntity, seen: null, latest: null };
}

/**
 * The entity after a check. Failed parts keep their older value. A part known for the first time counts as acknowledged, so
 * that a failed first check does not make everything appear new later.
 */
export function withCheck(entity: Watched, checked: EntityState, lang: Lang, at: string): Watched {
  const { seen, latest } = entity;
  const state = completed(checked, latest?.lang === lang ? latest.state : withoutNames(latest?.state));
  // Without a valid jib only the reports can be requested.
  const requested: readonly (typeof CHECKED_PARTS)[number][] = isJib(entity.jib) ? CHECKED_PARTS : ['reports'];
  const failed = requested.filter((part) => checked[part] === null);
  if (failed.length === requested.length && !latest) return { ...entity, latest: { at, lang, failed, state: UNKNOWN } };
  const first = seen ?? { at, lang, state: UNKNOWN };
  return { ...entity, latest: { at, lang, failed, state }, seen: { ...first, state: completed(first.state, state) } };
}

/** The entity after the reader has acknowledged a shown state; later changes stay new. */
export function withSeen(entity: Watched, { at, lang, state }: NonNullable<Watched['seen']>): Watched {
  return { ...entity, seen: { at, lang, state: completed(state, entity.seen?.state) } };
}

/** Whether an entity is due for a check: once an hour, earlier for failed parts and for names in another language. */
export function isDue({ latest }: Watched, lang: Lang, now: number): boolean {
  if (!latest || latest.failed.length > 0 || latest.lang !== lang) return true;
  return isHourAgo(Date.parse(latest.at), now);
}
