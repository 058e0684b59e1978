import { readdirSync, readFileSync } from 'node:fs';

/** What the bundler tells about a module: its id and who imports it statically. */
type ModuleGraph = { getModuleInfo: (id: string) => { importers: readonly string[] } | null };

const HOME_FOLDER = 'src/features/portal/home';
const HOME_PAGE = /src[\\/]features[\\/]portal[\\/]home[\\/]HomePage\.tsx$/;
const START = /src[\\/]app[\\/]start\.tsx$/;
const OWN_OF_HOME = /src[\\/]features[\\/]portal[\\/]home[\\/]/;
const ICON = /node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/]([\w-]+)\.mjs$/;

/** Libraries every page needs before its first paint. The http client is not among them: the content call is under way before. */
const CORE =
  /node_modules[\\/](react|react-dom|scheduler|react-router|@reduxjs|immer|redux|reselect|react-redux|use-sync-external-store|i18next|react-i18next|redux-persist|jwt-decode|redux-thunk)[\\/]/;

/** Small modules that many screens are made of. */
const PART = /src[\\/](shared|domain[\\/]content)[\\/]/;
/** Parts that bring a library along: in files of their own, for the screens that show them. */
const WITH_LIBRARY =
  /src[\\/]shared[\\/](html[\\/](HtmlContent|sanitise|finish-element|trusted-html)|ui[\\/](Pager|Combobox|combobox))/;

/** Icons of the first screen of home: 'ArrowRight' of its sources is the file 'arrow-right'. */
function homeIcons(): Set<string> {
  const sources = readdirSync(HOME_FOLDER).filter((name) => name.endsWith('.tsx'));
  const imports = sources.flatMap((name) => [
    ...readFileSync(`${HOME_FOLDER}/${name}`, 'utf8').matchAll(/import \{([^}]+)\} from 'lucide-react'/g),
  ]);
  const names = imports.flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
  return new Set(names.map((name) => name.replace(/(?<=[a-z])(?=[A-Z\d])/g, '-').toLowerCase()));
}

/** True when a module of the portal is a static import of another one, at whatever distance. */
function isReachedFrom(id: string, root: RegExp, graph: ModuleGraph, seen = new Set<string>()): boolean {
  if (root.test(id)) return true;
  if (seen.has(id) || id.includes('node_modules')) return false;
  seen.add(id);
  return graph.getModuleInfo(id)?.importers.some((importer) => isReachedFrom(importer, root, graph, seen)) ?? false;
}

/**
 * The files the portal is cut into: few requests before the first paint and for every screen, and no file that a screen fetches
 * mostly in vain (architecture, Budgets). Everything not named here follows the lazy imports. For Rolldown's `codeSplitting`.
 */
export function chunkGroups() {
  const icons = homeIcons();
  const isText = (id: string) => id.endsWith('.json');
  return [
    // The first texts of each language: of frame, widgets and home.
    ...['bs', 'hr', 'en'].map((lang) => ({
      name: `texts-${lang}`,
      priority: 6,
      test: new RegExp(
        `src[\\\\/](app[\\\\/]layout|shared[\\\\/]ui|features[\\\\/]portal[\\\\/]home)[\\\\/]texts[\\\\/]${lang}\\.json$`,
      ),
    })),
    // What every page needs before its first paint, in one file: it compresses better than eight.
    { name: 'core', priority: 5, test: CORE },
    // The frame with all it needs, and what home shares with other screens, so that home waits for nothing else.
    {
      name: (id: string, graph: ModuleGraph) => {
        const icon = ICON.exec(id)?.[1];
        const isShared =
          icon === undefined ? !OWN_OF_HOME.test(id) && isReachedFrom(id, HOME_PAGE, graph) : icons.has(icon);
        return START.test(id) || isShared ? 'frame' : null;
      },
      debugName: 'frame',
      priority: 4,
    },
    // One file for all screens, instead of thirty of 200 bytes each for every one of them.
    {
      name: 'parts',
      priority: 3,
      minShareCount: 6,
      test: (id: string) => (PART.test(id) || ICON.test(id)) && !WITH_LIBRARY.test(id) && !isText(id),
    },
    { name: 'html', priority: 2, test: /src[\\/]shared[\\/]html[\\/]HtmlContent\.tsx$/ },
  ];
}
