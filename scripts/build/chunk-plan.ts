import { betterPlan } from './better-plan.ts';

/** The modules of a build, as the plan needs them. */
type PlannedModules = {
  /** Modules of the pages; their imports must be loaded before the page can render. */
  pages: readonly string[];
  /** Modules of parts that are fetched later. */
  parts: readonly string[];
  importsOf: (id: string) => readonly string[];
  /** Compressed bytes, roughly. */
  sizeOf: (id: string) => number;
  /** Modules that already have a file; they import none of the others. */
  isPlaced: (id: string) => boolean;
  /** Weight of a byte that a page fetches; 1 by default. */
  weightOf?: (page: string) => number;
};

type PlanLimits = {
  /** Bytes below which a file is not worth its request. */
  smallest: number;
  /** Most files of a page besides the placed ones. */
  filesOfPage: number;
  /** Bytes that all pages together may fetch needlessly to save a small file. */
  mostWaste: number;
};

type Group = { roots: Set<string>; modules: string[]; size: number };

/**
 * Assigns modules to files: modules needed by the same pages share a file, and modules shared only by later parts are separate.
 * Small files, and files of a page that has too many, are joined, always the two whose union makes pages fetch the fewest
 * needless bytes, but never so that two files would import each other.
 *
 * @returns groups of modules, the largest module first. A module needed by a single part only is in none, because it belongs to
 * that part.
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

/** How much more a union may cost if it saves many pages a file instead of few; this value starts the search best. */
const EAGERNESS = 1.25;

/** The files of a plan after atoms were moved between them wherever pages then fetch less. */
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

/** A module with its direct and indirect imports. */
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

/** Groups of the modules that are reached from the same roots. */
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

/** Joins the cheapest pair of groups until none is too small and no root has too many; a small one stays if joining it costs much. */
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

/** The pair whose union costs least, among those with a reason to be joined. */
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
      // Most pairs cost too much even without their imports.
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

/** Joins two groups. */
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

/** Groups with all their imports, which are fetched with them. */
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

/** The same for a pair, computed once for each group, because every pair is examined. */
function fetchedByGroup(imports: GroupImports): (pair: Pair['groups']) => Iterable<Group> {
  const none = new Set<Group>();
  const known = new Map([...imports.keys()].map((group) => [group, fetchedWith([group], imports)]));
  return function* ([one, other]) {
    const first = known.get(one) ?? none;
    yield* first;
    for (const group of known.get(other) ?? none) if (!first.has(group)) yield group;
  };
}

/** Weighted bytes that all roots together fetch needlessly when two groups share a file; `fetched` is what is fetched with it. */
function waste([one, other]: Pair['groups'], fetched: Iterable<Group>, { weightOf = () => 1 }: Weights): number {
  let bytes = 0;
  for (const { roots, size } of fetched) {
    for (const root of one.roots) if (!roots.has(root)) bytes += weightOf(root) * size;
    for (const root of other.roots) if (!roots.has(root) && !one.roots.has(root)) bytes += weightOf(root) * size;
  }
  return bytes;
}

/** Whether one group imports another through a third: as one file the two would import it and be imported by it. */
function leadsRound(from: Group, to: Group, imports: GroupImports): boolean {
  const between = [...(imports.get(from) ?? [])].filter((group) => group !== to);
  return fetchedWith(between, imports).has(to);
}
