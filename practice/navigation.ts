/**
 * First part of the site's service worker: opens the portal's addresses on any static host, as its `_redirects` say. The second
 * part is the one of MSW, unchanged, which hands calls to the page (`scripts/practice.ts`).
 */

/** Patterns of the portal's addresses, each with its document; written by the build. */
declare const DOCUMENTS: readonly (readonly [pattern: string, file: string])[];
declare const registration: ServiceWorkerRegistration;

/** The event of a service worker; the project's types are those of pages. */
type FetchEvent = Event & { request: Request; respondWith: (answer: Promise<Response>) => void };

addEventListener('fetch', (event) => {
  const { request } = event as FetchEvent;
  const { pathname } = new URL(request.url);
  const scope = new URL(registration.scope).pathname;
  const isPage = request.mode === 'navigate';
  const [, api] = /^practice-agency\/([^/]+)\//.exec(pathname.slice(scope.length)) ?? [];
  // A call, or a file of the agency. Its other pages and all files of the site are left to the host.
  if (api && !(isPage && api !== 'main')) return;
  event.stopImmediatePropagation();
  if (isPage && !api) (event as FetchEvent).respondWith(documentOf(request, scope, pathname));
});

/** The document of an address; for another address what the host answers, and the page that says so for none. */
async function documentOf(request: Request, scope: string, pathname: string): Promise<Response> {
  const path = pathname.slice(scope.length - 1);
  const [, file] = DOCUMENTS.find(([pattern]) => new RegExp(pattern).test(path)) ?? [];
  const answer = await fetch(file ? scope + file : request);
  // A page may not be opened with an answer that was redirected, as hosts do with `.html`.
  if (answer.status !== 404) return file ? new Response(answer.body, { headers: answer.headers }) : answer;
  const [, lang = 'bs'] = /^\/(bs|hr|en)\//.exec(path) ?? [];
  const { body, headers } = await fetch(`${scope}${lang}/404.html`);
  return new Response(body, { headers, status: 404 });
}

// MSW removes its worker with the last page. Between two pages there is none, and the next one would lose its requests.
addEventListener('message', (event) => {
  if (event.data === 'CLIENT_CLOSE') event.stopImmediatePropagation();
});
