import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { renderApp, renderPage } from '#tests/renderApp.tsx';

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
const applications = (list: unknown) =>
  agency.use(http.get(`${DEFAULT_BASES.identity}/UserApplications`, () => HttpResponse.json({ resultList: list })));
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

  test('opens a sub-menu by keyboard and closes it with Escape', async () => {
    publish(item(1), item(2, { parentId: 1, contentTypeId: 10, title: 'Podstavka' }));
    const { user } = await renderApp('/bs/nema');
    const button = await within(mainMenu()).findByRole('button', { name: 'Stavka 1' });
    button.focus();
    await user.keyboard('{Enter}');
    expect(await within(mainMenu()).findByRole('link', { name: 'Podstavka' })).toHaveAttribute(
      'href',
      '/bs/details/2/stavka-2',
    );
    await user.keyboard('{Escape}');
    expect(within(mainMenu()).queryByRole('link', { name: 'Podstavka' })).not.toBeInTheDocument();
    expect(button).toHaveFocus();
  });

  test('the login link carries origin and full path, encoded once; the language switch rewrites the slug and keeps the query', async () => {
    await renderApp('/bs/sve-novosti?view=list');
    const link = await screen.findByRole('link', { name: 'Prijava' });
    const target = new URL(link.getAttribute('href') ?? '');
    expect(target.origin).toBe(DEFAULT_BASES.identityApp);
    expect(target.searchParams.get('redirectTo')).toBe(`${window.location.origin}/bs/sve-novosti?view=list`);
    const languages = screen.getByRole('navigation', { name: 'Jezik' });
    expect(within(languages).getByRole('link', { name: 'en' })).toHaveAttribute('href', '/en/all-news?view=list');
    expect(within(languages).getByRole('link', { name: 'bs' })).toHaveAttribute('aria-current', 'true');
  });
});

describe('the profile menu (P2.4)', () => {
  const open = async () => {
    const view = await renderApp('/bs/nema', { as: 'accountant' });
    await view.user.click(await screen.findByRole('button', { name: /Moj nalog/ }));
    return view;
  };

  test("links to the user's other applications, without identity and this portal", async () => {
    applications([
      { applicationId: 1024, name: 'Identitet', redirectUrl: 'https://id.example.ba/profil' },
      { applicationId: 1004, name: 'Portal', redirectUrl: 'https://portal.example.ba' },
      {
        applicationId: 7,
        name: 'Registar',
        redirectUrl: 'https://registar.example.ba',
        resourceUrl: 'javascript:alert(1)',
      },
    ]);
    await open();
    expect(await screen.findByRole('link', { name: 'Registar' })).toHaveAttribute(
      'href',
      'https://registar.example.ba/',
    );
    expect(screen.getByRole('link', { name: 'Moj profil' })).toHaveAttribute('href', 'https://id.example.ba/profil');
    expect(screen.queryByRole('link', { name: 'Portal' })).not.toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Identitet' })).not.toBeInTheDocument();
  });

  test('uses the default identity host when the address is missing, and makes no link of a hostile one (faults B23)', async () => {
    applications([
      { applicationId: 1024, name: 'Identitet', redirectUrl: 'javascript:alert(1)' },
      { applicationId: 8, name: 'Opasna', redirectUrl: 'data:text/html,x' },
    ]);
    await open();
    expect(await screen.findByText('Opasna')).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: 'Opasna' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Moj profil' })).toHaveAttribute(
      'href',
      expect.stringContaining(DEFAULT_BASES.identityApp),
    );
  });

  test.each([401, 403])('a data call refused with %s does not sign out (faults A08)', async (status) => {
    agency.use(http.get(`${DEFAULT_BASES.identity}/UserApplications`, () => HttpResponse.json({}, { status })));
    await open();
    expect(screen.getByRole('button', { name: 'Odjava' })).toBeInTheDocument();
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

describe('a path that is no route', () => {
  test('of nothing known is the not-found screen, titled', async () => {
    publish(item(1));
    await renderPage('/hr/nema-toga');
    expect(await screen.findByRole('heading', { level: 1, name: 'Stranica nije pronađena' })).toBeInTheDocument();
    expect(document.title).toBe('Stranica nije pronađena – Financijsko-informatička agencija');
  });
});
