import { act, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { describe, expect, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { NavigationLoader } from '#app/layout/NavigationLoader.tsx';
import texts from '#app/layout/texts/bs.json';
import { LAYOUT_TEXTS } from '#app/main-texts.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { TIMING } from '#shared/config/settings.ts';
import uiTexts from '#shared/ui/texts/bs.json';
import { agency } from '#tests/agency.ts';
import { held } from '#tests/held.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { tokenFor } from '#tests/tokens.ts';

const loader = (text: string) => screen.queryAllByRole('status').find((status) => status.textContent === text);

/** The agency answers who is signed in only when released. */
function holdIdentity() {
  const { wait, release } = held();
  agency.use(
    http.get(`${DEFAULT_BASES.identity}/Users/Identity`, async () => {
      await wait;
      return HttpResponse.json({ accessToken: tokenFor(600), refreshToken: 'r' });
    }),
  );
  return release;
}

describe('the full-page loader', () => {
  test('shows during the checks of the guard, not under 150 ms (P2.3, step 2)', async () => {
    const { router } = await renderApp('/bs/anketa');
    const release = holdIdentity();
    const started = Date.now();
    void router.navigate('/bs/nfis');
    await waitFor(() => expect(loader(uiTexts.loading)).toBeVisible(), { interval: 10 });
    expect(Date.now() - started).toBeGreaterThanOrEqual(140);
    release();
    await screen.findByRole('heading', { level: 1, name: 'NFIS' });
    expect(loader(uiTexts.loading)).toBeUndefined();
  });

  test.each(['/', '/finansije'])(
    'does not cover a page below %s whose own choice goes into the address',
    async (basename) => {
      await createPortal().texts.start('bs', LAYOUT_TEXTS);
      const { wait } = held();
      const router = createMemoryRouter([{ path: '*', loader: async () => wait, element: <NavigationLoader /> }], {
        basename,
        initialEntries: [`${basename}/bs/mapa`.replace('//', '/')],
        hydrationData: { loaderData: { '0': null } },
      });
      render(
        <Provider store={createPortal().store}>
          <RouterProvider router={router} />
        </Provider>,
      );
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const leaveFor = (address: string) => act(async () => void router.navigate(address));
      await leaveFor('/bs/mapa?canton=2035');
      expect(router.state.navigation.state).toBe('loading');
      act(() => void vi.advanceTimersByTime(TIMING.loaderDelay));
      expect(loader(uiTexts.loading)).toBeUndefined();
      await leaveFor('/bs/anketa');
      act(() => void vi.advanceTimersByTime(TIMING.loaderDelay));
      expect(loader(uiTexts.loading)).toBeVisible();
      // Without a connection the way may wait long, and the page can be used meanwhile.
      vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
      act(() => void window.dispatchEvent(new Event('offline')));
      expect(loader(uiTexts.loading)).toBeUndefined();
    },
  );

  test('shows from the press on sign-out until the page reloads, and nothing of the user stays (P4 Logout)', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    const { wait, release } = held();
    agency.use(
      http.get(`${DEFAULT_BASES.identity}/UserSessions/SignOut`, async () => {
        await wait;
        return new HttpResponse(null, { status: 500 });
      }),
    );
    const { user } = await renderApp('/bs/anketa', { as: 'accountant' });
    await user.click(await screen.findByRole('button', { name: new RegExp(texts.profile.menu) }));
    await user.click(screen.getByRole('button', { name: texts.logOut }));
    expect(loader(texts.profile.leaving)).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(texts.profile.menu) })).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    release();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce());
  });
});
