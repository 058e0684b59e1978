import { publishedContentCall } from '#domain/content/content.calls.ts';
import { endpointFor } from '#shared/api/api.ts';
import { isSuccess } from '#shared/api/early-calls.ts';
import type { RunningPortal } from './create-portal.ts';
import { loadPage } from './load-page.ts';
import { PAGES } from './pages.ts';
import { needsSignIn } from './route-access.ts';
import { placeCalls } from './start-page-calls.ts';
import { storeAnswer } from './store-answers.ts';

/** Milliseconds that pointer or focus must rest on a link before its page is fetched: passing over it fetches nothing. */
const REST = 80;

type LinkParts = Pick<RunningPortal, 'store' | 'calls' | 'earlyCalls' | 'storage' | 'texts'>;

declare global {
  interface Navigator {
    readonly connection?: { readonly saveData?: boolean };
  }
}

/**
 * Prefetches the page behind an internal link that is pointed at, focused or touched: its files, and for public data the
 * answers of its queries, so that a click shows it at once (architecture, Loading). It listens on the document, so no link
 * needs code of its own. Leaving the link cancels the calls. Nothing is fetched when the visitor saves data or is offline.
 *
 * @returns a function that stops it.
 */
export function watchLinks(portal: LinkParts): () => void {
  const fetch = (link: HTMLAnchorElement, ending: AbortSignal) => fetchPage(link, portal, ending);
  let pointed: { link: HTMLAnchorElement; timer: ReturnType<typeof setTimeout>; ending: AbortController } | undefined;
  const leave = () => {
    if (!pointed) return;
    clearTimeout(pointed.timer);
    pointed.ending.abort();
    pointed = undefined;
  };
  const pointAt = ({ target }: Event, rest: number) => {
    const link = internalLink(target);
    if (link !== pointed?.link) {
      leave();
      if (!link || !navigator.onLine || navigator.connection?.saveData) return;
      const ending = new AbortController();
      pointed = { link, ending, timer: setTimeout(() => fetch(link, ending.signal), rest) };
    } else if (link && pointed && rest === 0) {
      clearTimeout(pointed.timer);
      fetch(link, pointed.ending.signal);
    }
  };
  const ends = new AbortController();
  const on = <Name extends keyof DocumentEventMap>(name: Name, react: (event: DocumentEventMap[Name]) => void) =>
    document.addEventListener(name, react, { signal: ends.signal, capture: true, passive: true });
  on('pointerover', (event) => event.pointerType === 'mouse' && pointAt(event, REST));
  on('focusin', (event) => pointAt(event, REST));
  on('pointerdown', (event) => pointAt(event, 0));
  on('pointercancel', leave);
  on('focusout', leave);
  // A clicked link is being opened, so leaving it must not cancel its calls.
  on('click', () => (pointed = undefined));
  return () => {
    ends.abort();
    leave();
  };
}

/** The link an event belongs to, if it opens another page of the portal in this tab. */
function internalLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest('a') : undefined;
  if (!link?.href || link.target || link.hasAttribute('download') || link.origin !== window.location.origin)
    return undefined;
  const { pathname, search } = window.location;
  return link.pathname === pathname && link.search === search ? undefined : link;
}

function fetchPage(
  { pathname, search }: HTMLAnchorElement,
  { store, calls: context, earlyCalls, storage, texts: portalTexts }: LinkParts,
  ending: AbortSignal,
): void {
  const place = placeCalls({ pathname, search }, storage);
  // A switch of language loads its texts itself, and the keys of its calls would not differ from those of this language.
  if (!place || place.lang !== context.headers()['accept-language']) return;
  const { name, lang, calls } = place;
  // When they cannot be loaded, the page tries again and reports the failure.
  const files = Promise.all([loadPage(name), portalTexts.load(PAGES[name].texts ?? [], lang)]);
  files.catch(() => {});
  if (needsSignIn(name)) return;
  for (const request of calls) {
    const { call, arg } = request;
    // The content tree is requested by the frame of every page; an answer in the store is shown again without a call.
    if (call.id === publishedContentCall.id || endpointFor(request)?.select(arg)(store.getState()).isSuccess) continue;
    const answer = earlyCalls.startNext(request, context.headers(request.lang && { language: request.lang }), ending);
    Promise.all([answer, files]).then(
      ([answered]) => answered && isSuccess(answered) && storeAnswer(request, store),
      // Cancelled, or failed: the page makes the call again and shows its error.
      () => {},
    );
  }
}
