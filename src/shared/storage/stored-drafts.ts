import * as z from 'zod/mini';
import { TIMING } from '#shared/config/settings.ts';
import { fromJson } from './safe-storage.ts';
import { personalStorage } from './shared-computer.ts';

const KEY = 'drafts';

const draftSchema = z.object({ owner: z.nullable(z.string()), at: z.number(), value: z.unknown() });
/** What was typed into a form, by whom and when (milliseconds since 1970). */
type StoredDraft = z.output<typeof draftSchema>;

let owner: () => string | null = () => null;

/** Sets the function that returns the current user: the id of the signed-in user, null for a visitor. */
export function provideDraftOwner(given: () => string | null): void {
  owner = given;
}

/** All drafts that are not too old, by form; only a damaged one is left out (faults C03). */
function readDrafts(): Map<string, StoredDraft> {
  const stored = fromJson(personalStorage.get(KEY));
  const now = Date.now();
  return new Map(
    Object.entries(stored ?? {}).flatMap(([name, each]: [string, unknown]) => {
      const { data } = z.safeParse(draftSchema, each);
      return data && data.at <= now && now - data.at < TIMING.draftLife ? [[name, data]] : [];
    }),
  );
}

function writeDrafts(drafts: Map<string, StoredDraft>): void {
  if (drafts.size === 0) personalStorage.remove(KEY);
  else personalStorage.set(KEY, JSON.stringify(Object.fromEntries(drafts)));
}

/** The current user's draft of a form; null when there is none of the last 24 hours. */
export function readDraft(name: string): Pick<StoredDraft, 'at' | 'value'> | null {
  const draft = readDrafts().get(name);
  return draft && draft.owner === owner() ? draft : null;
}

/** Id of the signed-in user, null for a visitor. */
export const draftOwner = (): string | null => owner();

/** Stores a draft, replacing an older one of the same form, whoever typed it. */
export function storeDraft(name: string, value: unknown, of: string | null): void {
  writeDrafts(readDrafts().set(name, { owner: of, at: Date.now(), value }));
}

/** Removes the draft of a form, whoever typed it. */
export function dropDraft(name: string): void {
  const drafts = readDrafts();
  drafts.delete(name);
  writeDrafts(drafts);
}

/** Removes the drafts of all forms whose names begin like that, whoever typed them. */
export function dropDraftsOf(start: string): void {
  writeDrafts(new Map([...readDrafts()].filter(([name]) => !name.startsWith(start))));
}

/** Removes everybody's drafts, at a sign-out. */
export function dropAllDrafts(): void {
  writeDrafts(new Map());
}

/** Removes drafts older than 24 hours, also of forms that nobody opens again. */
export function dropOldDrafts(): void {
  writeDrafts(readDrafts());
}
