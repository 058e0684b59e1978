import * as z from 'zod/mini';
import { createStoredList, useStoredList } from '#shared/storage/stored-list.ts';

const comparedSchema = z.object({ id: z.number(), name: z.string() });

/** A legal entity selected for comparison; the name is only for the tray. */
export type ComparedEntity = z.output<typeof comparedSchema>;

/** Number of entities that can be compared (decisions: Comparison). */
export const COMPARE_LIMITS = { least: 2, most: 4 } as const;

/** The entities to compare in the order they were selected; they go with the tab and are sent nowhere. */
export const compareBasket = createStoredList('compare-basket', comparedSchema, {
  idOf: ({ id }) => id,
  limit: COMPARE_LIMITS.most,
  place: 'tab',
});

/** Adds an entity; does nothing when it is already in the basket or the basket is full. */
export const addToBasket = ({ id, name }: ComparedEntity) =>
  compareBasket.change((entities) => [...entities, { id, name }]);

export const removeFromBasket = (id: number) =>
  compareBasket.change((entities) => entities.filter((entity) => entity.id !== id));

export const emptyBasket = () => compareBasket.change(() => []);

const NONE: readonly ComparedEntity[] = [];

/** The compare basket: the selected entities, whether it is full and whether they can be compared. */
export function useCompareBasket() {
  const entities = useStoredList(compareBasket).items ?? NONE;
  return {
    entities,
    isFull: entities.length >= COMPARE_LIMITS.most,
    canCompare: entities.length >= COMPARE_LIMITS.least,
    has: (id: number) => entities.some((entity) => entity.id === id),
  };
}
