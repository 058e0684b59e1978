import { useStoredList } from '#shared/storage/stored-list.ts';
import { COMPARE_LIMITS, compareBasket, type ComparedEntity } from './compare-basket.ts';

const NONE: readonly ComparedEntity[] = [];

/** The compare basket, followed: the entities chosen, whether there is room and whether they can be compared. */
export function useCompareBasket() {
  const entities = useStoredList(compareBasket).items ?? NONE;
  return {
    entities,
    isFull: entities.length >= COMPARE_LIMITS.most,
    canCompare: entities.length >= COMPARE_LIMITS.least,
    has: (id: number) => entities.some((entity) => entity.id === id),
  };
}
