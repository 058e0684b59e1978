import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createBrowserRouter } from 'react-router';
import { App } from '#app/App.tsx';
import { createPortal } from '#app/create-portal.ts';
import { languageSwitch } from '#app/language-switch.ts';
import { LAYOUT_TEXTS, loadTextFiles } from '#app/main-texts.ts';
import { guard } from '#app/guard.ts';
import { portalRoutes } from '#app/router.tsx';
import { languageSelected, selectLanguage } from '#shared/i18n/language.slice.ts';
import { whenSessionEnds } from '#app/session-end.ts';
import { accessTokenOf } from '#mocks/session/tokens.ts';
import { DEFAULT_LANG, asLang, type Lang } from '#shared/i18n/languages.ts';
import { loadLanguage, startTexts } from '#shared/i18n/texts.ts';
import { onTestFinished } from 'vitest';
import { storeTokens } from './tokens.ts';

type Who = 'citizen' | 'accountant' | 'moderator' | 'administrator';

/**
 * Renders the whole portal at an address, in process: a portal of its own with real router, texts and session, and the MSW
 * agency. `as` signs in a demo user before it starts. Resolves when the first page is rendered.
 */
export async function renderApp(address: string, { as }: { as?: Who } = {}) {
  const lang: Lang = asLang(address.split('/')[1]) ?? DEFAULT_LANG;
  if (as) storeTokens({ accessToken: await accessTokenOf(as), refreshToken: 'renewal-in-tests' });
  const portal = createPortal();
  const { store, storage, session } = portal;
  const i18n = await startTexts(loadTextFiles, lang, LAYOUT_TEXTS);
  const selected = () => selectLanguage(store.getState());
  const switchTo = languageSwitch(i18n, loadLanguage, (next) => store.dispatch(languageSelected(next)));
  window.history.replaceState(null, '', address);
  const router = createBrowserRouter(
    portalRoutes({ storage, selected, guard: (url) => guard(url, { portal, selected, switchTo, basename: '' }) }),
  );
  onTestFinished(() => router.dispose());
  onTestFinished(session.start(whenSessionEnds({ router, store, basename: '' })));
  const user = userEvent.setup();
  const view = render(<App portal={portal} router={router} />);
  await screen.findByRole('main');
  return { ...view, user, router, portal, store };
}
