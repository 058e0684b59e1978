import { act, screen, waitFor, within } from '@testing-library/react';
import { delay, http } from 'msw';
import { afterEach, describe, expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { tokenFor } from '#tests/tokens.ts';

/** The page comes back from the back/forward cache. */
const comeBack = () => act(() => void window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true })));
const signedOutElsewhere = () => {
  localStorage.removeItem('accessToken');
  localStorage.removeItem('refreshToken');
};
const account = () => screen.queryByRole('button', { name: /Moj nalog/ });

afterEach(() => {
  localStorage.clear();
  document.documentElement.removeAttribute('data-theme');
});

describe('a page that comes back after a sign-out elsewhere', () => {
  test.each([
    ['/bs/profil-pravnih-lica/10048', 'Osnovni podaci'],
    ['/bs/profil-javnih-preduzeca/10048', 'Osnovni podaci'],
  ])('%s shows neither the name nor the profile, even before the home page is there', async (address, heading) => {
    const { router } = await renderApp(address, { as: 'citizen' });
    await screen.findByRole('heading', { name: heading });
    await screen.findByRole('button', { name: /Moj nalog|My account/ });
    signedOutElsewhere();
    comeBack();
    expect(screen.queryByRole('heading', { name: heading })).toBeNull();
    expect(screen.queryByRole('button', { name: /Moj nalog|My account/ })).toBeNull();
    await waitFor(() => expect(router.state.location.pathname).toBe(address.slice(0, 3)));
    await screen.findByRole('heading', { level: 1 });
  });

  test('the account page with the answers of an account shows none of them', async () => {
    await renderApp('/bs/jedinstveni-registar-racuna?jib=4200000000017', { as: 'citizen' });
    await screen.findByRole('heading', { level: 1, name: /račun/i });
    signedOutElsewhere();
    comeBack();
    expect(within(screen.getByRole('main')).queryByRole('heading', { level: 1 })).toBeNull();
  });

  test('a public page stays, without the name', async () => {
    await renderApp('/bs/kontaktirajte-nas', { as: 'citizen' });
    await waitFor(() => expect(account()).not.toBeNull());
    signedOutElsewhere();
    comeBack();
    expect(account()).toBeNull();
    expect(screen.getByRole('heading', { level: 1 })).toBeVisible();
  });

  test('a page of someone who is still signed in stays as it is', async () => {
    await renderApp('/bs/profil-pravnih-lica/10048', { as: 'citizen' });
    await screen.findByRole('heading', { name: 'Osnovni podaci' });
    await waitFor(() => expect(account()).not.toBeNull());
    comeBack();
    expect(screen.getByRole('heading', { name: 'Osnovni podaci' })).toBeVisible();
    expect(account()).not.toBeNull();
  });

  test('a session renewed elsewhere goes on with the new token', async () => {
    agency.use(http.post('*/UserSessions/Refresh', () => delay('infinite')));
    const { portal } = await renderApp('/bs/kontaktirajte-nas', { as: 'citizen' });
    await waitFor(() => expect(account()).not.toBeNull());
    const renewed = tokenFor(900, { jti: 2 });
    localStorage.setItem('accessToken', renewed);
    comeBack();
    expect(portal.session.usableTokens()?.accessToken).toBe(renewed);
    expect(account()).not.toBeNull();
  });
});

describe('what was selected elsewhere', () => {
  test.each([
    ['dark', 'dark', 'Tamni'],
    ['light', 'light', 'Svijetli'],
  ])('the theme %s is shown and marked as selected', async (value, shown, name) => {
    await renderApp('/bs/kontaktirajte-nas');
    localStorage.setItem('theme', value);
    comeBack();
    expect(document.documentElement.dataset['theme']).toBe(shown);
    expect(screen.getByRole('button', { name, pressed: true })).toBeVisible();
    localStorage.removeItem('theme');
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
    expect(document.documentElement.dataset['theme']).toBeUndefined();
  });

  test('the mark of a shared computer is shown, and its removal', async () => {
    await renderApp('/bs/privatnost');
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
