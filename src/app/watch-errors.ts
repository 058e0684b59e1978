import type { Lang } from '#shared/i18n/languages.ts';
import { routeNameOf } from '#shared/routing/href.ts';
import type { RouteName } from '#shared/routing/routes.ts';

/**
 * All that leaves the browser about an error. Neither its message nor an address: both may hold what somebody typed, a jib or
 * a name. Nothing says who, and two reports of one visitor cannot be matched.
 */
export type ErrorReport = {
  /** File name of the main part of the build, by its hash: which build it was. */
  build: string;
  /** Where it was noticed: a script, a promise nobody waited for, drawing a part, or opening a page. */
  kind: 'script' | 'promise' | 'drawing' | 'navigation';
  /** Name of the error's class, as 'TypeError'. */
  name: string;
  /** The portal's own files and places the error came through, innermost first, five at most: 'Footer-1a2b3c.js:1:234'. */
  places: string[];
  /** Name of the route in the specification, without its parameters. */
  route: RouteName | 'unknown';
  language: Lang;
};

/** Most reports of one visit to the portal: an error in a loop is reported, not repeated. */
const MOST = 5;
const PLACES = 5;

/** File name, line and column of every frame of a stack that lies on this origin. */
export function placesOf(stack: string, origin: string): string[] {
  return stack
    .split('\n')
    .filter((line) => line.includes(`${origin}/`))
    .map((line) => /\/([\w.-]{1,80}\.(?:js|tsx?|mjs))(?:\?[^:]*)?:(\d+):(\d+)\)?$/.exec(line.trim()))
    .flatMap((match) => (match ? [match.slice(1).join(':')] : []))
    .slice(0, PLACES);
}

/** Class name of what was thrown; a name that is no plain word is not passed on. */
function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error';
}

type Surroundings = { basename: string; language: () => Lang };

/**
 * Tells `report` of errors in the portal's own files, each once and five at most. Returns what takes an error that was
 * caught elsewhere (`observe`) and what ends the watch (`stop`). Nothing the reporter does can disturb the page.
 */
export function watchErrors(report: (report: ErrorReport) => void, { basename, language }: Surroundings) {
  const reported = new Set<string>();
  const { origin } = window.location;

  function observe(kind: ErrorReport['kind'], error: unknown): void {
    // Some browsers repeat the message in the stack.
    const stack = error instanceof Error ? (error.stack ?? '').replace(error.message, () => '') : '';
    const places = placesOf(stack, origin);
    const name = nameOf(error);
    const key = [name, ...places].join(' ');
    // Errors without a place of ours are those of extensions and of the browser.
    if (places.length === 0 || reported.size >= MOST || reported.has(key)) return;
    reported.add(key);
    const build = /\/([\w.-]+)$/.exec(new URL(import.meta.url).pathname)?.[1] ?? 'unknown';
    try {
      report({
        build,
        kind,
        name,
        places,
        route: routeNameOf(window.location.pathname.slice(basename.length)) ?? 'unknown',
        language: language(),
      });
    } catch {
      // Whoever reports errors must not make new ones.
    }
  }

  const watching = new AbortController();
  const { signal } = watching;
  window.addEventListener('error', ({ error }) => observe('script', error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => observe('promise', reason), { signal });
  return { observe, stop: () => watching.abort() };
}
