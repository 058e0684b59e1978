/** The modules of a build as a plan needs them. */
type PlannedModules = {
  /** Modules of the pages: what one imports has to come before it stands. */
  pages: readonly string[];
  /** Modules of parts that are fetched later. */
  parts: readonly string[];
  importsOf: (id: string) => readonly string[];
  /** Compressed bytes, roughly. */
  sizeOf: (id: string) => number;
  /** Modules that have their file already; these import none of the others. */
  isPlaced: (id: string) => boolean;
};

type PlanLimits = {
  /** Bytes below which a file is not worth its request. */
  smallest: number;
  /** Files a page may have beside those that are placed. */
  filesOfPage: number;
  /** Bytes that all pages together may fetch in vain for a small file less. */
  mostWaste: number;
};

type Group = { roots: Set<string>; modules: string[]; size: number };

/**
 * Cuts modules into files: those that the same pages need lie together, and what only later parts share lies apart from both. Small
 * files are joined, and files of a page that has too many, always the two whose union makes pages fetch the fewest bytes in vain, and
 * never so that two files would import each other.
 *
 * @returns groups of modules, the largest module first. What a single part alone needs is in none: it goes with the part.
 */
export function chunkPlan(modules: PlannedModules, limits: PlanLimits): string[][] {
  const ofPages = sharedBy(modules.pages, modules, () => false);
  const planned = new Set(ofPages.flatMap((group) => group.modules));
  const ofParts = sharedBy(modules.parts, modules, (id) => planned.has(id)).filter(({ roots }) => roots.size > 1);
  join(ofPages, modules, limits);
  join(ofParts, modules, { ...limits, filesOfPage: Infinity });
  return [...ofPages, ...ofParts].map((group) =>
    group.modules.toSorted((one, other) => modules.sizeOf(other) - modules.sizeOf(one) || (one < other ? -1 : 1)),
  );
}

/** Everything a module imports, at whatever distance, with itself. */
function reached(root: string, { importsOf, isPlaced }: PlannedModules): Set<string> {
  const seen = new Set<string>();
  const queue = [root];
  for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
    if (seen.has(id) || isPlaced(id)) continue;
    seen.add(id);
    queue.push(...importsOf(id));
  }
  return seen;
}

/** Groups of the modules that the same roots reach. */
function sharedBy(roots: readonly string[], modules: PlannedModules, isApart: (id: string) => boolean): Group[] {
  const rootsOf = new Map<string, Set<string>>();
  for (const root of roots)
    for (const id of reached(root, modules))
      if (!isApart(id)) rootsOf.set(id, (rootsOf.get(id) ?? new Set()).add(root));
  const groups = new Map<string, Group>();
  for (const [id, all] of rootsOf) {
    const key = [...all].toSorted().join('\n');
    const group = groups.get(key) ?? { roots: all, modules: [], size: 0 };
    group.modules.push(id);
    group.size += modules.sizeOf(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Joins the cheapest pair of groups until none is too small and no root has too many; a small one stays where joining it costs much. */
function join(groups: Group[], modules: PlannedModules, { smallest, filesOfPage, mostWaste }: PlanLimits): void {
  for (;;) {
    const crowded = [...new Set(groups.flatMap(({ roots }) => [...roots]))].filter(
      (root) => groups.filter(({ roots }) => roots.has(root)).length > filesOfPage,
    );
    const isCrowded = ({ roots }: Group, other: Group) =>
      crowded.some((root) => roots.has(root) && other.roots.has(root));
    const pairs = groups.flatMap((one, at) => groups.slice(at + 1).map((other): [Group, Group] => [one, other]));
    const imports = importsOfGroups(groups, modules);
    const tooMany = pairs.filter((pair) => isCrowded(...pair));
    const tooSmall = pairs.filter(([one, other]) => Math.min(one.size, other.size) < smallest);
    const isJoined =
      joinCheapest(groups, [...tooSmall, ...tooMany], imports, mostWaste) ||
      joinCheapest(groups, tooMany, imports, Infinity);
    if (!isJoined) return;
  }
}

function joinCheapest(
  groups: Group[],
  pairs: readonly [Group, Group][],
  imports: GroupImports,
  mostWaste: number,
): boolean {
  const possible = pairs.filter(([one, other]) => !leadsRound(one, other, imports) && !leadsRound(other, one, imports));
  const cheapest = possible
    .map((pair) => ({ pair, bytes: waste(pair, imports), size: pair[0].size + pair[1].size }))
    .filter(({ bytes }) => bytes <= mostWaste)
    .toSorted((one, other) => one.bytes - other.bytes || one.size - other.size)[0];
  if (!cheapest) return false;
  const [one, other] = cheapest.pair;
  const roots = rootsOf(cheapest.pair);
  for (const group of fetchedWith(cheapest.pair, imports)) group.roots = rootsOf([group, { roots }]);
  groups.splice(groups.indexOf(other), 1);
  one.modules.push(...other.modules);
  one.size += other.size;
  return true;
}

type GroupImports = ReadonlyMap<Group, ReadonlySet<Group>>;

function importsOfGroups(groups: readonly Group[], { importsOf }: PlannedModules): GroupImports {
  const groupOf = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group] as const)));
  return new Map(
    groups.map((group) => {
      const imported = group.modules.flatMap((id) => importsOf(id).flatMap((other) => groupOf.get(other) ?? []));
      return [group, new Set(imported.filter((other) => other !== group))];
    }),
  );
}

/** Groups with all they import: who fetches the first fetches the others. */
function fetchedWith(groups: readonly Group[], imports: GroupImports): Set<Group> {
  const seen = new Set<Group>();
  const queue = [...groups];
  for (let group = queue.pop(); group; group = queue.pop()) {
    if (seen.has(group)) continue;
    seen.add(group);
    queue.push(...(imports.get(group) ?? []));
  }
  return seen;
}

const rootsOf = (groups: readonly Pick<Group, 'roots'>[]) => new Set(groups.flatMap(({ roots }) => [...roots]));

/** Bytes that all roots together fetch in vain when two groups are one file. */
function waste(pair: readonly [Group, Group], imports: GroupImports): number {
  const roots = [...rootsOf(pair)];
  return [...fetchedWith(pair, imports)].reduce(
    (sum, group) => sum + roots.filter((root) => !group.roots.has(root)).length * group.size,
    0,
  );
}

/** Whether one group imports another by way of a third: as one file the two would import it and be imported by it. */
function leadsRound(from: Group, to: Group, imports: GroupImports): boolean {
  const between = [...(imports.get(from) ?? [])].filter((group) => group !== to);
  return fetchedWith(between, imports).has(to);
}
