import { fromJson } from '#shared/storage/safe-storage.ts';
import type { PortalStorage } from '#shared/storage/create-storage.ts';

/** Key under which redux-persist stores the slices of `persistence.ts`: each as JSON within JSON. */
export const PERSISTED_KEY = 'persist:portal';

const asRecord = (value: unknown): Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};

/**
 * A slice as the last visit stored it, for what runs before the store exists. Its fields are not checked; it has none when
 * nothing readable is stored.
 */
export function persistedSlice(
  { personal }: Pick<PortalStorage, 'personal'>,
  name: string,
): Readonly<Record<string, unknown>> {
  const slice = asRecord(fromJson(personal.get(PERSISTED_KEY)))[name];
  return asRecord(typeof slice === 'string' ? fromJson(slice) : null);
}
