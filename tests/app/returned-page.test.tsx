import { act, screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { createBrowserRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { endNavigationOnReturn } from '#app/end-navigation-on-return.ts';
import { agency } from '#tests/agency.ts';
import { contentItem, publish } from '#tests/content-items.ts';
import { everythingAnswered } from '#tests/held.ts';
import { renderApp, renderPage } from '#tests/renderApp.tsx';
import { storage } from '#tests/storage.ts';
import { storeTokens, tokenFor } from '#tests/tokens.ts';

/** The page comes back from the back/forward cache. */
const comeBack = () => act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
const signedOutElsewhere = () => {
  localStorage.removeItem('accessToken');
  localStorage.removeItem('refreshToken');
};
const account = () => screen.queryByRole('button', { name: /Moj nalog/ });

beforeEach(() => publish([contentItem({ id: 1, contentTypeId: 8 })]));
afterEach(() => {
  document.documentElement.removeAttribute('data-theme');
});

describe('a page that comes back', () => {
  test('goes on with the token of a session renewed elsewhere; a public page stays after a sign-out, without the name', async () => {
    agency.use(http.post('*/UserSessions/Refresh', () => delay('infinite')));
    const { portal } = await renderApp('/bs/anketa', { as: 'citizen' });
    await waitFor(() => expect(account()).not.toBeNull());
    const renewed = tokenFor(900, { jti: 2 });
    localStorage.setItem('accessToken', renewed);
    comeBack();
    expect(portal.session.usableTokens()?.accessToken).toBe(renewed);
    expect(account()).not.toBeNull();
    signedOutElsewhere();
    comeBack();
    expect(account()).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });
});

describe('what was selected elsewhere', () => {
  test('the theme is shown and marked as selected', async () => {
    await renderApp('/bs/anketa');
    await screen.findByRole('button', { name: 'Tamni' });
    for (const [theme, name] of [
      ['dark', 'Tamni'],
      ['light', 'Svijetli'],
    ] as const) {
      localStorage.setItem('theme', theme);
      comeBack();
      expect(document.documentElement.dataset['theme']).toBe(theme);
      expect(screen.getByRole('button', { name, pressed: true })).toBeVisible();
    }
    localStorage.removeItem('theme');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  test('the mark of a shared computer is shown, and its removal', async () => {
    await renderPage('/bs/privatnost');
    const box = await screen.findByRole('checkbox', { name: /koristi više osoba/ });
    expect(box).not.toBeChecked();
    localStorage.setItem('sharedComputer', '1');
    comeBack();
    await waitFor(() => expect(box).toBeChecked());
    localStorage.removeItem('sharedComputer');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'sharedComputer' })));
    await waitFor(() => expect(box).not.toBeChecked());
  });
});

test('without network, with an expired token, a protected page stays; public pages open, and it goes on when the network is back', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const { router } = await renderPage('/bs/nfis', { as: 'citizen' });
  await screen.findByRole('heading', { level: 1, name: 'NFIS' });
  const network = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  agency.use(http.post('*/UserSessions/Refresh', () => HttpResponse.error()));
  storeTokens({ accessToken: tokenFor(-5), refreshToken: 'r' });
  const replaced = router.navigate('/bs/nfis?a=1');
  await everythingAnswered();
  expect(screen.getByRole('heading', { level: 1, name: 'NFIS' })).toBeVisible();
  await act(() => router.navigate('/bs/anketa'));
  await replaced;
  expect(router.state.location.pathname).toBe('/bs/anketa');
  const waiting = router.navigate('/bs/nfis?a=2');
  await everythingAnswered();
  agency.use(
    http.post('*/UserSessions/Refresh', () => HttpResponse.json({ accessToken: tokenFor(900), refreshToken: 'r2' })),
  );
  network.mockReturnValue(true);
  window.dispatchEvent(new Event('online'));
  await act(() => waiting);
  expect(router.state.location.search).toBe('?a=2');
  expect(router.state.errors).toBeNull();
  expect(assign).not.toHaveBeenCalled();
});

const never = () => new Promise<null>(() => {});

/** Whether it is still counted that this tab went to sign in. */
const isCounted = () => sessionStorage.getItem('signInTries') !== null;

/** A router at an address; `/protected` leaves for the identity application. */
function open(address: string) {
  window.history.replaceState(null, '', `/portal${address}`);
  const router = createBrowserRouter(
    [
      { path: '/bs', loader: () => null },
      { path: '/bs/other', loader: () => null },
      { path: '/protected', loader: never },
    ],
    { basename: '/portal' },
  );
  const reload = vi.fn();
  onTestFinished(() => router.dispose());
  onTestFinished(endNavigationOnReturn(router, storage, reload));
  sessionStorage.setItem('signInTries', '[1]');
  return { router, reload };
}

test('a page that comes back from the identity application is no longer on its way there, and opens others', async () => {
  const { router, reload } = open('/bs?page=2#part');
  await expect.poll(() => router.state.initialized).toBe(true);
  void router.navigate('/protected');
  await expect.poll(() => router.state.navigation.state).toBe('loading');
  comeBack();
  await expect.poll(() => router.state.navigation.state).toBe('idle');
  expect(router.state.location).toMatchObject({ pathname: '/portal/bs', search: '?page=2', hash: '#part' });
  await router.navigate('/bs/other');
  expect(router.state.location.pathname).toBe('/portal/bs/other');
  expect(isCounted()).toBe(false);
  expect(reload).not.toHaveBeenCalled();
});

test('a protected address that was opened directly is opened again', () => {
  const { reload } = open('/protected');
  window.dispatchEvent(new Event('pageshow'));
  expect(reload).not.toHaveBeenCalled();
  comeBack();
  expect(reload).toHaveBeenCalledOnce();
  // Else it would lead to the sign-in again and again, whenever somebody goes back.
  expect(isCounted()).toBe(true);
});

test('a page that comes back without anything pending stays as it is', async () => {
  const { router } = open('/bs');
  await expect.poll(() => router.state.initialized).toBe(true);
  const { key } = router.state.location;
  comeBack();
  expect(router.state.navigation.state).toBe('idle');
  expect(router.state.location.key).toBe(key);
  expect(isCounted()).toBe(true);
});
