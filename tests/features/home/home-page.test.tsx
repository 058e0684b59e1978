import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { searchingChanged, selectIsSearching } from '#domain/legal-entity/search/searching.slice.ts';
import { agency } from '#tests/agency.ts';
import { renderApp } from '#tests/renderApp.tsx';
import { everythingAnswered } from '#tests/held.ts';
import { watchNearness } from './near.ts';

// Nothing is stored from one test to the next.
vi.mock('#domain/content/stored-content.ts', () => ({ readStoredContent: async () => null, storeContent: () => {} }));

const CONTENT = '*/ContentTranslations/PublishedContent';
const ORDER = [
  'services',
  'otherServices',
  'news',
  'products',
  'entities',
  'about',
  'infographics',
  'map',
  'featured',
  'app',
  'strip',
] as const;

let nearness: ReturnType<typeof watchNearness>;

beforeEach(() => {
  nearness = watchNearness();
  return () => vi.unstubAllGlobals();
});

const near = (block: (typeof ORDER)[number]) => nearness.bringNear(ORDER.indexOf(block));
// The footer has columns of the same names.
const main = () => within(screen.getByRole('main'));
const heading = (name: string | RegExp) => main().findByRole('heading', { level: 2, name });
const part = async (name: string | RegExp) => within((await heading(name)).closest('section') as HTMLElement);
const slides = async () => (await part('Izdvojene novosti')).findAllByRole('article');

describe('the page', () => {
  test('the four tasks are directly under the hero and lead where they say', async () => {
    await renderApp('/bs');
    const tasks = within(screen.getByRole('navigation', { name: 'Glavni poslovi' })).getAllByRole('link');
    expect(tasks.map((task) => task.getAttribute('href'))).toEqual([
      '/bs/profil-pravnih-lica',
      '/bs/predlosci-finansijskih-izvjestaja',
      '/bs/kontrola-finansijskih-izvjestaja',
      '/bs/predstecajni-i-stecajni-postupci',
    ]);
    await waitFor(() => expect(document.title).toContain('Registri i finansijski izvještaji'));
  });

  test('a block below the fold comes only when its place is near', async () => {
    await renderApp('/bs');
    expect(document.querySelectorAll('main h2')).toHaveLength(0);
    await near('strip');
    expect(await heading('Anketa o zadovoljstvu')).toBeVisible();
    expect(screen.queryByRole('heading', { name: 'Ostale usluge' })).toBeNull();
  });

  test('entering resets the search state (P2.6, P4)', async () => {
    const { store, router } = await renderApp('/bs/anketa');
    store.dispatch(searchingChanged(true));
    await router.navigate('/bs');
    await screen.findByRole('navigation', { name: 'Glavni poslovi' });
    await waitFor(() => expect(selectIsSearching(store.getState())).toBe(false));
  });

  test('the facts are sums of the real answer, and a failure leaves the hero whole', async () => {
    await renderApp('/bs');
    expect(await screen.findByText('68.895')).toBeVisible();
    expect(screen.getByText('2025.')).toBeVisible();
  });

  test('the facts can be used elsewhere: with their source, and the map that they are sums of', async () => {
    const { user } = await renderApp('/bs');
    await user.click((await screen.findAllByRole('button', { name: 'Koristite ove podatke' }))[0]!);
    const dialog = within(await screen.findByRole('dialog'));
    expect(await dialog.findByRole('heading', { name: 'Kako navesti izvor' })).toBeVisible();
    expect(dialog.getAllByText(/Pokazatelji po kantonima: Sva pravna lica/).length).toBeGreaterThan(0);
  });

  test('without the totals no facts are made up', async () => {
    let isRequested = false;
    agency.use(
      http.get('*/FinancialIndicators/getfinancialsummariesbycountynotfiltered', () => {
        isRequested = true;
        return HttpResponse.json([]);
      }),
    );
    await renderApp('/bs');
    await waitFor(() => expect(isRequested).toBe(true));
    await everythingAnswered();
    expect(screen.queryByText('Zaposleni')).toBeNull();
    expect(screen.getByRole('button', { name: 'Pretražite registar' })).toBeVisible();
  });
});

describe('hero (P2.6, P4)', () => {
  test('the search box opens the register with what was typed', async () => {
    const { user, router } = await renderApp('/bs', { as: 'citizen' });
    await user.type(screen.getByLabelText('Pronađite pravno lice'), 'Vranduk{Enter}');
    await waitFor(() => expect(router.state.location.pathname).toBe('/bs/profil-pravnih-lica'));
    expect(new URLSearchParams(router.state.location.search).get('name')).toBe('Vranduk');
  });

  test('a pasted text that is too long is not cut in silence (E13a)', async () => {
    const { user } = await renderApp('/bs');
    const box = screen.getByLabelText('Pronađite pravno lice');
    await user.click(box);
    await user.paste('a'.repeat(201));
    expect(box).toHaveValue('a'.repeat(200));
    expect(screen.getByText(/polje prima najviše 200 znakova/)).toBeVisible();
  });

  test('that the registers need a sign-in is said before the search, to whoever is not signed in', async () => {
    await renderApp('/bs');
    expect(screen.getByText(/Za pregled registra potrebna je prijava\./)).toBeVisible();
    cleanup();
    await renderApp('/bs', { as: 'citizen' });
    // It keeps its space, so that what is below does not move when the sign-in becomes known.
    expect(screen.getByText(/Za pregled registra potrebna je prijava\./)).not.toBeVisible();
  });

  test('phrases change every 4 s, pause by button and on focus, and follow the language', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    try {
      const { user, router } = await renderApp('/bs');
      const phrase = () => screen.getByRole('heading', { level: 1 }).textContent;
      const first = phrase();
      await vi.advanceTimersByTimeAsync(3900);
      expect(phrase()).toBe(first);
      await vi.advanceTimersByTimeAsync(200);
      await waitFor(() => expect(phrase()).not.toBe(first));
      expect(screen.getByText('2 od 3')).toBeVisible();

      screen.getByLabelText('Pronađite pravno lice').focus();
      const second = phrase();
      await vi.advanceTimersByTimeAsync(9000);
      expect(phrase()).toBe(second);

      (document.activeElement as HTMLElement).blur();
      await user.click(screen.getByRole('button', { name: 'Zaustavite' }));
      (document.activeElement as HTMLElement).blur();
      await vi.advanceTimersByTimeAsync(9000);
      expect(phrase()).toBe(second);

      await router.navigate('/en');
      await waitFor(() => expect(phrase()).toMatch(/^Financial indicators by register/));
    } finally {
      vi.useRealTimers();
    }
  });

  test('nothing moves with reduced motion until it is started', async () => {
    vi.stubGlobal('matchMedia', (query: string) => ({ matches: query.includes('reduce'), addEventListener() {} }));
    await renderApp('/bs');
    expect(screen.getByRole('button', { name: 'Pokrenite' })).toBeVisible();
  });

  test('a hidden tab pauses and nothing is caught up on return (faults H05)', async () => {
    vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    try {
      await renderApp('/bs');
      await vi.advanceTimersByTimeAsync(60_000);
      expect(screen.getByText('1 od 3')).toBeVisible();
      visibility.mockReturnValue('visible');
      await vi.advanceTimersByTimeAsync(4000);
      await waitFor(() => expect(screen.getByText('2 od 3')).toBeVisible());
    } finally {
      visibility.mockRestore();
      vi.useRealTimers();
    }
  });
});

describe('blocks of content (P2.6)', () => {
  test('activities with the way to the other highlighted services', async () => {
    await renderApp('/bs');
    await near('services');
    const block = await part('Djelatnosti');
    expect(block.getByRole('link', { name: 'Bonitetne informacije' })).toHaveAttribute('href', '/bs/bonitetna-ocjena');
    expect(block.getByRole('link', { name: 'Arhivski centar' })).toHaveAttribute(
      'href',
      '/bs/details/7036/arhivski-centar',
    );
    expect(block.getByRole('link', { name: 'Sve djelatnosti' })).toHaveAttribute(
      'href',
      '/bs/details/7301/djelatnosti',
    );
    expect(block.getByRole('link', { name: 'Finansijski profesionalci' })).toBeVisible();
  });

  test('four cards of other services', async () => {
    await renderApp('/en');
    await near('otherServices');
    const cards = (await part('Other services')).getAllByRole('heading', { level: 3 });
    expect(cards.map((card) => card.textContent)).toEqual([
      'Archive centre',
      'Sale of federal fee stamps and bills of exchange',
      'Data processing',
      'IT support to government',
    ]);
  });

  test('five news cards: image, date, title cut to 40, text without markup cut to 50, more', async () => {
    await renderApp('/bs');
    await near('news');
    const cards = await slides();
    expect(cards).toHaveLength(5);
    const first = within(cards[0]!);
    const link = first.getByRole('link', { name: 'Otvoreni predlošci godišnjih izvještaja...' });
    expect(link).toHaveAttribute('href', '/bs/novost-sadrzaj/7400');
    expect(link).toHaveAttribute('title', 'Otvoreni predlošci godišnjih izvještaja za 2026. godinu');
    expect(first.getByText('19.11.2026')).toBeVisible();
    expect(first.getByText('Više')).toBeVisible();
    expect(cards[0]!.querySelector('img')).toHaveAttribute('src', expect.stringContaining('ledger-7400'));
    const text = cards[0]!.querySelector('p')?.textContent ?? '';
    expect(text).toMatch(/^Od danas se na portalu .*\.\.\.$/);
    expect(text.length).toBeLessThanOrEqual(53);
    expect(text).not.toMatch(/[<>]/);
  });

  test('a news item without an image shows its date as the picture, and hostile text stays text (faults A17, A24)', async () => {
    agency.use(
      http.get(CONTENT, () =>
        HttpResponse.json([
          {
            id: 1,
            contentTypeId: 3,
            title: '<img src=x onerror=alert(1)>',
            content: `<p onclick="x()">Kratko &amp; jasno</p><script>alert(1)</script>`,
            dateTime: '2026-02-03T10:00:00',
            url: 'javascript:alert(1)',
          },
          { id: 2, contentTypeId: 3, title: `${'a'.repeat(39)}👩‍👩‍👧‍👦!`, content: '', dateTime: null },
        ]),
      ),
    );
    await renderApp('/bs');
    await near('news');
    // A tree stored by an earlier test may be shown first.
    await main().findByText('<img src=x onerror=alert(1)>');
    const cards = await slides();
    expect(within(cards[0]!).getByText('<img src=x onerror=alert(1)>')).toBeVisible();
    expect(within(cards[0]!).getByText('Kratko & jasno')).toBeVisible();
    expect(cards[0]!.querySelector('img')).toBeNull();
    expect(within(cards[0]!).getByText('3')).toBeInTheDocument();
    expect(within(cards[1]!).getByRole('link')).toHaveTextContent(`${'a'.repeat(39)}👩‍👩‍👧‍👦...`);
  });

  test('four products with the title of their parent, show all and links in a new tab', async () => {
    await renderApp('/bs');
    await near('products');
    const block = await part('Proizvodi');
    expect(block.getByRole('link', { name: 'Prikažite sve' })).toHaveAttribute('href', '/bs/details/7030/proizvodi');
    const products = block.getAllByRole('listitem');
    expect(products).toHaveLength(4);
    const link = block.getByRole('link', { name: /^Bonitetna ocjena \(otvara se u novoj kartici\)$/ });
    expect(link).toHaveAttribute('target', '_blank');
    expect(link).toHaveAttribute('rel', 'noopener noreferrer');
    expect(block.getByText('Ocjena poslovanja s poređenjem u djelatnosti')).toBeVisible();
  });

  test('show all leads to another site as well, if the agency keeps its products there', async () => {
    const product = { tags: JSON.stringify([{ tagId: 1, name: 'Proizvod' }]), contentTypeId: 10 };
    agency.use(
      http.get(CONTENT, () =>
        HttpResponse.json([
          { ...product, id: 1, title: 'Proizvodi', url: 'https://proizvodi.example.ba/svi' },
          { ...product, id: 2, parentId: 1, title: 'Bonitetna ocjena', highlight: 1 },
        ]),
      ),
    );
    await renderApp('/bs');
    await near('products');
    const all = (await part('Proizvodi')).getByRole('link', { name: /^Prikažite sve/ });
    expect(all).toHaveAttribute('href', 'https://proizvodi.example.ba/svi');
    expect(all).toHaveAttribute('target', '_blank');
  });

  test('the business-entities box opens the register with a jib', async () => {
    const { user, router } = await renderApp('/bs', { as: 'citizen' });
    await near('entities');
    const block = await part('Pravna lica u registrima');
    await user.type(block.getByLabelText('Naziv ili JIB pravnog lica'), '4200 0000 00012');
    await user.click(block.getByRole('button', { name: 'Pretražite pravna lica' }));
    await waitFor(() => expect(router.state.location.pathname).toBe('/bs/profil-pravnih-lica'));
    expect(new URLSearchParams(router.state.location.search).get('jib')).toBe('4200000000012');
  });

  test('about us shows the four boxes of the mission, cut to 50 letters', async () => {
    await renderApp('/bs');
    await near('about');
    const mission = (await part('O nama')).getByRole('list', { name: 'Misija' });
    const boxes = within(mission).getAllByRole('listitem');
    expect(boxes).toHaveLength(4);
    for (const box of boxes) expect(box.querySelector('p')?.textContent).toMatch(/^.{1,50}(\.\.\.)?$/);
  });

  test('three infographics, each leading to its content', async () => {
    await renderApp('/bs');
    await near('infographics');
    const block = await part('Infografike');
    const links = block.getAllByRole('link', { name: /^(Pravna lica|Ukupan prihod)/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/bs/novost-sadrzaj/7600',
      '/bs/novost-sadrzaj/7601',
      '/bs/novost-sadrzaj/7602',
    ]);
    expect(document.querySelectorAll('main img')).toHaveLength(3);
  });

  test('the map is shown with its table folded', async () => {
    await renderApp('/bs');
    await near('map');
    await heading('Federacija po kantonima');
    expect(await screen.findByRole('group', { name: /^Federacija po kantonima/ })).toBeInTheDocument();
    const link = within(screen.getByRole('main')).getByRole('link', { name: 'Interaktivna mapa' });
    expect(link).toHaveAttribute('href', '/bs/interaktivna-mapa');
  });

  test('twelve featured items: a label by type, documents lead to their parent', async () => {
    await renderApp('/bs');
    await near('featured');
    const block = await part('Izdvojeno');
    expect(block.getAllByRole('listitem')).toHaveLength(12);
    const document = block.getByRole('link', { name: 'Poslovanje pravnih lica u 2025. godini' });
    expect(document).toHaveAttribute('href', expect.stringContaining('/7700/'));
    expect(within(document.closest('li')!).getByText('Dokument')).toBeVisible();
    expect(block.getByRole('link', { name: 'Cjenovnik' })).toHaveAttribute('href', '/bs/cjenovnik');
  });

  test('both stores of the mobile application, in a new tab', async () => {
    await renderApp('/bs');
    await near('app');
    const block = await part('Registri na telefonu');
    expect(block.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      'https://trgovina-aplikacija.example.ba/ios',
      'https://trgovina-aplikacija.example.ba/android',
    ]);
  });

  test('the strip leads to locations, survey and contact', async () => {
    await renderApp('/en');
    await near('strip');
    await heading('Satisfaction survey');
    const links = ['Find the nearest office', 'Take the survey', 'Write to the Agency'];
    expect(links.map((name) => screen.getByRole('link', { name }).getAttribute('href'))).toEqual([
      '/en/locations-and-business-units',
      '/en/survey',
      '/en/contact-us',
    ]);
  });
});

describe('the news carousel (P2.6, P9)', () => {
  test('previous, next and pause; while it moves by itself nothing is spoken', async () => {
    const { user } = await renderApp('/bs');
    await near('news');
    await slides();
    const block = await part('Izdvojene novosti');
    const list = () => block.getAllByRole('list')[0]!;
    expect(list()).toHaveAttribute('aria-live', 'off');
    expect(block.getByRole('button', { name: 'Prethodna novost' })).toBeVisible();
    expect(block.getByRole('button', { name: 'Sljedeća novost' })).toBeVisible();
    await user.click(block.getByRole('button', { name: 'Zaustavite smjenjivanje novosti' }));
    expect(list()).toHaveAttribute('aria-live', 'polite');
    expect(block.getByRole('button', { name: 'Pokrenite smjenjivanje novosti' })).toBeVisible();
  });

  test('one item needs no controls', async () => {
    agency.use(http.get(CONTENT, () => HttpResponse.json([{ id: 1, contentTypeId: 3, title: 'Jedina' }])));
    await renderApp('/bs');
    await near('news');
    await main().findByText('Jedina');
    expect(await slides()).toHaveLength(1);
    expect((await part('Izdvojene novosti')).queryByRole('button')).toBeNull();
  });
});
