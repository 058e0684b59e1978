import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';

/** What the bundler tells about a module: its id and what it imports statically. */
type ModuleGraph = { getModuleInfo: (id: string) => { importedIds: readonly string[] } | null };

/** The entry: it starts the page's calls while all else is on its way. */
const ENTRY = ['src/main.tsx'];
const FIRST = ['src/app/start.tsx', 'src/features/portal/home/HomePage.tsx'];
const OWN_OF_HOME = /src[\\/]features[\\/]portal[\\/]home[\\/]/;
const ICON = /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.mjs$/;

/** Modules of packages, without the icons: those come with what shows them. */
const PACKAGE = /node_modules[\\/](?!lucide-react)/;

/** Libraries that come with what uses them, each in a file of its own with the portal's own modules around it. */
const LIBRARIES = {
  http: /node_modules[\\/]axios[\\/]|src[\\/]shared[\\/](http[\\/](clients|to-api-error|retry)|api[\\/]make-call)/,
  html: /node_modules[\\/]dompurify[\\/]|src[\\/]shared[\\/]html[\\/](HtmlContent|sanitise)/,
  forms: /node_modules[\\/](react-hook-form|@hookform)[\\/]/,
  carousel: /node_modules[\\/]embla-/,
  combobox:
    /node_modules[\\/](downshift|@babel[\\/]runtime|react-is|prop-types|compute-scroll-into-view)[\\/]|src[\\/]shared[\\/]ui[\\/][Cc]ombobox/,
  virtual: /node_modules[\\/]@tanstack[\\/]/,
} as const;

const isOfLibrary = (id: string) => Object.values(LIBRARIES).some((library) => library.test(id));

/** What several screens share: one file for each area, instead of thirty of 200 bytes for every screen. */
const AREAS = {
  parts:
    /src[\\/](shared(?![\\/]workbook)|domain[\\/](content|feedback|reference[\\/](cantons|locations)|legal-entity[\\/]search[\\/](RegisterOffer|use-searching-flag)))[\\/.]|node_modules[\\/](file-saver|react-paginate)[\\/]/,
  registers: /src[\\/]domain[\\/](legal-entity[\\/]|reference[\\/](reference|croatian)|indicators[\\/])/,
  profile: /src[\\/]features[\\/]registers[\\/]entity-profile[\\/]/,
  map: /src[\\/]domain[\\/]map[\\/]/,
  portal: /src[\\/]features[\\/]portal[\\/]/,
  'report-tools': /src[\\/](features[\\/]report-tools|domain[\\/]report-form)[\\/]/,
} as const;

/** Modules that go with others wherever they are used: pages of two addresses with one body, the outlines of the cantons. */
const TOGETHER = {
  profile: /entity-profile[\\/](Public)?EntityProfilePage\.tsx$/,
  'report-tools': /templates[\\/]Templates(Old)?Page\.tsx$/,
  geography: /virtual:geography|reference[\\/]geography[\\/]/,
} as const;

/** Modules that are no code of a screen: the outlines of the map, texts. */
const APART = /reference[\\/]geography[\\/]|\.json$|\.topojson/;

/** What all icons are made of. */
const ICON_KIT = /lucide-react[\\/]dist[\\/]esm[\\/](?!icons)/;

/** The list of all icons: following it would lead to each of them. */
const ALL_ICONS = /lucide-react[\\/]dist[\\/]esm[\\/]lucide-react\.mjs$/;

/** File of an icon by its names: several are names of one drawing. */
const fileOfIcon = new Map(
  [
    ...readFileSync('node_modules/lucide-react/dist/esm/lucide-react.mjs', 'utf8').matchAll(
      /export \{([^}]+)\} from ['"]\.\/icons\/([\w-]+)\.mjs/g,
    ),
  ].flatMap(([, names = '', file = '']) =>
    names.split(',').map((name) => [name.replace('default as', '').trim(), file] as const),
  ),
);

/** Files of the icons a module of the portal imports by name. */
function iconsIn(id: string): string[] {
  if (!/[\\/]src[\\/].*\.tsx$/.test(id)) return [];
  const lists = readFileSync(id, 'utf8').matchAll(/import\s*\{([^}]+)\}\s*from\s*'lucide-react'/g);
  return [...lists].flatMap(([, list = '']) =>
    list.split(',').flatMap((name) => fileOfIcon.get(name.replace(/ as .*/, '').trim()) ?? []),
  );
}

/** All that some modules import statically, at whatever distance; found once for a graph. */
function reachOf(roots: readonly string[]) {
  const reached = new WeakMap<ModuleGraph, Set<string>>();
  return (graph: ModuleGraph): Set<string> => {
    const known = reached.get(graph);
    if (known) return known;
    const seen = new Set<string>();
    const queue = roots.map((file) => resolve(file));
    for (let id = queue.pop(); id !== undefined; id = queue.pop()) {
      if (seen.has(id)) continue;
      seen.add(id);
      const module = graph.getModuleInfo(id);
      queue.push(...(module?.importedIds ?? []).filter((imported) => !ALL_ICONS.test(imported)));
      for (const icon of iconsIn(id)) seen.add(icon);
    }
    reached.set(graph, seen);
    return seen;
  };
}

const reachedByEntry = reachOf(ENTRY);
const reachedAtStart = reachOf(FIRST);

/** Whether a module is evaluated before the first page is drawn. */
function isFirst(id: string, graph: ModuleGraph): boolean {
  const reached = reachedAtStart(graph);
  const icon = ICON.exec(id)?.[1];
  return reached.has(icon ?? id) || ICON_KIT.test(id);
}

/**
 * The files the portal is cut into: few requests before the first paint and for every screen, and no file that a screen fetches
 * mostly in vain (architecture, Budgets). Everything not named here follows the lazy imports. For Rolldown's `codeSplitting`.
 */
export function chunkGroups() {
  return [
    // The first texts of each language: of frame, widgets and home.
    ...['bs', 'hr', 'en'].map((lang) => ({
      name: `texts-${lang}`,
      priority: 20,
      test: new RegExp(
        `src[\\\\/](app[\\\\/]layout|shared[\\\\/]ui|features[\\\\/]portal[\\\\/]home)[\\\\/]texts[\\\\/]${lang}\\.json$`,
      ),
    })),
    {
      name: (id: string, graph: ModuleGraph) => (reachedByEntry(graph).has(id) ? 'main' : null),
      debugName: 'main',
      priority: 21,
    },
    // What every page needs before its first paint, in one file: it compresses better than eight.
    {
      name: (id: string, graph: ModuleGraph) => (PACKAGE.test(id) && isFirst(id, graph) ? 'core' : null),
      debugName: 'core',
      priority: 19,
    },
    // The frame with all it needs, and what home shares with other screens, so that home waits for nothing else.
    {
      name: (id: string, graph: ModuleGraph) => (isFirst(id, graph) && !OWN_OF_HOME.test(id) ? 'frame' : null),
      debugName: 'frame',
      priority: 18,
    },
    ...Object.entries({ ...LIBRARIES, ...TOGETHER }).map(([name, test]) => ({ name, test, priority: 16 })),
    ...Object.entries(AREAS).map(([name, area], at) => ({
      name,
      priority: name === 'parts' ? 17 : 15 - at,
      minShareCount: 2,
      test: (id: string) =>
        (area.test(id) || (name === 'parts' && ICON.test(id))) && !APART.test(id) && !isOfLibrary(id),
    })),
  ];
}
