import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp, renderPage } from '#tests/renderApp.tsx';

describe('beside a search of the content', () => {
  test('the header offers the typed text in the registers; 13 digits are searched for as a number', async () => {
    const { user } = await renderApp('/bs/anketa');
    await user.click(screen.getByRole('button', { name: 'Pretraga sadržaja' }));
    const box = await screen.findByRole('searchbox', { name: 'Pretraga sadržaja' });
    expect(screen.queryByRole('link', { name: /u registru pravnih lica/ })).toBeNull();
    await user.type(box, 'Vranduk');
    expect(screen.getByRole('link', { name: 'Pronađite „Vranduk“ u registru pravnih lica' })).toHaveAttribute(
      'href',
      '/bs/profil-pravnih-lica?name=Vranduk',
    );
    await user.clear(box);
    await user.type(box, '4200 000 000 012');
    expect(screen.getByRole('link', { name: 'Pronađite JIB 4200000000012 u registru pravnih lica' })).toHaveAttribute(
      'href',
      '/bs/profil-pravnih-lica?jib=4200000000012',
    );
  });

  test('the search page offers the same', async () => {
    await renderPage('/en/search?topic=steel');
    const main = within(screen.getByRole('main'));
    expect(await main.findByRole('link', { name: 'Find “steel” in the register of legal entities' })).toHaveAttribute(
      'href',
      '/en/business-entities-profile?name=steel',
    );
  });
});
