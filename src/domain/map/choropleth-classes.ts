/** Step of the colour ramp, 1 (least) to 5 (most); 'loss' is a figure below zero. */
export type Level = 1 | 2 | 3 | 4 | 5 | 'loss';

/** A class of the choropleth with the least and the greatest figure that really stand in it. */
export type MapClass = { readonly level: Level; readonly from: number; readonly to: number };

const CLASSES = 5;

/**
 * Five classes of equal count over the known figures: cantons differ so much in size that equal
 * steps would put nine of them into one. Figures below zero are a class of their own, so that a loss never looks like a
 * small gain. Equal figures share a class; fewer distinct figures give fewer classes, spread over the ramp. Figures that
 * are not known belong to none.
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
  // The place of the first of equal figures decides for all of them.
  const groups = Map.groupBy(sorted, (figure) => Math.floor((sorted.indexOf(figure) * most) / sorted.length));
  const last = CLASSES - 1;
  return [...groups.values()].map((group, at) => {
    const step = groups.size === 1 ? last / 2 : Math.round((at * last) / (groups.size - 1));
    return { level: (step + 1) as Level, from: group[0] ?? 0, to: group.at(-1) ?? 0 };
  });
}

/** The class a figure belongs to; null when it is not known. */
export function levelOf(figure: number | null, classes: readonly MapClass[]): Level | null {
  if (figure === null) return null;
  return classes.find(({ from, to }) => figure >= from && figure <= to)?.level ?? null;
}
