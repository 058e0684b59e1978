import { act, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test, vi } from 'vitest';
import { LanguageSwitch } from '#app/layout/LanguageSwitch.tsx';
import { subMenuItems } from '#app/layout/main-menu-items.ts';
import { unlinkedScreens } from '#app/layout/screen-links.ts';
import texts from '#app/layout/texts/en.json';
import { buildTree } from '#domain/content/content-tree.ts';
import type { ContentItem } from '#domain/content/content.model.ts';
import { readStoredContent } from '#domain/content/internal/stored-content.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { authoredContent } from '#mocks/content/factory.ts';
import { env } from '#shared/config/env.ts';
import { agency } from '#tests/agency.ts';
import { contentItem, publish, startAsFirstVisit } from '#tests/content-items.ts';
import { held } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';
import { renderApp, renderPage } from '#tests/renderApp.tsx';
import { storage, withDatabase } from '#tests/storage.ts';

withDatabase();

startAsFirstVisit();

const PUBLISHED = '*/ContentTranslations/PublishedContent';
const failing = () => agency.use(http.get(PUBLISHED, () => new HttpResponse(null, { status: 500 })));
const mainMenu = () => within(screen.getByRole('navigation', { name: 'Glavni meni' }));

describe('the sub-menus of the header (P2.4, P9)', () => {
  const root = contentItem({ id: 1, contentTypeId: 8, title: 'Korijen' });
  const child = (id: number, given: object) => contentItem({ id, parentId: 1, pathLevel: 2, ...given });

  test('hold menu and link children with a pathLevel of menus, and nothing else', () => {
    const tree = buildTree([
      root,
      child(2, { contentTypeId: 10 }),
      child(3, { contentTypeId: 7 }),
      child(4, { contentTypeId: 11 }),
      // A root item with a parent is in no menu (readings P2.4), so 8 and 9 are among those.
      ...[1, 2, 3, 4, 5, 6, 8, 9].map((contentTypeId, at) => child(10 + at, { contentTypeId })),
      child(20, { contentTypeId: 10, pathLevel: 3 }),
    ]);
    expect(subMenuItems(tree, 1).shown.map(({ id }) => id)).toEqual([2, 3, 4]);
  });

  test('leave out a root item that has a parent, also one of the footer, in header and menu of phones', async () => {
    publish([
      root,
      contentItem({ id: 2, contentTypeId: 8, parentId: 1, title: 'Korijen s roditeljem' }),
      contentItem({ id: 3, contentTypeId: 9, parentId: 1, title: 'Podnožje s roditeljem' }),
      contentItem({ id: 4, contentTypeId: 8, parentId: 99, title: 'Korijen bez roditelja u stablu' }),
      child(5, { contentTypeId: 10, title: 'Stavka' }),
      contentItem({ id: 6, contentTypeId: 8, parentId: 5, title: 'Dublji korijen' }),
    ]);
    const { user } = await renderApp('/bs/nema');
    await user.click(await mainMenu().findByRole('button', { name: 'Korijen' }));
    expect(mainMenu().getByRole('link', { name: 'Stavka' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Meni' }));
    for (const menu of await screen.findAllByRole('button', { name: 'Korijen' }))
      if (menu.getAttribute('aria-expanded') === 'false') await user.click(menu);
    expect(screen.queryByText(/roditelj|Dublji/)).toBeNull();
  });

  test('show twelve of many; the way to all says how many there are; a button names its sub-menu only while that is there', async () => {
    publish([root, ...Array.from({ length: 1110 }, (_, at) => child(100 + at, { contentTypeId: 10 }))]);
    const { user } = await renderApp('/bs/nema');
    const button = await mainMenu().findByRole('button', { name: 'Korijen' });
    expect(button).not.toHaveAttribute('aria-controls');
    await user.click(button);
    const list = within(mainMenu().getByRole('list', { name: 'Podmeni: Korijen' }));
    expect(document.getElementById(button.getAttribute('aria-controls') ?? '')).not.toBeNull();
    await waitFor(() => expect(list.getAllByRole('link')).toHaveLength(13));
    expect(list.getByRole('link', { name: /Pregled: Korijen/ })).toHaveTextContent('1.110 stavki');
  });
});

test('a link of a menu to the open page gives the focus back to the button of the menu', async () => {
  publish([
    contentItem({ id: 1, contentTypeId: 8, title: 'Korijen' }),
    contentItem({ id: 2, parentId: 1, pathLevel: 2, url: 'anketa', title: 'Anketa' }),
  ]);
  const { user } = await renderApp('/bs/anketa');
  const button = await mainMenu().findByRole('button', { name: 'Korijen' });
  await user.click(button);
  await user.click(mainMenu().getByRole('link', { name: 'Anketa' }));
  await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
  expect(button).toHaveFocus();

  const phones = screen.getByRole('button', { name: 'Meni' });
  await user.click(phones);
  await user.click(await within(document.getElementById('mobile-menu')!).findByRole('button', { name: 'Korijen' }));
  await user.click(within(document.getElementById('mobile-menu')!).getByRole('link', { name: 'Anketa' }));
  await waitFor(() => expect(document.getElementById('mobile-menu')).toBeNull());
  expect(phones).toHaveFocus();
});

test('a link to a part of another page moves the focus to that part, also a late one, else to the heading; one within the page leaves it', async () => {
  const { router } = await renderPage('/bs/anketa');
  await act(() => router.navigate('/bs/ostale-usluge#%61rchive'));
  await waitFor(() => expect(document.getElementById('archive')).toHaveFocus());
  await act(() => router.navigate('/bs/ostale-usluge#purchase'));
  expect(document.getElementById('archive')).toHaveFocus();
  await act(() => router.navigate('/bs/anketa#late'));
  const late = document.createElement('p');
  late.id = 'late';
  // It comes later than the page, whose heading would get the focus after a second.
  screen.getByRole('main').append(late);
  await waitFor(() => expect(late).toHaveFocus());
  late.remove();
  await act(() => router.navigate('/bs/ostale-usluge#none'));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus(), { timeout: 5000 });
  // A body may name its parts by links without an address.
  const named = document.createElement('a');
  named.setAttribute('name', 'user-content-named');
  await act(() => router.navigate('/bs/anketa#named'));
  screen.getByRole('main').append(named);
  await waitFor(() => expect(named).toHaveFocus());
  expect(named).toHaveAttribute('tabindex', '-1');
  named.remove();
});

test('whoever is in the header before the page has the part that the address names stays there', async () => {
  const { router } = await renderApp('/bs/anketa');
  await act(() => router.navigate('/bs/ostale-usluge#none'));
  const logo = within(screen.getByRole('banner')).getAllByRole('link')[0]!;
  logo.focus();
  const part = document.createElement('p');
  part.id = 'none';
  for (let frame = 0; frame < 70; frame++) {
    if (frame === 20) screen.getByRole('main').append(part);
    // oxlint-disable-next-line no-await-in-loop -- one frame after the other
    await new Promise(requestAnimationFrame);
  }
  expect(logo).toHaveFocus();
  part.remove();
});

test('a link to another language keeps what the history entry says of the page, without the mark of what covers it', async () => {
  const { user, router } = await renderPart(<LanguageSwitch />, { texts: [] });
  const cards = { query: '?name=a', open: [7] };
  await act(() =>
    router.navigate('/bs/anketa', { state: { cards, cleared: 'name=a', cover: 'page', isReturn: true } }),
  );
  await user.click(screen.getByRole('link', { name: 'en' }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/en/survey'));
  expect(router.state.location.state).toEqual({ cards, cleared: 'name=a' });
});

describe('screens that nothing in the content leads to', () => {
  test('are linked by their route in the footer and in the mobile menu', async () => {
    publish([contentItem({ id: 1, contentTypeId: 8, url: 'all-news', title: 'Vijesti' })]);
    const { user } = await renderApp('/bs/nema');
    const group = within(await screen.findByRole('navigation', { name: 'Na portalu' }));
    expect(group.getByRole('link', { name: 'Publikacije' })).toHaveAttribute('href', '/bs/publikacije');
    expect(group.getByRole('link', { name: 'Kalkulator veličine pravnog lica' })).toHaveAttribute(
      'href',
      '/bs/kalkulator-velicine',
    );
    expect(group.getByRole('link', { name: 'NFIS' })).toHaveAttribute('href', '/bs/nfis');
    await waitFor(() => expect(group.queryByRole('link', { name: 'Novosti' })).toBeNull());
    await user.click(screen.getByRole('button', { name: 'Meni' }));
    await waitFor(() => expect(screen.getAllByRole('link', { name: 'Publikacije' })).toHaveLength(2));
  });

  test('are few where the content is complete', () => {
    const tree = buildTree(
      authoredContent('bs', DEFAULT_BASES).map((authored) =>
        contentItem({
          ...authored,
          url: authored.url ?? '',
          subtitle: '',
          content: '',
          dateTime: '',
          alt: '',
          tags: [],
        }),
      ),
    );
    expect(unlinkedScreens(tree, 'bs')).not.toContain('publications');
  });

  test('without any content, those that need none stay in header and footer (A02)', async () => {
    // A language that the earlier tests do not use, so that nothing of it is stored.
    failing();
    await renderApp('/hr/kontaktirajte-nas');
    expect(
      await within(screen.getByRole('navigation', { name: 'Glavni izbornik' })).findByRole('link', {
        name: 'Registar pravnih osoba',
      }),
    ).toHaveAttribute('href', '/hr/profil-pravnih-lica');
    const group = within(await screen.findByRole('navigation', { name: 'Na portalu' }));
    expect(group.getByRole('link', { name: 'Jedinstveni registar računa' })).toBeVisible();
    expect(group.queryByRole('link', { name: 'Publikacije' })).toBeNull();
  });
});

test('without storage a protected page says why, and the visitor goes to sign in by a link (C02)', async () => {
  const blocked = () => {
    throw new DOMException('Blocked', 'SecurityError');
  };
  vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(blocked);
  await renderApp('/en/nfis');
  expect(await screen.findByRole('heading', { level: 1, name: texts.signInProblem.storage.title })).toBeVisible();
  const link = within(screen.getByRole('main')).getByRole('link', { name: texts.logIn });
  expect(link).toHaveAttribute('href', expect.stringMatching(/redirectTo=.*nfis$/));
});

test('a stored tree that cannot be refreshed says how old it is, and can be requested again', async () => {
  publish([contentItem({ id: 1, contentTypeId: 8, title: 'Stara rubrika' })]);
  const first = await renderApp('/bs/nema');
  await mainMenu().findByRole('link', { name: 'Stara rubrika' });
  await waitFor(async () => expect(await readStoredContent(storage, 'bs')).not.toBeNull());
  first.unmount();
  // A new visit: within a visit the tree is requested every ten minutes at most.
  sessionStorage.clear();
  await storage.database.write('content-at-bs', Date.UTC(2026, 2, 7, 10, 0, 0));
  failing();
  const { user } = await renderApp('/bs/nema');
  expect(await screen.findByText(/Prikazan je sadržaj od 07\.03\.2026 11:00:00/)).toBeVisible();
  const { wait, release } = held();
  const content = [contentItem({ id: 1, contentTypeId: 8, title: 'Nova rubrika' })];
  agency.use(http.get(PUBLISHED, () => wait.then(() => HttpResponse.json(content))));
  const again = screen.getByRole('button', { name: 'Učitajte najnoviji sadržaj' });
  await user.click(again);
  await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
  release();
  expect(await mainMenu().findByRole('link', { name: 'Nova rubrika' })).toBeVisible();
  expect(screen.queryByText(/Prikazan je sadržaj/)).toBeNull();
  // The pressed button is gone.
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('the header shows root header items with pathLevel below 3 and no parent only, markup in a title as text (P2.4); the footer has its four columns, with external activities in a new tab and internal ones as routes (P2.5)', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  const rootItem = (id: number, given: Partial<ContentItem>) =>
    contentItem({ id, contentTypeId: 8, ordinalNumber: id, title: `Stavka ${id}`, ...given });
  publish([
    rootItem(9, { title: markup }),
    rootItem(1, { title: 'Zaglavlje' }),
    rootItem(2, { contentTypeId: 9, title: 'Podnožje' }),
    rootItem(3, { contentTypeId: 11, title: 'Djelatnosti' }),
    rootItem(4, { parentId: 3, contentTypeId: 7, title: 'Vanjska', url: 'HTTPS://example.ba/x' }),
    rootItem(5, { parentId: 3, contentTypeId: 7, title: 'Karta', url: 'interaktivna-mapa' }),
    rootItem(6, { parentId: 3, contentTypeId: 7, title: 'Zla', url: '//evil.example' }),
    rootItem(7, { parentId: 3, contentTypeId: 9, title: 'Podnožje s roditeljem' }),
    rootItem(10, { pathLevel: 3 }),
    rootItem(11, { parentId: 1 }),
  ]);
  await renderApp('/bs/nema');
  const footer = within(await screen.findByRole('contentinfo'));
  const external = await footer.findByRole('link', { name: /Vanjska/ });
  const entries = mainMenu().getAllByRole('listitem');
  expect(entries.map((entry) => entry.textContent)).toEqual(['Zaglavlje', markup]);
  expect(external).toHaveAttribute('target', '_blank');
  expect(external).toHaveAttribute('rel', expect.stringContaining('noopener'));
  expect(footer.getByRole('link', { name: 'Karta' })).toHaveAttribute('href', '/bs/interaktivna-mapa');
  expect(footer.queryByRole('link', { name: 'Zla' })).not.toBeInTheDocument();
  expect(footer.getByText('Zla')).toBeInTheDocument();
  // A root item with a parent is in no menu.
  expect(footer.queryByText('Podnožje s roditeljem')).not.toBeInTheDocument();
  expect(footer.getByRole('link', { name: 'Zaglavlje' })).toBeInTheDocument();
  expect(footer.getByRole('link', { name: 'Podnožje' })).toBeInTheDocument();
  expect(footer.getByText('@Copyright 2024 - Finansijsko-informatička agencija')).toBeInTheDocument();
});

test('the footer is silent when content fails again that was asked for elsewhere', async () => {
  const page = () => HttpResponse.html('<html></html>');
  agency.use(http.get(PUBLISHED, page));
  const { user } = await renderApp('/bs/content/7/x');
  const retry = await within(screen.getByRole('main')).findByRole('button', { name: 'Pokušajte ponovo' });
  const { wait, release } = held();
  agency.use(
    http.get(PUBLISHED, async () => {
      await wait;
      return page();
    }),
  );
  await user.click(retry);
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  release();
  await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy', 'true'));
  const said = screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said.join()).not.toMatch(/Sadržaj portala trenutno nije dostupan/);
});

test('the footer without content says so, keeps the contact, and tries again', async () => {
  let requested = 0;
  const { wait, release } = held();
  agency.use(
    http.get(PUBLISHED, async () => {
      requested += 1;
      if (requested <= 2) return HttpResponse.html('<html></html>');
      await wait;
      return HttpResponse.json([contentItem({ id: 2, contentTypeId: 9, title: 'Podnožje' })]);
    }),
  );
  const { user } = await renderApp('/bs/nema');
  const footer = within(await screen.findByRole('contentinfo'));
  const retry = await footer.findByRole('button', { name: 'Pokušajte ponovo' });
  await user.click(retry);
  // What fails again with the same words is read out again.
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  await waitFor(() => expect(said()).toContainEqual(expect.stringMatching(/^Sadržaj portala trenutno nije dostupan/)));
  await user.click(retry);
  // The button stays where it was pressed until the content is there.
  await waitFor(() => expect(retry).toHaveAttribute('aria-busy', 'true'));
  expect(retry).toHaveFocus();
  release();
  expect(await footer.findByRole('link', { name: 'Podnožje' })).toBeInTheDocument();
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
});

test('the logo links to the home page of the current language (P2.4); the contact column has address, e-mail, phone and the professional network (P2.5), beside the accessibility statement and privacy', async () => {
  await renderApp('/en/survey');
  const banner = within(screen.getByRole('banner'));
  expect(banner.getByRole('link', { name: new RegExp(texts.agency) })).toHaveAttribute('href', '/en');
  const footer = within(screen.getByRole('contentinfo'));
  const column = within(footer.getByRole('heading', { name: texts.footer.contact }).parentElement!);
  expect(column.getByText(env.VITE_CONTACT_ADDRESS!)).toBeVisible();
  const links = column.getAllByRole('link').map((link) => link.getAttribute('href'));
  expect(links).toEqual([
    `mailto:${env.VITE_CONTACT_EMAIL}`,
    `tel:${env.VITE_CONTACT_PHONE?.replace(/[^+\d]/g, '')}`,
    expect.stringContaining(env.VITE_SOCIAL_URL!),
  ]);
  expect(column.getByRole('link', { name: new RegExp(texts.footer.social) })).toHaveAttribute('target', '_blank');
  const to = (name: string) => footer.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));
  expect(to('Accessibility statement')).toContain('/en/accessibility-statement');
  expect(to('Privacy')).toContain('/en/privacy');
});
