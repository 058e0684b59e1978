import { env } from '#shared/config/env.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { routeNameOf } from '#shared/routing/href.ts';
import type { RouteName } from '#shared/routing/routes.ts';

/**
 * Everything a report of an error contains. Neither the message nor an address: both may hold what somebody typed, a jib or a
 * name. Nothing identifies the visitor, and two reports of one visitor cannot be matched.
 */
export type ErrorReport = {
  /** Version and commit of the build, as in the source of every page: '1.1.0+1a2b3c4d'. */
  version: string;
  /** Where it occurred: in a script, an unhandled promise, while rendering a part, or while opening a page. */
  kind: 'script' | 'promise' | 'rendering' | 'navigation';
  /** Name of the error's class, such as 'TypeError'. */
  name: string;
  /** Positions of the stack in the portal's own files, innermost first, five at most: '1a2b3c4d.js:1:234'. */
  places: string[];
  /** Name of the route in the specification, without its parameters. */
  route: RouteName | 'unknown';
  language: Lang;
};

/** Most reports of one visit, so that an error in a loop is not sent again and again. */
const MOST = 5;
const PLACES = 5;

/** File name, line and column of every stack frame on this origin. */
export function placesOf(stack: string, origin: string): string[] {
  return stack
    .split('\n')
    .filter((line) => line.includes(`${origin}/`))
    .map((line) => /\/([\w.-]{1,80}\.(?:js|tsx?|mjs))(?:\?[^:]*)?:(\d+):(\d+)\)?$/.exec(line.trim()))
    .flatMap((match) => (match ? [match.slice(1).join(':')] : []))
    .slice(0, PLACES);
}

/** Class name of what was thrown; 'Error' replaces a name that is no plain word, which could hold data. */
function nameOf(error: unknown): string {
  const name = error instanceof Error ? error.name : typeof error;
  return /^[A-Za-z]{1,40}$/.test(name) ? name : 'Error';
}

/** The version in the head of the document; its form is checked, because other software can change a document. */
function versionOfPage(): string {
  const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content ?? '';
  return /^[\w.+-]{1,60}$/.test(version) ? version : 'unknown';
}

type Surroundings = { basename: string; language: () => Lang };

/**
 * Reports errors in the portal's own files to `report`, each once and five at most. Returns `observe`, which takes an error
 * caught elsewhere, and `stop`. Nothing the reporter does can disturb the page.
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
    // Errors without a position in our files come from extensions or the browser.
    if (places.length === 0 || reported.size >= MOST || reported.has(key)) return;
    reported.add(key);
    try {
      report({
        version: versionOfPage(),
        kind,
        name,
        places,
        route: routeNameOf(window.location.pathname.slice(basename.length)) ?? 'unknown',
        language: language(),
      });
    } catch {
      // A reporter that fails must not cause further errors.
    }
  }

  const watching = new AbortController();
  const { signal } = watching;
  window.addEventListener('error', ({ error }) => observe('script', error), { signal });
  window.addEventListener('unhandledrejection', ({ reason }) => observe('promise', reason), { signal });
  return { observe, stop: () => watching.abort() };
}

/**
 * A function that sends reports of errors to an address; null without one: then errors are neither observed nor sent
 * (docs/operating.md, Error reports). No cookie, no referrer, and nothing is said when a report cannot be sent.
 */
export function reporterTo(address: string | undefined): ((report: ErrorReport) => void) | null {
  if (!address) return null;
  return (report) => {
    const body = JSON.stringify(report);
    // Text is sent without asking the server first, also from a page that is being left.
    const headers = { 'content-type': 'text/plain' };
    const quiet = { credentials: 'omit', referrerPolicy: 'no-referrer', keepalive: true } as const;
    fetch(address, { method: 'POST', body, headers, ...quiet }).catch(() => {});
  };
}

export const errorReporter = reporterTo(env.VITE_ERROR_REPORTS_URL);
