import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import texts from '#app/layout/texts/bs.json';
import { renderApp } from '#tests/renderApp.tsx';

/** Opens the header's search box on a page, replaces its text and presses Enter. */
async function searchFor(text: string, address: string) {
  const app = await renderApp(address);
  await app.user.click(screen.getByRole('button', { name: texts.searchSite }));
  const box = await screen.findByRole('searchbox', { name: texts.searchSite });
  await waitFor(() => expect(box).toHaveFocus());
  await app.user.clear(box);
  await app.user.type(box, `${text}{Enter}`);
  return app;
}

const closed = () => waitFor(() => expect(screen.queryByRole('searchbox', { name: texts.searchSite })).toBeNull());

describe("the header's search box (P2.4)", () => {
  test('Enter goes to search with the text as topic, and closes', async () => {
    const { router } = await searchFor('  bilans & stanja ', '/bs/anketa');
    await waitFor(() => expect(router.state.location.pathname).toBe('/bs/search'));
    expect(router.state.location.search).toBe('?topic=bilans+%26+stanja');
    await closed();
  });

  test('takes the selected tag along', async () => {
    const { router } = await searchFor('porez', '/bs/search?topic=staro&tagId=1001');
    await waitFor(() => expect(router.state.location.search).toBe('?topic=porez&tagId=1001'));
  });

  test('does nothing when the route is search with the same topic already', async () => {
    const { router } = await searchFor('porez', '/bs/search?topic=porez&year=2025');
    const { key } = router.state.location;
    await closed();
    expect(router.state.location.key).toBe(key);
    expect(router.state.location.search).toBe('?topic=porez&year=2025');
  });

  test('Escape gives the focus back to its button, as from a link of the menu of phones', async () => {
    const { user } = await renderApp('/bs/anketa');
    await user.click(screen.getByRole('button', { name: texts.searchSite }));
    await waitFor(() => expect(screen.getByRole('searchbox', { name: texts.searchSite })).toHaveFocus());
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

  test('says that a pasted text was cut; a name longer than the register searches for is not offered there (E13a)', async () => {
    const { user } = await renderApp('/bs/anketa');
    await user.click(screen.getByRole('button', { name: texts.searchSite }));
    const box = await screen.findByRole('searchbox', { name: texts.searchSite });
    await waitFor(() => expect(box).toHaveFocus());
    await user.paste('a'.repeat(501));
    expect(box).toHaveValue('a'.repeat(500));
    expect(screen.getByText(/Najveći broj znakova: 500/)).toBeVisible();
    expect(screen.queryByRole('link', { name: /u registru pravnih lica/ })).toBeNull();
    await user.clear(box);
    await user.type(box, 'bilans');
    expect(screen.queryByText(/skraćen je/)).toBeNull();
    expect(screen.getByRole('link', { name: /u registru pravnih lica/ })).toBeVisible();
  });
});
