import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import {
  type ReactNode,
  startTransition,
  Suspense,
  useCallback,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useRef,
  useState,
  ViewTransition,
} from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useParams } from 'react-router';
import * as z from 'zod/mini';
import { useLimits } from '#domain/agency-file/use-limits.ts';
import { ExportLimit } from '#shared/export/export-limit.ts';
import { decoded } from '#shared/format/encode-segment.ts';
import { asLang, DEFAULT_LANG } from '#shared/i18n/languages.ts';
import { LangContext } from '#shared/i18n/use-lang.ts';
import { routeNameOf } from '#shared/routing/href.ts';
import { urlChoice } from '#shared/routing/url-schema.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { inUrlOrder } from '#shared/routing/write-url.ts';
import { Covers } from '#shared/ui/covers.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { LiveRegion } from '#shared/ui/LiveRegion.tsx';
import { PageLoader } from '#shared/ui/Spinner.tsx';
import { enterEarlyInput, frameListens } from '../early-input.ts';
import { loadFeedbackDialog } from '../load-page.ts';
import { PAGES } from '../pages.ts';
import { ClosableScreen } from './ClosableScreen.tsx';
import { HeadLinks } from './HeadLinks.tsx';
import { NavigationLoader } from './NavigationLoader.tsx';
import styles from './Layout.module.css';

const TRIES = 60;

const languageOf = (pathname: string) => asLang(pathname.split('/')[1]);

/** Focuses the element of this id, or of this name in a body; false where none is there or visible. */
function focusPart(id: string): boolean {
  const part =
    document.getElementById(id) ??
    [...document.querySelectorAll<HTMLElement>('main a[name]')].find((link) => link.getAttribute('name') === id);
  if (!part || part.closest('[hidden]')) return false;
  // A link without an address takes no focus either, though its `tabIndex` is 0.
  if (part.tabIndex < 0 || part.matches('a:not([href])')) part.tabIndex = -1;
  part.focus({ preventScroll: true });
  return true;
}

/**
 * Moves focus to the part of the new page that the address names, else to its heading, so that it is read first (faults I05).
 * Not on the first page of a visit, not within a page, and not on a switch of language, which keeps the visitor in place.
 */
function useRouteFocus(): void {
  const { pathname, hash } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    const from = last.current;
    last.current = pathname;
    if (from === pathname || languageOf(from) !== languageOf(pathname)) return undefined;
    const part = decoded(hash.slice(1)) || 'page-title';
    const before = document.activeElement;
    let tries = 0;
    let frame = requestAnimationFrame(function look() {
      // The visitor may have gone elsewhere, as into the search.
      if (![before, document.body].includes(document.activeElement)) return;
      // A closed screen has a heading of its own, and hides the page's. A part of a body has the sanitiser's prefix.
      if (['closed-title', part, `user-content-${part}`].some(focusPart)) return;
      if (++tries < TRIES) frame = requestAnimationFrame(look);
      else ['page-title', 'main-content'].some(focusPart);
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash]);
}

/**
 * Keeps the scroll position reached before hydration: React Router scrolls every page to its top, even the first one. A
 * restored position or an anchor in the address is applied later and wins.
 */
function useEarlyScroll(): void {
  const left = useRef(0);
  useInsertionEffect(() => {
    left.current = window.scrollY;
  }, []);
  useLayoutEffect(() => {
    if (left.current > 0 && !window.location.hash) window.scrollTo({ top: left.current, behavior: 'instant' });
  }, []);
}

/**
 * The key under which the scroll position of a location is stored. React Router calls the first location of every document
 * 'default': an address that is typed, or that another site leads to, would open where some other page was left.
 */
function useScrollKey(): (location: Location) => string {
  const entry = useRef('');
  return useCallback(({ key }: Location) => (key === 'default' ? (entry.current ||= documentEntry()) : key), []);
}

/** Names the entry of the history in which this document was opened; a reload and a step back to it find the name again. */
function documentEntry(): string {
  const state = (window.history.state ?? {}) as { entry?: unknown };
  const entry = typeof state.entry === 'string' ? state.entry : String(performance.timeOrigin);
  window.history.replaceState({ ...state, entry }, '');
  return entry;
}

const FeedbackDialog = lazyPart(loadFeedbackDialog);

const dialogUrl = z.object({ dialog: urlChoice([null, 'feedback']) });

/** The dialog that the address opens over any page: a link adds it to the address, closing removes it. */
function AddressDialog() {
  const [{ dialog }, setDialog] = useUrlState(dialogUrl);
  if (dialog !== 'feedback') return null;
  return <FeedbackDialog onClose={() => setDialog({ dialog: null }, { history: 'replace' })} />;
}

/** The limit of exported files, from the agency's file; a part of its own, because it is read late and renders only what uses it. */
function AgencyLimits({ children }: { children: ReactNode }) {
  return <ExportLimit value={useLimits().exportRows}>{children}</ExportLimit>;
}

/** A change of the address is a step of the back button, and the router knows of it. */
const URL_DEFAULTS = { history: 'push', shallow: false } as const;

type PageFrameProps = {
  /** What stands above and below every page. */
  head?: ReactNode;
  foot?: ReactNode;
};

/** What every page needs around it: its language, state in the address, focus, scroll position, announcements, dialogs. */
export function PageFrame({ head, foot }: PageFrameProps) {
  const lang = asLang(useParams()['lang']) ?? DEFAULT_LANG;
  useRouteFocus();
  useEarlyScroll();
  const scrollKey = useScrollKey();
  // As a layout effect, before any further event: React handles events from this render on.
  useLayoutEffect(frameListens, []);
  return (
    <NuqsAdapter defaultOptions={URL_DEFAULTS} processUrlSearchParams={inUrlOrder}>
      <LangContext value={lang}>
        <Covers>
          <HeadLinks />
          {head}
          <AgencyLimits>
            <main id="main-content" tabIndex={-1} className={styles.main}>
              <PageBoundary />
            </main>
          </AgencyLimits>
          {foot}
          <AddressDialog />
          <NavigationLoader />
          <LiveRegion />
          <ScrollRestoration getKey={scrollKey} />
        </Covers>
      </LangContext>
    </NuqsAdapter>
  );
}

/**
 * The place of the page. One page fades into the next, but not for the first page of a visit, for changes within a page, or for
 * a switch of language. React hydrates the content of a Suspense boundary last, since it is visible already. The update above
 * the boundary makes React hydrate it, and so request its data, right after the frame.
 */
function PageBoundary() {
  const [isHydrated, setHydrated] = useState(false);
  useEffect(() => startTransition(() => setHydrated(true)), []);
  const { page } = PAGES[routeNameOf(useLocation().pathname) ?? 'notFound'];
  const fade = isHydrated ? 'auto' : 'none';
  return (
    <Suspense fallback={<PageLoader />}>
      <ViewTransition key={page} default="none" enter={fade} exit={fade}>
        <ClosableScreen>
          <Outlet />
        </ClosableScreen>
      </ViewTransition>
      <EarlyInput />
    </Suspense>
  );
}

/** Follows the page in the boundary: when its effect runs, the frame and the page are hydrated and handle events. */
function EarlyInput() {
  useEffect(enterEarlyInput, []);
  return null;
}
