export type Place = { readonly id: number; readonly label: { readonly x: number; readonly y: number } };

const DIRECTION = {
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
};

type Arrow = keyof typeof DIRECTION;

/** Largest distance sideways, relative to that ahead: first the quarter of the arrow, then nearly anything ahead. */
const CONES = [1, 4];

/** Whether a key is an arrow key. */
export function isArrow(key: string): key is Arrow {
  return key in DIRECTION;
}

/**
 * The place an arrow key leads to on a map: the nearest one in the quarter of the arrow's direction, else the nearest one ahead
 * at all. The same place when there is none, as at the edge of the country.
 */
export function neighbourOf(places: readonly Place[], from: number, arrow: Arrow): number {
  const start = places.find(({ id }) => id === from);
  if (!start) return from;
  const direction = DIRECTION[arrow];
  const others = places.map(({ id, label }) => {
    const x = label.x - start.label.x;
    const y = label.y - start.label.y;
    const along = x * direction.x + y * direction.y;
    return { id, along, aside: Math.abs(x * direction.y) + Math.abs(y * direction.x) };
  });
  for (const cone of CONES) {
    const ahead = others.filter(({ along, aside }) => along > 0 && aside <= along * cone);
    const [nearest] = ahead.toSorted((a, b) => a.along + a.aside - b.along - b.aside);
    if (nearest) return nearest.id;
  }
  return from;
}
