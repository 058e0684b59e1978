import { resolve } from 'node:path';
import { deflateRawSync } from 'node:zlib';

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[]; code: string | null };
type ModuleGraph = { getModuleInfo: (id: string) => ModuleInfo | null };
type Imports = (id: string) => readonly string[];

/** Modules that share a file, and the pages that fetch it. */
type Group = { modules: readonly string[]; pages: ReadonlySet<string>; size: number };

/** A page has its own file, entry, libraries, frame and renderer, and at most so many that it shares with some pages only. */
const MOST_SHARED_FILES = 4;
const PAGE = /[\\/]features[\\/].*Page\.tsx$/;

const ENTRY = 'src/main.tsx';
const START = resolve('src/app/start.tsx');
const RENDERER = resolve('src/app/render.tsx');
const HOME = resolve('src/features/portal/home/HomePage.tsx');

/**
 * The files of the portal, for Rolldown's `codeSplitting`: the entry; libraries and frame of every page, which include what the
 * home page needs; the renderer; and files that some pages share. A page is a file of its own, with all that it alone needs, and
 * so is every other module that is imported lazily.
 */
export function fileGroups(entry?: string) {
  let names: ReadonlyMap<string, string> | undefined;
  const name = (id: string, graph: ModuleGraph) => (names ??= groupNames(graph, entry)).get(id) ?? null;
  return [{ name, debugName: 'files' }];
}

/** Whether a page needs the file of this name for its first render: those of the groups, and of the pages. */
export const isFirstFile = (name: string): boolean =>
  /^(?:entry|frame|libraries|renderer|shared-\d+|\w+Page)$/.test(name);

/** The name of the group of each module that is in one. */
export function groupNames(graph: ModuleGraph, entryFile = ENTRY): ReadonlyMap<string, string> {
  const entry = resolve(entryFile);
  const imports: Imports = (id) => graph.getModuleInfo(id)?.importedIds ?? [];
  const lazy: Imports = (id) => graph.getModuleInfo(id)?.dynamicallyImportedIds ?? [];
  const names = new Map<string, string>();
  const add = (modules: Iterable<string>, nameOf: (id: string) => string) => {
    for (const id of modules) if (id !== HOME && !names.has(id)) names.set(id, nameOf(id));
  };
  add(reached([entry], imports), () => 'entry');
  add(reached([START, HOME], imports), (id) => (id.includes('node_modules') ? 'libraries' : 'frame'));
  const all = [...reached([entry], (id) => [...imports(id), ...lazy(id)])];
  const [pages, parts] = [all.filter((id) => PAGE.test(id)), all.flatMap(lazy).filter((id) => !PAGE.test(id))];
  // What pages use, too, is no part of the renderer, or their documents would fetch it early.
  const ofPages = reached(pages, imports);
  add(reached([RENDERER], imports), (id) => (ofPages.has(id) ? 'libraries' : 'renderer'));
  const ofPage: Imports = (id) => imports(id).filter((other) => !names.has(other));
  const sizeOf = (id: string) => deflateRawSync(graph.getModuleInfo(id)?.code ?? '').length;
  const pagesOf = new Map<string, Set<string>>();
  for (const page of pages)
    for (const id of reached([page], ofPage))
      if (id !== page) pagesOf.set(id, (pagesOf.get(id) ?? new Set()).add(page));
  const later = reached(parts, ofPage);
  const several = [...pagesOf].filter(([id, users]) => users.size > 1 || later.has(id));
  // Modules that exactly the same pages use.
  const groups = [...Map.groupBy(several, ([, users]) => [...users].join('\n')).values()].map((same) => ({
    modules: same.map(([id]) => id),
    pages: new Set(same[0]?.[1]),
    size: same.reduce((sum, [id]) => sum + sizeOf(id), 0),
  }));
  // What one page shares with its own later parts needs a file, too.
  const own = groups.filter((group) => group.pages.size === 1);
  const shared = groups.filter((group) => group.pages.size > 1);
  const files = [...united(shared, imports), ...own];
  for (const [at, { modules }] of files.entries()) add(modules, () => `shared-${at + 1}`);
  return names;
}

/**
 * Unites two groups of a page that has too many files, until there is no such page: each time the two for which pages fetch few
 * bytes in vain and which many such pages have, above all those with the most files. Files never come to import each other: a
 * group between two others is fetched by all pages of the first, so uniting the first with it costs less.
 */
function united(groups: readonly Group[], imports: Imports): readonly Group[] {
  const filesOf = Map.groupBy(
    groups.flatMap(({ pages }) => [...pages]),
    (page) => page,
  );
  const crowded = new Map([...filesOf].filter(([, files]) => files.length > MOST_SHARED_FILES));
  if (crowded.size === 0) return groups;
  const groupOf = new Map(groups.flatMap((group) => group.modules.map((id) => [id, group] as const)));
  const importsOf = (group: Group) =>
    group.modules.flatMap((id) => imports(id).flatMap((other) => groupOf.get(other) ?? []));
  const fetched = new Map(groups.map((group) => [group, reached([group], importsOf)]));

  const unions = groups.flatMap((one, at) =>
    groups.slice(at + 1).flatMap((other) => {
      const files = [...one.pages].flatMap((page) => (other.pages.has(page) ? (crowded.get(page) ?? []) : []));
      if (files.length === 0) return [];
      const pages = new Set([...one.pages, ...other.pages]);
      const together = new Set([one, other].flatMap((group) => [...(fetched.get(group) ?? [])]));
      const bytesInVain = [...together].reduce((sum, group) => sum + group.size * missing(pages, group), 0);
      // Squared, because many small unions would otherwise come first.
      return [{ one, other, pages, together, cost: bytesInVain / files.length ** 2 }];
    }),
  );
  const [best] = unions.toSorted((one, other) => one.cost - other.cost);
  if (!best) throw new Error('A page has too many files, but none of them can be united.');
  const { one, other, pages, together } = best;
  const union = { modules: [...one.modules, ...other.modules], size: one.size + other.size, pages };
  const others = groups.filter((group) => group !== one && group !== other);
  // Who fetches a file fetches all that it imports.
  const fetchedByAll = (group: Group) => ({ ...group, pages: new Set([...group.pages, ...pages]) });
  return united([union, ...others.map((group) => (together.has(group) ? fetchedByAll(group) : group))], imports);
}

/** How many of some pages do not use a group. */
const missing = (pages: ReadonlySet<string>, group: Group) =>
  [...pages].filter((page) => !group.pages.has(page)).length;

/** What there is at the start, and all that `next` leads to. */
function reached<T>(start: readonly T[], next: (one: T) => readonly T[]): Set<T> {
  const seen = new Set(start);
  for (const one of seen) for (const other of next(one)) seen.add(other);
  return seen;
}
