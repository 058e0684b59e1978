import { betterPlan } from './better-plan.ts';

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
  /** How much a byte that a page fetches counts beside one of the others; 1 by default. */
  weightOf?: (page: string) => number;
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
  const start = joined(ofPages, modules, limits, EAGERNESS);
  const best = improved(start, ofPages, modules, limits);
  const later = joined(ofParts, modules, { ...limits, filesOfPage: Infinity }, 0);
  return [...best, ...later].map((group) =>
    group.modules.toSorted((one, other) => modules.sizeOf(other) - modules.sizeOf(one) || (one < other ? -1 : 1)),
  );
}

/** How much a union that spares many pages a file may cost more than one that spares few: from here the search ends best. */
const EAGERNESS = 1.25;

/** The files of a plan after atoms of it were moved between them wherever pages then fetch less. */
function improved(
  plan: readonly Group[],
  atoms: readonly Group[],
  { pages, importsOf, weightOf = () => 1 }: PlannedModules,
  limits: PlanLimits,
): Pick<Group, 'modules'>[] {
  const fileOf = new Map(plan.flatMap(({ modules }, file) => modules.map((id) => [id, file] as const)));
  const atomOf = new Map(atoms.flatMap(({ modules }, atom) => modules.map((id) => [id, atom] as const)));
  const imports = atoms.map(({ modules }, atom) => {
    const imported = new Set(modules.flatMap((id) => importsOf(id).flatMap((other) => atomOf.get(other) ?? [])));
    imported.delete(atom);
    return imported;
  });
  const start = atoms.map(({ modules: [id = ''] }) => fileOf.get(id) ?? 0);
  const files = betterPlan({ atoms, files: start, imports, pages, weightOf, ...limits });
  const byFile = Map.groupBy(atoms, (_atom, at) => files[at] ?? 0);
  return [...byFile.values()].map((together) => ({ modules: together.flatMap(({ modules }) => modules) }));
}

type Weights = Pick<PlannedModules, 'weightOf'>;

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
function joined(
  given: readonly Group[],
  modules: PlannedModules,
  { smallest, filesOfPage, mostWaste }: PlanLimits,
  eagerness: number,
): Group[] {
  const groups = given.map((group) => ({ ...group, modules: [...group.modules] }));
  for (;;) {
    const allRoots = groups.flatMap(({ roots }) => [...roots]);
    const files = Map.groupBy(allRoots, (root) => root);
    const isCrowded = (root: string) => (files.get(root)?.length ?? 0) > filesOfPage;
    const imports = importsOfGroups(groups, modules);
    const pairs = groups.flatMap((one, at) =>
      groups.slice(at + 1).map((other): Pair => {
        const shared = [...one.roots].filter((root) => other.roots.has(root));
        return {
          groups: [one, other],
          isTooMany: shared.some(isCrowded),
          isTooSmall: Math.min(one.size, other.size) < smallest,
          spared: (1 + shared.length) ** eagerness,
        };
      }),
    );
    const pair =
      cheapest(pairs, imports, modules, mostWaste) ??
      cheapest(
        pairs.filter(({ isTooMany }) => isTooMany),
        imports,
        modules,
        Infinity,
      );
    if (!pair) return groups;
    unite(pair, imports);
    groups.splice(groups.indexOf(pair[1]), 1);
  }
}

type Pair = { groups: readonly [Group, Group]; isTooMany: boolean; isTooSmall: boolean; spared: number };

/** The pair whose union costs least, of those there is a reason to unite. */
function cheapest(
  pairs: readonly Pair[],
  imports: GroupImports,
  weights: Weights,
  mostWaste: number,
): Pair['groups'] | undefined {
  const fetchedBy = fetchedByGroup(imports);
  return (
    pairs
      .filter(({ isTooMany, isTooSmall }) => isTooMany || isTooSmall)
      // Most pairs cost too much by themselves, without what they import.
      .filter(({ groups }) => waste(groups, groups, weights) <= mostWaste)
      .map(({ groups, spared }) => ({
        groups,
        bytes: waste(groups, fetchedBy(groups), weights),
        spared,
        size: groups[0].size + groups[1].size,
      }))
      .filter(({ bytes }) => bytes <= mostWaste)
      .toSorted((one, other) => one.bytes / one.spared - other.bytes / other.spared || one.size - other.size)
      .find(({ groups: [one, other] }) => !leadsRound(one, other, imports) && !leadsRound(other, one, imports))?.groups
  );
}

/** Makes one group of two. */
function unite([one, other]: Pair['groups'], imports: GroupImports): void {
  const roots = rootsOf([one, other]);
  for (const group of fetchedWith([one, other], imports)) group.roots = rootsOf([group, { roots }]);
  one.modules.push(...other.modules);
  one.size += other.size;
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

/** The same of a pair, found once for each of its groups: every pair is looked at. */
function fetchedByGroup(imports: GroupImports): (pair: Pair['groups']) => Iterable<Group> {
  const none = new Set<Group>();
  const known = new Map([...imports.keys()].map((group) => [group, fetchedWith([group], imports)]));
  return function* ([one, other]) {
    const first = known.get(one) ?? none;
    yield* first;
    for (const group of known.get(other) ?? none) if (!first.has(group)) yield group;
  };
}

/** Bytes that all roots together fetch in vain when two groups are one file, each by its weight; `fetched` is what comes with it. */
function waste([one, other]: Pair['groups'], fetched: Iterable<Group>, { weightOf = () => 1 }: Weights): number {
  let bytes = 0;
  for (const { roots, size } of fetched) {
    for (const root of one.roots) if (!roots.has(root)) bytes += weightOf(root) * size;
    for (const root of other.roots) if (!roots.has(root) && !one.roots.has(root)) bytes += weightOf(root) * size;
  }
  return bytes;
}

/** Whether one group imports another by way of a third: as one file the two would import it and be imported by it. */
function leadsRound(from: Group, to: Group, imports: GroupImports): boolean {
  const between = [...(imports.get(from) ?? [])].filter((group) => group !== to);
  return fetchedWith(between, imports).has(to);
}
