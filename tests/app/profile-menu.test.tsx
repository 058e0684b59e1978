import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { SignInOrUserMenu } from '#app/layout/SignInOrUserMenu.tsx';
import texts from '#app/layout/texts/bs.json';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { everythingAnswered } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';
import { renderApp } from '#tests/renderApp.tsx';
import { storeTokens, tokenFor } from '#tests/tokens.ts';

const APPLICATIONS = `${DEFAULT_BASES.identity}/UserApplications`;
const account = () => screen.findByRole('button', { name: new RegExp(texts.profile.menu) });
const signInElsewhere = (claims: Record<string, unknown>) =>
  act(async () => {
    storeTokens({ accessToken: tokenFor(6000, claims), refreshToken: 'r' });
    window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' }));
  });

const applications = (resultList: object[]) =>
  agency.use(http.get(APPLICATIONS, () => HttpResponse.json({ resultList })));

const renderMenu = (as?: 'accountant') => renderPart(<SignInOrUserMenu />, { texts: [], ...(as && { as }) });

/** Opens the menu of somebody who is signed in. */
async function openMenu(): Promise<void> {
  const { user } = await renderMenu('accountant');
  await user.click(await account());
}

describe('the profile menu (P2.4)', () => {
  test("links to the user's other applications, without identity and this portal, and makes no link of a hostile address (faults B23)", async () => {
    applications([
      { applicationId: 1024, name: 'Identitet', redirectUrl: 'https://id.example.ba/profil' },
      { applicationId: 1004, name: 'Portal', redirectUrl: 'https://portal.example.ba' },
      { applicationId: 7, name: 'Registar', redirectUrl: 'https://r.example.ba', resourceUrl: 'data:text/html,x' },
      { applicationId: 8, name: 'Opasna', redirectUrl: 'data:text/html,x' },
    ]);
    await openMenu();
    expect(await screen.findByText('Opasna')).toBeInTheDocument();
    expect(screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      [texts.profile.mine, 'https://id.example.ba/profil'],
      [expect.stringMatching(/^Registar/), 'https://r.example.ba/'],
    ]);
  });

  test('uses the default identity host when the address is hostile', async () => {
    applications([{ applicationId: 1024, name: 'Identitet', redirectUrl: 'javascript:alert(1)' }]);
    await openMenu();
    await waitFor(() => expect(screen.queryByText(/Učitavanje/)).toBeNull());
    expect(screen.getByRole('link', { name: texts.profile.mine }).getAttribute('href')).toContain(
      DEFAULT_BASES.identityApp,
    );
  });

  test.each([401, 403])('a data call refused with %s does not sign out (faults A08)', async (status) => {
    agency.use(http.get(APPLICATIONS, () => HttpResponse.json({}, { status })));
    await openMenu();
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(screen.getByRole('button', { name: texts.logOut })).toBeInTheDocument();
  });

  test('shows username, e-mail and photo; an icon where the photo does not come (faults A37)', async () => {
    const { user } = await renderMenu();
    await signInElsewhere({ photoUrl: 'https://slike.example/ana.png' });
    const button = await account();
    const photo = button.querySelector('img')!;
    expect(photo).toHaveAttribute('src', 'https://slike.example/ana.png');
    fireEvent.error(photo);
    expect(button.querySelector('img')).toBeNull();
    await user.click(button);
    expect(screen.getAllByText('ana.primjer').length).toBeGreaterThan(0);
    expect(screen.getByText('ana@example.ba')).toBeVisible();
  });

  test('another user of another tab brings other applications, another language other names', async () => {
    agency.use(
      http.get(APPLICATIONS, ({ request }) =>
        HttpResponse.json({
          resultList: [
            {
              applicationId: 7,
              name: `${request.headers.get('accept-language')} ${request.headers.get('RefreshToken')}`,
              redirectUrl: 'https://aplikacija.example.ba',
            },
          ],
        }),
      ),
    );
    const { user, router } = await renderApp('/bs/anketa');
    await signInElsewhere({ userId: 7 });
    await user.click(await account());
    expect(await screen.findByRole('link', { name: 'bs r' })).toBeVisible();

    storeTokens({ accessToken: tokenFor(6000, { userId: 8, username: 'mia.ogled' }), refreshToken: 'r8' });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })));
    expect(await screen.findByRole('link', { name: 'bs r8' })).toBeVisible();

    await router.navigate('/hr/anketa');
    await waitFor(() => expect(screen.queryByRole('link', { name: 'bs r8' })).toBeNull());
    await user.click(await screen.findByRole('button', { name: /mia\.ogled/ }));
    await waitFor(() => expect(screen.getByRole('link', { name: 'hr r8' })).toBeVisible());
  });

  test('after a sign-out, whoever signs in next sees their own applications, without an error of the time between', async () => {
    const asked: (string | null)[] = [];
    agency.use(
      http.get(APPLICATIONS, ({ request }) => {
        const name = request.headers.get('RefreshToken');
        asked.push(name);
        if (!name) return HttpResponse.json({}, { status: 401 });
        return HttpResponse.json({ resultList: [{ applicationId: 7, name, redirectUrl: 'https://a.example.ba' }] });
      }),
    );
    const { user } = await renderMenu();
    await signInElsewhere({ userId: 7 });
    await user.click(await account());
    expect(await screen.findByRole('link', { name: 'r' })).toBeVisible();
    localStorage.clear();
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })));
    await everythingAnswered();
    storeTokens({ accessToken: tokenFor(6000, { userId: 8 }), refreshToken: 'r8' });
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'accessToken' })));
    await user.click(await account());
    expect(await screen.findByRole('link', { name: 'r8' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
    await everythingAnswered();
    expect(asked.filter(Boolean)).toEqual(['r', 'r8']);
  });

  test('says that the applications did not come, and asks for them again (readings, P8)', async () => {
    agency.use(http.get(APPLICATIONS, () => new HttpResponse(null, { status: 500 }), { once: true }));
    const { user } = await renderMenu();
    await signInElsewhere({ userId: 9 });
    await user.click(await account());
    const alert = await screen.findByRole('alert');
    expect(alert).toHaveTextContent(texts.profile.applicationsFailed);
    expect(screen.getByRole('link', { name: texts.profile.mine })).toBeVisible();
    applications([{ applicationId: 7, name: 'eArhiv', redirectUrl: 'https://arhiv.example.ba' }]);
    await user.click(within(alert).getByRole('button', { name: 'Pokušajte ponovo' }));
    expect(await screen.findByRole('link', { name: 'eArhiv' })).toBeVisible();
    expect(screen.queryByRole('alert')).toBeNull();
  });
});
