import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { deflateRawSync } from 'node:zlib';
import { chunkPlan } from './chunk-plan.ts';

type ModuleInfo = { importedIds: readonly string[]; dynamicallyImportedIds: readonly string[]; code: string | null };
/** The bundler's information about a module. */
type ModuleGraph = { getModuleInfo: (id: string) => ModuleInfo | null };

/** The entry: it starts the page's calls while everything else loads. */
const ENTRY = resolve('src/main.tsx');
const START = resolve('src/app/start.tsx');
const DRAW = resolve('src/app/draw.tsx');
const HOME = resolve('src/features/portal/home/HomePage.tsx');
const OWN_OF_HOME = /src[\\/]features[\\/]portal[\\/]home[\\/]/;
const PAGES = resolve('src/app/load-page.ts');
const TEXTS = /[\\/]texts[\\/]\w+\.json$/;
const PACKAGE = /node_modules[\\/](?!lucide-react)/;
/** Modules needed only for rendering: half of the libraries, needed after everything else has started (src/app/draw.tsx). */
const DRAWING =
  /node_modules[\\/](?:scheduler|react-dom[\\/](?:cjs[\\/]react-dom-)?client)\b|src[\\/]app[\\/]draw\.tsx$/;

/** Bytes as compressed here; minified they are less. */
const SMALLEST_FILE = 4500;
/** Besides entry, libraries and frame. */
const FILES_OF_PAGE = 4;
const MOST_WASTE = 10_000;
/** The most frequent screens, which the budgets of architecture.md name, and the weight of their bytes. */
const FREQUENT =
  /[\\/](?:EntitySearch|EntityProfile|BankAccount|NewsList|Search|Map|Control|Templates|Bankruptcy)Page\.tsx$/;
const WEIGHT = 3;

const ICONS = resolve('node_modules/lucide-react/dist/esm/lucide-react.mjs');

/** File of an icon by its names, because an icon may have several. */
const fileOfIcon = new Map(
  [...readFileSync(ICONS, 'utf8').matchAll(/export \{([^}]+)\} from ['"](\.\/icons\/[\w-]+\.mjs)/g)].flatMap(
    ([, names = '', file = '']) =>
      names.split(',').map((name) => [name.replace('default as', '').trim(), resolve(ICONS, '..', file)] as const),
  ),
);

/** Files of the icons a module imports by name; following the index of all icons would reach every one. */
function iconsIn(id: string): string[] {
  const lists = readFileSync(id, 'utf8').matchAll(/import\s*\{([^}]+)\}\s*from\s*'lucide-react'/g);
  return [...lists].flatMap(([, list = '']) =>
    list.split(',').flatMap((name) => fileOfIcon.get(name.replace(/ as .*/, '').trim()) ?? []),
  );
}

/** The file of every planned module, computed once for a build. */
function planOf(graph: ModuleGraph): Map<string, string> {
  const infos = new Map<string, ModuleInfo | null>();
  const infoOf = (id: string) => {
    const known = infos.get(id);
    if (known !== undefined) return known;
    const info = graph.getModuleInfo(id);
    infos.set(id, info);
    return info;
  };
  const importsOf = (id: string): readonly string[] => {
    const imported = infoOf(id)?.importedIds ?? [];
    return imported.includes(ICONS) ? [...imported.filter((other) => other !== ICONS), ...iconsIn(id)] : imported;
  };
  const lazyOf = (id: string) => (infoOf(id)?.dynamicallyImportedIds ?? []).filter((lazy) => !TEXTS.test(lazy));
  const reach = (roots: readonly string[], next: (id: string) => readonly string[]) => {
    const seen = new Set<string>();
    const queue = [...roots];
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      queue.push(...next(id));
    }
    return seen;
  };

  const names = new Map<string, string>();
  for (const id of reach([ENTRY], importsOf)) names.set(id, 'main');
  for (const id of reach([START, DRAW, HOME], importsOf))
    if (!names.has(id) && !OWN_OF_HOME.test(id))
      names.set(id, DRAWING.test(id) ? 'draw' : PACKAGE.test(id) ? 'core' : 'frame');

  const all = [...reach([ENTRY], (id) => [...importsOf(id), ...lazyOf(id)])];
  const pages = new Set(lazyOf(PAGES));
  const parts = new Set(all.flatMap(lazyOf).filter((id) => !pages.has(id) && !names.has(id)));
  const frequent = new Set([...pages].filter((page) => FREQUENT.test(page)));
  // The home page's own modules stay with it, whatever else is joined.
  const isPlanned = (id: string) => id !== HOME;
  const plan = chunkPlan(
    {
      pages: [...pages].filter(isPlanned),
      parts: [...parts].filter(isPlanned),
      importsOf,
      sizeOf: (id) => deflateRawSync(infoOf(id)?.code ?? '').length,
      isPlaced: (id) => names.has(id),
      weightOf: (page) => (frequent.has(page) ? WEIGHT : 1),
    },
    { smallest: SMALLEST_FILE, filesOfPage: FILES_OF_PAGE, mostWaste: MOST_WASTE },
  );
  const taken = new Set(names.values());
  for (const [first = '', ...others] of plan) {
    const name = freeName(first, taken);
    taken.add(name);
    for (const id of [first, ...others]) names.set(id, name);
  }
  return names;
}

/** A file is named after its largest module, or its package. */
function freeName(id: string, taken: ReadonlySet<string>): string {
  const path = /node_modules[\\/](?:@[\w-]+[\\/])?([\w.-]+)/.exec(id)?.[1] ?? /([\w-]+)(?:\.\w+)+$/.exec(id)?.[1];
  const name = path ?? 'shared';
  for (let at = 2; ; at++) {
    const free = at === 2 ? name : `${name}-${at - 1}`;
    if (!taken.has(free)) return free;
  }
}

const plans = new WeakMap<ModuleGraph, Map<string, string>>();

function plannedName(id: string, graph: ModuleGraph): string | null {
  const plan = plans.get(graph) ?? planOf(graph);
  plans.set(graph, plan);
  return plan.get(id) ?? null;
}

/**
 * The files of the portal (architecture, Loading): the entry; the libraries and the frame of every page, in one file each; and
 * files by what pages share. Everything else follows the lazy imports. For Rolldown's `codeSplitting`.
 */
export function chunkGroups() {
  return [
    // The first texts of each language: those of frame, widgets and home.
    ...['bs', 'hr', 'en'].map((lang) => ({
      name: `texts-${lang}`,
      priority: 20,
      test: new RegExp(
        `src[\\\\/](app[\\\\/]layout|shared[\\\\/]ui|features[\\\\/]portal[\\\\/]home)[\\\\/]texts[\\\\/]${lang}\\.json$`,
      ),
    })),
    { name: plannedName, debugName: 'planned', priority: 10 },
  ];
}
