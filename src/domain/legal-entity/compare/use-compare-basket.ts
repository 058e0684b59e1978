import * as z from 'zod/mini';
import { useLimits } from '#domain/agency-file/use-limits.ts';
import { idOf } from '#shared/api/lists.ts';
import { MOST_COMPARED } from '#shared/config/settings.ts';
import { defineStoredList } from '#shared/storage/stored-list.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';

const comparedSchema = z.object({ id: z.number(), name: z.string() });

/** A legal entity selected for comparison; the name is only for the tray. */
export type ComparedEntity = z.output<typeof comparedSchema>;

/** Number of entities that can be compared (decisions: Comparison). */
export const COMPARE_LIMITS = { least: 2, most: MOST_COMPARED } as const;

/** The entities to compare in the order they were selected; they go with the tab and are sent nowhere. */
export const compareBasket = defineStoredList('compare-basket', comparedSchema, {
  idOf,
  limit: COMPARE_LIMITS.most,
  place: 'tab',
});

const NONE: readonly ComparedEntity[] = [];

/** The compare basket: the selected entities, whether it is full and whether they can be compared, and its changes. */
export function useCompareBasket() {
  const { items, change } = useStoredList(compareBasket);
  const most = useLimits().compared;
  const entities = items ?? NONE;
  return {
    entities,
    most,
    isFull: entities.length >= most,
    canCompare: entities.length >= COMPARE_LIMITS.least,
    has: (id: number) => entities.some((entity) => entity.id === id),
    /** Adds an entity; does nothing when it is already in the basket or the basket is full. */
    add: ({ id, name }: ComparedEntity) => void change((others) => [...others, { id, name }]),
    remove: (id: number) => void change((all) => all.filter((entity) => entity.id !== id)),
    empty: () => void change(() => []),
  };
}
