import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router';
import { languageSwitch } from '#app/language-switch.ts';
import { LAYOUT_TEXTS, loadTextFiles } from '#app/main-texts.ts';
import { guard } from '#app/guard.ts';
import { portalRoutes } from '#app/router.tsx';
import { createStore } from '#app/store.ts';
import { languageSelected, selectLanguage } from '#shared/i18n/language.slice.ts';
import { whenSessionEnds } from '#app/session-end.ts';
import { usableTokens } from '#domain/session/auth-data.ts';
import { sessionReady } from '#domain/session/renewal.ts';
import { startSession } from '#domain/session/session.ts';
import { storeTokens } from '#domain/session/token-store.ts';
import { accessTokenOf } from '#mocks/session/tokens.ts';
import { selectUser } from '#domain/session/session.slice.ts';
import { provideDraftOwner } from '#shared/storage/stored-drafts.ts';
import { provideCallContext } from '#shared/http/call-context.ts';
import { DEFAULT_LANG, asLang, type Lang } from '#shared/i18n/languages.ts';
import { loadLanguage, startTexts } from '#shared/i18n/texts.ts';
import { onTestFinished } from 'vitest';

type Who = 'citizen' | 'accountant' | 'moderator' | 'administrator';

/**
 * Renders the whole portal at an address, in process: real router, store, texts and session with the MSW agency. `as` signs in
 * a demo user before it starts. Resolves when the first page is rendered.
 */
export async function renderApp(address: string, { as }: { as?: Who } = {}) {
  const lang: Lang = asLang(address.split('/')[1]) ?? DEFAULT_LANG;
  if (as) storeTokens({ accessToken: await accessTokenOf(as), refreshToken: 'renewal-in-tests' });
  const store = createStore();
  const i18n = await startTexts(loadTextFiles, lang, LAYOUT_TEXTS);
  const selected = () => selectLanguage(store.getState());
  provideCallContext({ language: selected, tokens: usableTokens, ready: sessionReady });
  provideDraftOwner(() => selectUser(store.getState())?.userId ?? null);
  const switchTo = languageSwitch(i18n, loadLanguage, (next) => store.dispatch(languageSelected(next)));
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter(
    portalRoutes({ selected, guard: (url) => guard(url, { selected, switchTo, basename: '' }) }),
  );
  onTestFinished(() => router.dispose());
  onTestFinished(startSession(store, whenSessionEnds({ router, store, basename: '' })));
  const user = userEvent.setup();
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  await screen.findByRole('main');
  return { ...view, user, router, store };
}
