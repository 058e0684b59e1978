export type Place = { readonly id: number; readonly label: { readonly x: number; readonly y: number } };

export type Arrow = 'ArrowUp' | 'ArrowDown' | 'ArrowLeft' | 'ArrowRight';

const DIRECTION: Record<Arrow, { x: number; y: number }> = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

/** Being off the line counts this many times more than being far: 'right' means the east before the near south-east. */
const ASIDE_WEIGHT = 2;

/** Whether a key moves over the map. */
export function isArrow(key: string): key is Arrow {
  return key in DIRECTION;
}

/**
 * The place to which an arrow key leads on a map: the nearest one that lies in that direction, measured along the arrow
 * with a penalty for lying aside. The place itself when there is none, as at the edge of a country.
 */
export function neighbourOf(places: readonly Place[], from: number, arrow: Arrow): number {
  const start = places.find(({ id }) => id === from);
  if (!start) return from;
  const direction = DIRECTION[arrow];
  let best = { id: from, cost: Number.POSITIVE_INFINITY };
  for (const { id, label } of places) {
    const x = label.x - start.label.x;
    const y = label.y - start.label.y;
    const along = x * direction.x + y * direction.y;
    const aside = Math.abs(x * direction.y) + Math.abs(y * direction.x);
    if (along <= 0 || aside > along * 2) continue;
    const cost = along + ASIDE_WEIGHT * aside;
    if (cost < best.cost) best = { id, cost };
  }
  return best.id;
}
