import { createRoot, type RootOptions } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { languageSelected, selectLanguage } from '#shared/i18n/language.slice.ts';
import { selectUser } from '#domain/session/session.slice.ts';
import { fetchIdentityAtStart, renewIfDue, startSession } from '#domain/session/session.ts';
import { readTokens } from '#domain/session/token-store.ts';
import { env } from '#shared/config/env.ts';
import { dropOldDrafts, provideDraftOwner } from '#shared/storage/drafts.ts';
import { provideCallContext } from '#shared/http/call-context.ts';
import { asLang, type Lang } from '#shared/i18n/languages.ts';
import { loadLanguage, startTexts } from '#shared/i18n/texts.ts';
import { href, matchSlug } from '#shared/routing/href.ts';
import { nextPaint } from '#shared/timing/next-paint.ts';
import { whenIdle } from '#shared/timing/when-idle.ts';
import { errorReporter } from './error-reporter.ts';
import { watchErrors } from './error-reports.ts';
import { needsSignIn } from './guard.ts';
import { languageSwitch } from './language-switch.ts';
import { LAYOUT_TEXTS, textFiles } from './main-texts.ts';
import { portalRoutes } from './router.tsx';
import { createStore, restored } from './store.ts';

/** Starts the portal in an element: store, texts, session, router; then the first page replaces the static shell. */
export async function start(element: HTMLElement): Promise<void> {
  const store = createStore();
  const basename = (env.VITE_BASE_PATH ?? '').replace(/\/+$/, '');
  const selected = (): Lang => selectLanguage(store.getState());
  await restored(store);

  const path = window.location.pathname.slice(basename.length);
  const first = asLang(path.split('/')[1]?.replace(/@$/, '')) ?? selected();
  const i18n = await startTexts(textFiles, first, LAYOUT_TEXTS);
  provideCallContext({ language: selected, tokens: readTokens, ready: renewIfDue });
  provideDraftOwner(() => selectUser(store.getState())?.userId ?? null);

  // Every text of the page is drawn anew: the press on the language is seen first.
  const load = (lang: Lang) => loadLanguage(lang).then(nextPaint);
  const switchTo = languageSwitch(i18n, load, (lang) => {
    document.documentElement.lang = lang;
    if (selected() !== lang) store.dispatch(languageSelected(lang));
  });

  let router: ReturnType<typeof createBrowserRouter> | undefined = undefined;
  const hash = () => router?.state.navigation.location?.hash ?? window.location.hash;
  router = createBrowserRouter(portalRoutes({ selected, switchTo, basename, hash }), basename ? { basename } : {});
  startSession(store, () => {
    // A page open to anyone stays, so that nothing in it is lost; its notice says that the session ended (readings, P2.4).
    const name = matchSlug(window.location.pathname.slice(basename.length).split('/').slice(2).join('/'))?.name;
    if (needsSignIn(name)) void router.navigate(href('home', selected()));
  });

  const watch = errorReporter && watchErrors(errorReporter, { basename, language: selected });

  await initialised(router);
  element.removeAttribute('aria-busy');
  const caught: RootOptions['onCaughtError'] = (error) => {
    console.error(error);
    watch?.observe('drawing', error);
  };
  createRoot(element, watch ? { onCaughtError: caught } : {}).render(
    <Provider store={store}>
      <RouterProvider router={router} onError={(error) => watch?.observe('navigation', error)} />
    </Provider>,
  );
  await whenIdle();
  dropOldDrafts();
  await fetchIdentityAtStart();
}

/** Resolves when the first navigation is settled: until then the static shell stays. */
function initialised(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  if (router.state.initialized) return Promise.resolve();
  return new Promise((resolve) => {
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
