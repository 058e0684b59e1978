import * as z from 'zod/mini';
import { TIMING } from '#shared/config/settings.ts';
import { fromJson } from '#shared/format/from-json.ts';
import type { SafeStorage } from './safe-storage.ts';

const KEY = 'drafts';

const draftSchema = z.object({ owner: z.nullable(z.string()), at: z.number(), value: z.unknown() });
/** What was typed into a form, by whom and when (milliseconds since 1970). */
type StoredDraft = z.output<typeof draftSchema>;

/** The drafts of one portal: what was typed into its forms. */
export type Drafts = {
  /** The current user's draft of a form; null when there is none of the last 24 hours. */
  read: (name: string) => Pick<StoredDraft, 'at' | 'value'> | null;
  /** Id of the signed-in user, null for a visitor. */
  owner: () => string | null;
  /** Stores a draft, replacing an older one of the same form, whoever typed it. */
  write: (name: string, value: unknown, owner: string | null) => void;
  /** Removes the draft of a form, whoever typed it. */
  remove: (name: string) => void;
  /** Removes the drafts of all forms whose names begin like that, whoever typed them. */
  removeStartingWith: (start: string) => void;
  /** Removes everybody's drafts, at a sign-out. */
  removeAll: () => void;
  /** Removes drafts older than 24 hours, also of forms that nobody opens again. */
  removeOld: () => void;
};

declare module '#shared/portal/portal.ts' {
  interface Portal {
    drafts: Drafts;
  }
}

type DraftParts = {
  personal: Pick<SafeStorage, 'get' | 'set' | 'remove'>;
  owner: () => string | null;
};

/** The drafts of one portal, in its storage for personal data. */
export function createDrafts({ personal, owner }: DraftParts): Drafts {
  /**
   * All drafts that are not too old, by form; only a malformed one is left out (faults C03). One from the future was typed
   * before the clock was set back.
   */
  function readAll(): Map<string, StoredDraft> {
    const stored = fromJson(personal.get(KEY));
    const now = Date.now();
    return new Map(
      Object.entries(stored ?? {}).flatMap(([name, each]: [string, unknown]) => {
        const { data } = z.safeParse(draftSchema, each);
        return data && now - data.at < TIMING.draftLife ? [[name, data]] : [];
      }),
    );
  }

  function writeAll(drafts: Map<string, StoredDraft>): void {
    if (drafts.size === 0) personal.remove(KEY);
    else personal.set(KEY, JSON.stringify(Object.fromEntries(drafts)));
  }

  return {
    read: (name) => {
      const draft = readAll().get(name);
      return draft && draft.owner === owner() ? draft : null;
    },
    owner,
    write: (name, value, of) => writeAll(readAll().set(name, { owner: of, at: Date.now(), value })),
    remove: (name) => {
      const drafts = readAll();
      drafts.delete(name);
      writeAll(drafts);
    },
    removeStartingWith: (start) => writeAll(new Map([...readAll()].filter(([name]) => !name.startsWith(start)))),
    removeAll: () => writeAll(new Map()),
    removeOld: () => writeAll(readAll()),
  };
}
