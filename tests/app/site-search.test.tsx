import { act, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test } from 'vitest';
import texts from '#app/layout/texts/bs.json';
import { agency } from '#tests/agency.ts';
import { contentItem, publish } from '#tests/content-items.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { listen } from '#tests/spoken.ts';

const searchBox = () => screen.findByRole('searchbox', { name: texts.searchSite });
const closed = () => waitFor(() => expect(screen.queryByRole('searchbox', { name: texts.searchSite })).toBeNull());

beforeEach(() => publish([contentItem({ id: 1, contentTypeId: 8, url: 'anketa' })]));

describe("the header's search box (P2.4)", () => {
  test('Enter goes to search with the text as topic, takes the selected tag along, and closes; with the same topic it does nothing', async () => {
    agency.use(
      http.get('*/ContentTranslations/Search', ({ request }) => {
        const title = `Za ${new URL(request.url).searchParams.get('text')}`;
        return HttpResponse.json({ contents: [contentItem({ id: 1, contentTypeId: 3, title })] });
      }),
    );
    const { user, router } = await renderApp('/bs/search?topic=staro&tagId=1001');
    const searchFor = async (text: string) => {
      await user.click(screen.getByRole('button', { name: texts.searchSite }));
      const box = await searchBox();
      await waitFor(() => expect(box).toHaveFocus());
      await user.clear(box);
      await user.type(box, `${text}{Enter}`);
      await closed();
      // The path is the same, so that no heading takes the focus.
      expect(screen.getByRole('button', { name: texts.searchSite })).toHaveFocus();
    };
    await searchFor('  porez & ');
    await waitFor(() => expect(router.state.location.search).toBe('?topic=porez+%26&tagId=1001'));
    await screen.findByRole('link', { name: 'Za porez &' });
    const { key } = router.state.location;
    await searchFor('porez &');
    expect(router.state.location.key).toBe(key);
  });

  test('from another page it leads to the heading of the search', async () => {
    const { user } = await renderApp('/bs/anketa');
    await user.click(screen.getByRole('button', { name: texts.searchSite }));
    await user.type(await searchBox(), 'porez{Enter}');
    const title = await screen.findByRole('heading', { level: 1, name: 'Pretraga sadržaja' });
    await waitFor(() => expect(title).toHaveFocus());
  });

  test('what was typed is there again after a switch of language, which closes the panel', async () => {
    const { router, user } = await renderApp('/bs/anketa');
    await user.click(screen.getByRole('button', { name: texts.searchSite }));
    await user.type(await searchBox(), 'porez');
    await user.click(screen.getByRole('link', { name: 'hr' }));
    await closed();
    await user.click(screen.getByRole('button', { name: texts.searchSite }));
    expect(await searchBox()).toHaveValue('porez');
    // Another page begins anew (P4 Search), and so does this one after it.
    for (const path of ['/hr', '/hr/anketa']) {
      await act(() => router.navigate(path));
      await closed();
      await user.click(screen.getByRole('button', { name: texts.searchSite }));
      expect(await searchBox()).toHaveValue('');
    }
  });

  test('refuses the number of a person, which is neither sent nor offered to the register (R2.3)', async () => {
    const { user, router } = await renderApp('/bs/anketa');
    await user.click(screen.getByRole('button', { name: texts.searchSite }));
    await user.type(await searchBox(), '0101980150004{Enter}');
    expect(await screen.findByText(/drugi broj od 13 cifara/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /u registru pravnih lica/ })).toBeNull();
    expect(router.state.location.pathname).toBe('/bs/anketa');
    const said = await listen();
    await user.keyboard('{Enter}');
    await waitFor(async () => expect((await said()).join()).toMatch(/drugi broj od 13 cifara/));
  });

  test('says that a pasted text was cut; a name longer than the register searches for is not offered there (E13a); Escape gives the focus back to its button, as from a link of the menu of phones', async () => {
    const { user } = await renderApp('/bs/anketa');
    await user.click(screen.getByRole('button', { name: texts.searchSite }));
    const box = await searchBox();
    await waitFor(() => expect(box).toHaveFocus());
    await user.paste('a'.repeat(501));
    expect(box).toHaveValue('a'.repeat(500));
    expect(screen.getByText(/Najveći broj znakova: 500/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /u registru pravnih lica/ })).toBeNull();
    await user.clear(box);
    await user.paste('bilans');
    expect(screen.queryByText(/skraćen je/)).toBeNull();
    expect(screen.getByRole('link', { name: /u registru pravnih lica/ })).toBeVisible();
    await user.keyboard('{Escape}');
    await closed();
    expect(screen.getByRole('button', { name: texts.searchSite })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: texts.menu }));
    await waitFor(() => expect(document.querySelector('#mobile-menu a')).not.toBeNull());
    document.querySelector<HTMLElement>('#mobile-menu a')?.focus();
    await user.keyboard('{Escape}');
    await waitFor(() => expect(document.getElementById('mobile-menu')).toBeNull());
    expect(screen.getByRole('button', { name: texts.menu })).toHaveFocus();
  });
});
