import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { renderApp } from '#tests/renderApp.tsx';

const item = (id: number, over: Record<string, unknown> = {}) => ({
  id,
  parentId: null,
  contentTypeId: 8,
  ordinalNumber: id,
  pathLevel: 1,
  slug: `stavka-${id}`,
  url: '',
  title: `Stavka ${id}`,
  ...over,
});
const publish = (...items: unknown[]) =>
  agency.use(
    http.get(`${DEFAULT_BASES.main}/ContentTranslations/PublishedContent`, () =>
      HttpResponse.json({ resultList: items }),
    ),
  );
const mainMenu = () => screen.getByRole('navigation', { name: 'Glavni meni' });

describe('the header (P2.4)', () => {
  test('shows root header items with pathLevel below 3 and no parent only; markup in a title is text', async () => {
    const markup = '<img src=x onerror=alert(1)>';
    publish(
      item(2, { title: markup }),
      item(1),
      item(3, { pathLevel: 3 }),
      item(4, { parentId: 1 }),
      item(5, { contentTypeId: 9 }),
    );
    await renderApp('/bs/nema');
    await waitFor(() => expect(within(mainMenu()).getAllByRole('listitem')).toHaveLength(2));
    expect(
      within(mainMenu())
        .getAllByRole('listitem')
        .map((entry) => entry.textContent),
    ).toEqual(['Stavka 1', markup]);
  });
});

describe('the footer (P2.5)', () => {
  test('has the four columns; external activities open in a new tab, internal ones are routes', async () => {
    publish(
      item(1, { title: 'Zaglavlje' }),
      item(2, { contentTypeId: 9, title: 'Podnožje' }),
      item(3, { contentTypeId: 11, title: 'Djelatnosti' }),
      item(4, { parentId: 3, contentTypeId: 7, title: 'Vanjska', url: 'HTTPS://example.ba/x' }),
      item(5, { parentId: 3, contentTypeId: 7, title: 'Karta', url: 'interaktivna-mapa' }),
      item(6, { parentId: 3, contentTypeId: 7, title: 'Zla', url: '//evil.example' }),
      item(7, { parentId: 3, contentTypeId: 9, title: 'Podnožje s roditeljem' }),
    );
    await renderApp('/bs/nema');
    const footer = await screen.findByRole('contentinfo');
    const external = await within(footer).findByRole('link', { name: /Vanjska/ });
    expect(external).toHaveAttribute('target', '_blank');
    expect(external).toHaveAttribute('rel', expect.stringContaining('noopener'));
    expect(within(footer).getByRole('link', { name: 'Karta' })).toHaveAttribute('href', '/bs/interaktivna-mapa');
    expect(within(footer).queryByRole('link', { name: 'Zla' })).not.toBeInTheDocument();
    expect(within(footer).getByText('Zla')).toBeInTheDocument();
    // A root item with a parent is in no menu.
    expect(within(footer).queryByText('Podnožje s roditeljem')).not.toBeInTheDocument();
    expect(within(footer).getByRole('link', { name: 'Zaglavlje' })).toBeInTheDocument();
    expect(within(footer).getByRole('link', { name: 'Podnožje' })).toBeInTheDocument();
    expect(within(footer).getByText('@Copyright 2024 - Finansijsko-informatička agencija')).toBeInTheDocument();
  });

  test('without content says so, keeps the contact, and tries again', async () => {
    let requested = 0;
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    agency.use(
      http.get(`${DEFAULT_BASES.main}/ContentTranslations/PublishedContent`, async () => {
        requested += 1;
        if (requested === 1) return new HttpResponse('<html></html>', { headers: { 'content-type': 'text/html' } });
        await held;
        return HttpResponse.json([item(2, { contentTypeId: 9, title: 'Podnožje' })]);
      }),
    );
    const { user } = await renderApp('/bs/nema');
    const footer = await screen.findByRole('contentinfo');
    const retry = await within(footer).findByRole('button', { name: 'Pokušajte ponovo' });
    await user.click(retry);
    // The button stays where it was pressed until the content is there.
    await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
    expect(retry).toHaveFocus();
    release();
    expect(await within(footer).findByRole('link', { name: 'Podnožje' })).toBeInTheDocument();
  });
});
