import type { RootOptions } from 'react-dom/client';
import { createBrowserRouter, createPath } from 'react-router';
import { env, withoutEndSlash } from '#shared/config/env.ts';
import { selectLanguage } from '#shared/i18n/language.slice.ts';
import { asLang, type Lang } from '#shared/i18n/languages.ts';
import type { Texts } from '#shared/i18n/texts.ts';
import { matchSlug } from '#shared/routing/href.ts';
import { leaveUnasked } from '#shared/routing/leave-unasked.ts';
import { SHARED_COMPUTER_KEY } from '#shared/storage/shared-computer.ts';
import { onStoredElsewhere } from '#shared/storage/stored-elsewhere.ts';
import { nextPaint, nextTask } from '#shared/timing/when-idle.ts';
import { createPortal, type GivenParts } from './create-portal.ts';
import { endNavigationOnReturn } from './end-navigation-on-return.ts';
import { guard } from './guard.ts';
import { languageSelection, languageSwitch } from './language-switch.ts';
import { LAYOUT_TEXTS, loadTextFiles } from './main-texts.ts';
import type * as Rendering from './render.tsx';
import { portalRoutes, routerSettled } from './router.tsx';
import { whenSessionEnds } from './session-end.ts';
import { placeCalls } from './start-page-calls.ts';
import { storeEarlyAnswers } from './store-answers.ts';
import { restored } from './store.ts';
import { errorReporter, watchErrors } from './watch-errors.ts';

/**
 * Starts the portal in an element: store, texts, session, router; then it replaces or hydrates the document's page.
 *
 * @param rendering the file that renders it, still being fetched.
 * @param given the parts of the portal that were used before.
 */
export async function start(
  element: HTMLElement,
  rendering: Promise<typeof Rendering>,
  given: GivenParts,
): Promise<void> {
  const portal = createPortal(given);
  const { store, session, texts, earlyCalls } = portal;
  const stateAtBuild = store.getState();
  onStoredElsewhere([SHARED_COMPUTER_KEY], portal.storage.lists.followMark);
  const basename = withoutEndSlash(env.VITE_BASE_PATH ?? '');
  await restored(store);
  // Each part is a task of its own: the rendering code is still being fetched, and events are handled between tasks.
  await nextTask();

  const path = window.location.pathname.slice(basename.length);
  const first = asLang(path.split('/')[1]?.replace(/(?:@|%40)$/i, '')) ?? selectLanguage(store.getState());
  await texts.start(first, LAYOUT_TEXTS, documentTexts(first));
  await nextTask();

  // A new language renders every text again: let the browser show the press on the language first.
  const load = (lang: Lang) => texts.loadLanguage(lang).then(nextPaint);
  const select = languageSelection(store);
  const switchTo = languageSwitch(texts.i18n, load, (lang) => {
    // Writing it again, even the same, computes the styles of the whole page once more.
    if (document.documentElement.lang !== lang) document.documentElement.lang = lang;
    select(lang);
  });
  // The stored selection may be that of another tab; this one goes on in its own language.
  const selected = (): Lang => asLang(texts.i18n.language) ?? first;

  let router: ReturnType<typeof createBrowserRouter> | undefined = undefined;
  const guarded = (url: URL, replaced: AbortSignal) => {
    // The router's request does not carry the hash.
    url.hash = router?.state.navigation.location?.hash ?? window.location.hash;
    return guard(url, { portal, selected, switchTo, basename }, replaced);
  };
  const reopen = () => {
    // The address changes only at the end of a navigation.
    const next = router?.state.navigation.location;
    // The router has asked already.
    leaveUnasked(() => (next ? window.location.assign(createPath(next)) : window.location.reload()));
  };
  const routes = portalRoutes({ portal, selected, guard: guarded, reopen });
  router = createBrowserRouter(routes, basename ? { basename } : {});
  // Before the session, which may lead a page that comes back somewhere else.
  endNavigationOnReturn(router, portal.storage);
  session.start(whenSessionEnds({ router, store, basename }));

  const watch = errorReporter && watchErrors(errorReporter, { basename, language: selected });

  await routerSettled(router);
  await nextTask();
  const place = placeCalls(router.state.location, portal.storage);
  const stored = storeEarlyAnswers(portal, place?.calls);
  const rootOptions: RootOptions = {
    ...(watch && {
      onCaughtError: (error) => {
        console.error(error);
        watch.observe('rendering', error);
      },
    }),
  };
  const { render } = await rendering;
  // Answers that are there are in the store before the first render. Missing ones, and long ones read in slices, come later.
  await Promise.race([stored, nextTask()]);
  render(element, {
    portal,
    router,
    onError: (error) => watch?.observe('navigation', error),
    rootOptions,
    isExact:
      !router.state.errors && element.dataset['page'] === pageOf(router.state.location, basename) && !place?.isUnsure,
    documentState: { ...stateAtBuild, language: { selected: first } },
  });
  // The portal is running: a failure from here on must not replace it.
  try {
    await earlyCalls.whenPageReady();
    // A font change lays out every text again, so it waits for the page's data and does not share the connection with them.
    window.addFont?.();
    // Loads the list now, so that texts of other pages and languages need no further request for it.
    loadTextFiles().catch(() => {});
    portal.drafts.removeOld();
    // When they cannot be loaded, the next page still opens, without being fetched ahead.
    void import('./page-listeners.ts').then(
      ({ listenOnPage }) => listenOnPage(portal),
      () => {},
    );
    await session.fetchIdentityAtStart();
  } catch (error) {
    console.error(error);
  }
}

/** The name under which a document was rendered; null for an address that holds more than its route and language. */
function pageOf({ pathname, search }: { pathname: string; search: string }, basename: string): string | null {
  const [lang = '', ...slug] = pathname.slice(basename.length).split('/').filter(Boolean);
  const match = matchSlug(slug.join('/'));
  return match && search === '' && Object.keys(match.params).length === 0 ? `${lang}/${match.name}` : null;
}

/** The texts that the document was written with; none when it has another language or was not rendered at build. */
function documentTexts(lang: Lang): Texts {
  const element = document.getElementById('page-texts');
  return element?.dataset['lang'] === lang ? (JSON.parse(element.textContent) as Texts) : {};
}
