import { screen, waitFor } from '@testing-library/react';
import { delay, http, HttpResponse } from 'msw';
import { afterEach, describe, expect, test, vi } from 'vitest';
import texts from '#app/layout/texts/bs.json';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import uiTexts from '#shared/ui/texts/bs.json';
import { agency } from '#tests/agency.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { tokenFor } from '#tests/tokens.ts';

const loader = (words: string) => screen.queryAllByRole('status').find((status) => status.textContent === words);

afterEach(() => vi.restoreAllMocks());

describe('the full-page loader', () => {
  test('shows during the checks of the guard, not under 150 ms (P2.3, step 2)', async () => {
    agency.use(
      http.get(`${DEFAULT_BASES.identity}/Users/Identity`, async () => {
        await delay(700);
        return HttpResponse.json({ accessToken: tokenFor(600), refreshToken: 'r' });
      }),
    );
    const { router } = await renderApp('/bs/anketa');
    const started = Date.now();
    void router.navigate('/bs/nfis');
    await waitFor(() => expect(loader(uiTexts.loading)).toBeVisible(), { timeout: 3000, interval: 10 });
    expect(Date.now() - started).toBeGreaterThanOrEqual(140);
    await screen.findByRole('heading', { level: 1, name: 'NFIS' });
    expect(loader(uiTexts.loading)).toBeUndefined();
  });

  test('shows from the press on sign-out until the page reloads, and nothing of the user stays (P4 Logout)', async () => {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
    agency.use(
      http.get(`${DEFAULT_BASES.identity}/UserSessions/SignOut`, async () => {
        await delay(300);
        return new HttpResponse(null, { status: 500 });
      }),
    );
    const { user } = await renderApp('/bs/anketa', { as: 'accountant' });
    await user.click(await screen.findByRole('button', { name: new RegExp(texts.profile.menu) }));
    await user.click(screen.getByRole('button', { name: texts.logOut }));
    expect(loader(texts.profile.leaving)).toBeVisible();
    expect(screen.queryByRole('button', { name: new RegExp(texts.profile.menu) })).toBeNull();
    expect(reload).not.toHaveBeenCalled();
    await waitFor(() => expect(reload).toHaveBeenCalledOnce(), { timeout: 3000 });
  });
});
