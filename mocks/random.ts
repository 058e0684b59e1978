/** A seeded source of numbers: the same seed gives the same agency on every machine. */
export type Random = {
  /** A number in [0, 1). */
  next(): number;
  /** A whole number from `min` to `max`, both included. */
  int(min: number, max: number): number;
  /** One element of a list that is not empty. */
  pick<Item>(list: readonly Item[]): Item;
  /** True with the given probability (0 to 1). */
  chance(probability: number): boolean;
};

/** Mulberry32: small, quick and good enough for sample data. */
export function random(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
  const int = (min: number, max: number) => min + Math.floor(next() * (max - min + 1));
  return {
    next,
    int,
    pick: <Item>(list: readonly Item[]): Item => list[int(0, list.length - 1)] as Item,
    chance: (probability) => next() < probability,
  };
}
