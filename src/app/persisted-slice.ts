import { fromJson } from '#shared/format/from-json.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';

type Personal = Pick<PortalStorage, 'personal'>;

/** Slices of the store that are persisted, each under a key of its own, so that tabs do not overwrite each other's. */
export const PERSISTED_SLICES = ['language', 'searching'] as const;
export type PersistedSlice = (typeof PERSISTED_SLICES)[number];

/** The key of a persisted slice. Its values are stored as JSON. */
export const persistedKey = (name: PersistedSlice) => `persist:${name}` as const;

/** The one key under which earlier builds stored all slices, each as JSON within JSON. */
const OLD_KEY = 'persist:portal';

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/**
 * A slice as the last visit stored it, for what runs before the store exists. Its fields are not checked; it has none when
 * nothing readable is stored.
 */
export const persistedSlice = ({ personal }: Personal, name: PersistedSlice): Readonly<Record<string, unknown>> =>
  asRecord(fromJson(personal.get(persistedKey(name))));

/** Moves what an earlier build stored under one key to the keys of the slices. */
export function splitOldState({ personal }: Personal): void {
  const old = personal.get(OLD_KEY);
  if (old === null) return;
  const slices = asRecord(fromJson(old));
  for (const name of PERSISTED_SLICES) {
    const slice = slices[name];
    if (typeof slice === 'string' && personal.get(persistedKey(name)) === null) personal.set(persistedKey(name), slice);
  }
  personal.remove(OLD_KEY);
}
