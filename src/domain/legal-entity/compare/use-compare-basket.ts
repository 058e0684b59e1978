import { useSyncExternalStore } from 'react';
import { basketEntities, COMPARE_LIMITS, onBasketChange } from './compare-basket.ts';

/** The compare basket, followed: the entities chosen, whether there is room and whether they can be compared. */
export function useCompareBasket() {
  const entities = useSyncExternalStore(onBasketChange, basketEntities);
  return {
    entities,
    isFull: entities.length >= COMPARE_LIMITS.most,
    canCompare: entities.length >= COMPARE_LIMITS.least,
    has: (id: number) => entities.some((entity) => entity.id === id),
  };
}
