/** Step of the colour ramp, 1 (lowest) to 5 (highest); 'loss' is a figure below zero. */
export type Level = 1 | 2 | 3 | 4 | 5 | 'loss';

/** A class of the map's colours with the smallest and largest figure in it. */
export type MapClass = { readonly level: Level; readonly from: number; readonly to: number };

const CLASSES = 5;

/**
 * At most five classes with about equal numbers of cantons: sizes differ so much that classes of equal width would put nine
 * cantons into one. Negative figures have their own class, so that a loss never looks like a small gain. Equal figures share a
 * class; fewer distinct figures give fewer classes, spread over the ramp. Unknown figures belong to none.
 */
export function classesOf(figures: readonly (number | null)[]): MapClass[] {
  const known = figures.filter((figure): figure is number => figure !== null).toSorted((a, b) => a - b);
  const losses = known.filter((figure) => figure < 0);
  const gains = known.filter((figure) => figure >= 0);
  const [first] = losses;
  const lossClass: MapClass[] = first === undefined ? [] : [{ level: 'loss', from: first, to: losses.at(-1) ?? first }];
  return [...lossClass, ...gainClasses(gains, CLASSES - lossClass.length)];
}

function gainClasses(sorted: readonly number[], most: number): MapClass[] {
  // The index of the first of equal figures decides for all of them.
  const groups = Map.groupBy(sorted, (figure) => Math.floor((sorted.indexOf(figure) * most) / sorted.length));
  const last = CLASSES - 1;
  return [...groups.values()].map((group, at) => {
    const step = groups.size === 1 ? last / 2 : Math.round((at * last) / (groups.size - 1));
    return { level: (step + 1) as Level, from: group[0] ?? 0, to: group.at(-1) ?? 0 };
  });
}

/** The class of a figure; null when the figure is unknown. */
export function levelOf(figure: number | null, classes: readonly MapClass[]): Level | null {
  if (figure === null) return null;
  return classes.find(({ from, to }) => figure >= from && figure <= to)?.level ?? null;
}
