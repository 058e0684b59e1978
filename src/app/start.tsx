import type { RootOptions } from 'react-dom/client';
import { createBrowserRouter } from 'react-router';
import { languageSelected, selectLanguage } from '#shared/i18n/language.slice.ts';
import { selectUser } from '#domain/session/session.slice.ts';
import { usableTokens } from '#domain/session/auth-data.ts';
import { sessionReady } from '#domain/session/renewal.ts';
import { fetchIdentityAtStart, startSession } from '#domain/session/session.ts';
import { env } from '#shared/config/env.ts';
import { dropOldDrafts, provideDraftOwner } from '#shared/storage/drafts.ts';
import { provideCallContext } from '#shared/http/call-context.ts';
import { whenPageReady } from '#shared/api/page-ready.ts';
import { asLang, type Lang } from '#shared/i18n/languages.ts';
import { loadLanguage, startTexts } from '#shared/i18n/texts.ts';
import { matchSlug } from '#shared/routing/href.ts';
import { nextPaint, nextTask } from '#shared/timing/when-idle.ts';
import { errorReporter } from './error-reporter.ts';
import { watchErrors } from './watch-errors.ts';
import { documentTexts } from './document/document-texts.ts';
import { guard } from './guard.ts';
import { languageSwitch } from './language-switch.ts';
import { LAYOUT_TEXTS, loadTextFiles } from './main-texts.ts';
import type * as Drawing from './draw.tsx';
import { portalRoutes, routerSettled } from './router.tsx';
import { whenSessionEnds } from './session-end.ts';
import { createStore, restored } from './store.ts';
import { storeEarlyAnswers } from './store-answers.ts';
import { withoutEndSlash } from '#shared/config/end-slash.ts';

/**
 * Starts the portal in an element: store, texts, session, router; then the first page takes over the document's.
 *
 * @param drawing what draws it, which is on its way meanwhile.
 */
export async function start(element: HTMLElement, drawing: Promise<typeof Drawing>): Promise<void> {
  const store = createStore();
  const stateAtBuild = store.getState();
  const basename = withoutEndSlash(env.VITE_BASE_PATH ?? '');
  const selected = (): Lang => selectLanguage(store.getState());
  await restored(store);
  // A task for each part: what draws is still on its way, and the page is heard between them.
  await nextTask();

  const path = window.location.pathname.slice(basename.length);
  const first = asLang(path.split('/')[1]?.replace(/(?:@|%40)$/i, '')) ?? selected();
  const i18n = await startTexts(loadTextFiles, first, LAYOUT_TEXTS, documentTexts(first));
  await nextTask();
  provideCallContext({ language: selected, tokens: usableTokens, ready: sessionReady });
  provideDraftOwner(() => selectUser(store.getState())?.userId ?? null);

  // Every text of the page is drawn anew: the press on the language is seen first.
  const load = (lang: Lang) => loadLanguage(lang).then(nextPaint);
  const switchTo = languageSwitch(i18n, load, (lang) => {
    document.documentElement.lang = lang;
    if (selected() !== lang) store.dispatch(languageSelected(lang));
  });

  let router: ReturnType<typeof createBrowserRouter> | undefined = undefined;
  const guarded = (url: URL) => {
    // A request of the router does not carry the hash.
    url.hash = router?.state.navigation.location?.hash ?? window.location.hash;
    return guard(url, { selected, switchTo, basename });
  };
  router = createBrowserRouter(portalRoutes({ selected, guard: guarded }), basename ? { basename } : {});
  startSession(store, whenSessionEnds({ router, store, basename }));

  const watch = errorReporter && watchErrors(errorReporter, { basename, language: selected });

  await routerSettled(router);
  const stored = storeEarlyAnswers(store, router.state.location);
  const rootOptions: RootOptions = {
    ...(watch && {
      onCaughtError: (error) => {
        console.error(error);
        watch.observe('drawing', error);
      },
    }),
  };
  const { draw } = await drawing;
  // What is here is drawn at once; what is not, or is long and read in slices, is left to the page.
  await Promise.race([stored, nextTask()]);
  const endLongPieces = draw(element, {
    store,
    router,
    onError: (error) => watch?.observe('navigation', error),
    rootOptions,
    isExact: element.dataset['page'] === pageOf(router.state.location, basename),
    documentState: { ...stateAtBuild, language: { selected: first } },
  });
  // The portal stands: what fails from here on takes nothing of it away.
  try {
    await whenPageReady();
    endLongPieces();
    // Another face lays every text out anew: not before the page's own data, nor on the line they come by.
    window.addFont?.();
    // The texts of other pages and languages are found without a further turn.
    loadTextFiles().catch(() => {});
    dropOldDrafts();
    // Without it the next page comes all the same.
    void import('./next-page.ts').then(
      ({ prepareNextPage }) => prepareNextPage({ store, router }),
      () => {},
    );
    await fetchIdentityAtStart();
  } catch (error) {
    console.error(error);
  }
}

/** How a document names the page it was written for; null for an address that says more than its route and language. */
function pageOf({ pathname, search }: { pathname: string; search: string }, basename: string): string | null {
  const [lang = '', ...slug] = pathname.slice(basename.length).split('/').filter(Boolean);
  const match = matchSlug(slug.join('/'));
  return match && search === '' && Object.keys(match.params).length === 0 ? `${lang}/${match.name}` : null;
}
