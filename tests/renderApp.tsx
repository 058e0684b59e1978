import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter } from 'react-router';
import { onTestFinished } from 'vitest';
import { App } from '#app/App.tsx';
import { createPortal, type RunningPortal } from '#app/create-portal.ts';
import { endNavigationOnReturn } from '#app/end-navigation-on-return.ts';
import { guard } from '#app/guard.ts';
import { languageSelection, languageSwitch } from '#app/language-switch.ts';
import { Layout } from '#app/layout/Layout.tsx';
import { PageFrame } from '#app/layout/PageFrame.tsx';
import { LAYOUT_TEXTS } from '#app/main-texts.ts';
import { portalRoutes } from '#app/router.tsx';
import { whenSessionEnds } from '#app/session-end.ts';
import { accessTokenOf } from '#mocks/session/tokens.ts';
import { selectLanguage } from '#shared/i18n/language.slice.ts';
import { DEFAULT_LANG, asLang, type Lang } from '#shared/i18n/languages.ts';
import { storeTokens } from './tokens.ts';
import { untilTestEnds } from './until-test-ends.ts';

type RenderOptions = { as?: Who; portal?: RunningPortal };
type Frame = Parameters<typeof portalRoutes>[1];
type Who = 'citizen' | 'accountant' | 'moderator' | 'administrator';

/**
 * Renders the page of an address without header and footer: for what a page does by itself. Everything else is as in `renderApp`.
 */
export const renderPage = (address: string, options?: RenderOptions) => renderIn(PageFrame, address, options);

/**
 * Renders the whole portal at an address, in process: a portal of its own with real router, texts and session, and the MSW
 * agency. `as` signs in a demo user before it starts; `portal` is one that the test has prepared. Resolves when the first page is rendered.
 */
export const renderApp = (address: string, options?: RenderOptions) => renderIn(Layout, address, options);

async function renderIn(frame: Frame, address: string, { as, portal = createPortal() }: RenderOptions = {}) {
  const lang: Lang = asLang(address.split('/')[1]) ?? DEFAULT_LANG;
  if (as) storeTokens({ accessToken: await accessTokenOf(as), refreshToken: 'renewal-in-tests' });
  const { store, session, texts } = untilTestEnds(portal);
  await texts.start(lang, LAYOUT_TEXTS);
  const selected = () => selectLanguage(store.getState());
  const switchTo = languageSwitch(texts.i18n, texts.loadLanguage, languageSelection(store));
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter(
    portalRoutes(
      {
        portal,
        selected,
        guard: (url, replaced) => guard(url, { portal, selected, switchTo, basename: '' }, replaced),
        reopen: () => {},
      },
      frame,
    ),
  );
  onTestFinished(() => router.dispose());
  onTestFinished(endNavigationOnReturn(router, portal.storage));
  onTestFinished(session.start(whenSessionEnds({ router, store, basename: '' })));
  const user = userEvent.setup();
  const view = render(<App portal={portal} router={router} />);
  await screen.findByRole('main');
  return { ...view, user, router, portal, store };
}
