import * as z from 'zod/mini';
import { safeSession } from '#shared/storage/safe-storage.ts';

/** A legal entity chosen for comparison; the name is only for the tray. */
export type ComparedEntity = { id: number; name: string };

/** Two to four entities stand side by side (issue 4, Compare). */
export const COMPARE_LIMITS = { least: 2, most: 4 } as const;

const KEY = 'compareBasket';
const stored = z.array(z.object({ id: z.number(), name: z.string() }));
const listeners = new Set<() => void>();
let basket: readonly ComparedEntity[] | null = null;

function restored(): readonly ComparedEntity[] {
  try {
    const result = z.safeParse(stored, JSON.parse(safeSession.get(KEY) ?? '[]'));
    return result.success ? result.data.slice(0, COMPARE_LIMITS.most) : [];
  } catch {
    return [];
  }
}

/** The chosen entities in the order they were chosen; kept for the session of this tab and sent nowhere. */
export function basketEntities(): readonly ComparedEntity[] {
  return (basket ??= restored());
}

function change(next: readonly ComparedEntity[]): void {
  basket = next;
  safeSession.set(KEY, JSON.stringify(next));
  for (const listener of listeners) listener();
}

/** Adds an entity; nothing happens when it is in or four are. */
export function addToBasket(entity: ComparedEntity): void {
  const now = basketEntities();
  if (now.length >= COMPARE_LIMITS.most || now.some(({ id }) => id === entity.id)) return;
  change([...now, { id: entity.id, name: entity.name }]);
}

export function removeFromBasket(id: number): void {
  change(basketEntities().filter((entity) => entity.id !== id));
}

export function emptyBasket(): void {
  change([]);
}

/** For `useSyncExternalStore`; returns what stops it. */
export function onBasketChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
