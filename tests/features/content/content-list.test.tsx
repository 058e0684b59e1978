import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { env } from '#shared/config/env.ts';
import { contentItem, publish, startAsFirstVisit } from '#tests/content-items.ts';
import { renderApp } from '#tests/renderApp.tsx';

startAsFirstVisit();

const main = () => within(screen.getByRole('main'));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const scrollTo = vi.fn<typeof window.scrollTo>();

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockImplementation(scrollTo));
afterEach(() => {
  vi.restoreAllMocks();
  scrollTo.mockClear();
});

describe('the content list (P2.13)', () => {
  test('has the name of the old savings page in its trail, five children on a page, and the rest on the next', async () => {
    const { user, router } = await renderApp('/bs/sadrzaj-lista/7249');
    await heading('Stara devizna štednja: zakon');
    const trail = within(main().getByRole('navigation', { name: 'Putanja' }));
    expect(trail.getByRole('link', { name: 'Stara devizna štednja' })).toHaveAttribute(
      'href',
      '/bs/stara-devizna-stednja',
    );
    expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(5);
    expect(main().getByText(/Prikazano 1–5 od ukupno 6 zapisa/)).toBeVisible();
    await user.click(main().getByRole('button', { name: 'Stranica 2' }));
    expect(await main().findByRole('link', { name: 'Gdje podnijeti zahtjev' })).toHaveAttribute(
      'href',
      '/bs/lokacije-i-poslovne-jedinice',
    );
    expect(router.state.location.search).toBe('?page=2');
  });

  test('has that name also where an entry of a menu points to the old savings page', async () => {
    publish([
      contentItem({ id: 1, contentTypeId: 9, url: 'stara-devizna-stednja', title: 'Prečica' }),
      contentItem({ id: 2, title: 'Usluge' }),
      contentItem({ id: 3, parentId: 2, url: 'stara-devizna-stednja', title: 'Stara devizna štednja' }),
      contentItem({ id: 4, parentId: 3, title: 'Obrasci' }),
    ]);
    await renderApp('/bs/sadrzaj-lista/4');
    await heading('Obrasci');
    const trail = within(main().getByRole('navigation', { name: 'Putanja' }));
    expect(trail.getAllByRole('link').at(-1)).toHaveAttribute('href', '/bs/stara-devizna-stednja');
  });

  test('scrolls to the top one second after a change of page, not before', async () => {
    const { user } = await renderApp('/bs/sadrzaj-lista/7249');
    await heading('Stara devizna štednja: zakon');
    scrollTo.mockClear();
    const pressed = Date.now();
    await user.click(main().getByRole('button', { name: 'Stranica 2' }));
    const smooth = () => scrollTo.mock.calls.filter(([to]) => (to as { top?: number })?.top === 0);
    await waitFor(() => expect(smooth()).toHaveLength(1));
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(950);
  });

  test('shows a document with its date, linked title and download', async () => {
    await renderApp('/bs/sadrzaj-lista/7249');
    await heading('Stara devizna štednja: zakon');
    const entry = within(
      main()
        .getByRole('link', { name: /^Pravilnik o postupku verifikacije/ })
        .closest('li')!,
    );
    expect(entry.getByText('03.06.2024')).toBeVisible();
    expect(entry.getByRole('link', { name: /^Preuzmite ?: Pravilnik/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/\.pdf$/),
    );
  });

  test('cuts the title of news to 100 and its text to 150 characters, without tags', async () => {
    publish([
      contentItem({ id: 1, title: 'Popis' }),
      contentItem({
        id: 2,
        parentId: 1,
        contentTypeId: 3,
        title: 'n'.repeat(120),
        content: `<p>${'t'.repeat(200)}</p>`,
      }),
    ]);
    await renderApp('/bs/sadrzaj-lista/1');
    await heading('Popis');
    expect(main().getByRole('link', { name: `${'n'.repeat(100)}...` })).toHaveAttribute('href', '/bs/novost-sadrzaj/2');
    expect(main().getByText(`${'t'.repeat(150)}...`)).toBeVisible();
    expect(main().getByRole('link', { name: /^Više/ })).toHaveAttribute('href', '/bs/novost-sadrzaj/2');
  });

  test('a page beyond the end is the last one (A40)', async () => {
    await renderApp('/bs/sadrzaj-lista/7249?page=99');
    await heading('Stara devizna štednja: zakon');
    expect(main().getByText(/Prikazano 6–6 od ukupno 6 zapisa/)).toBeVisible();
  });

  test('a node outside of the old savings keeps its own trail; one without children says so', async () => {
    publish([contentItem({ id: 1, title: 'Prazno' })]);
    await renderApp('/bs/sadrzaj-lista/1');
    await heading('Prazno');
    expect(main().getByText('Popis je prazan')).toBeVisible();
    expect(within(main().getByRole('navigation', { name: 'Putanja' })).getAllByRole('listitem')).toHaveLength(2);
  });
});

describe('the old savings page (P2.14)', () => {
  test('says where to go and hands out the form, the legal basis and the news', async () => {
    await renderApp('/bs/stara-devizna-stednja');
    await heading('Stara devizna štednja');
    expect(main().getByText(/u poslovnim jedinicama i poslovnicama/)).toBeVisible();
    expect(main().getByRole('link', { name: 'Lokacije i poslovne jedinice' })).toHaveAttribute(
      'href',
      '/bs/lokacije-i-poslovne-jedinice',
    );
    expect(main().getByRole('link', { name: /^Preuzmite/ })).toHaveAttribute(
      'href',
      expect.stringMatching(/stednje-bs\.docx$/),
    );
    await waitFor(() => {
      expect(main().getByRole('link', { name: 'Propisi o staroj deviznoj štednji' })).toHaveAttribute(
        'href',
        '/bs/content/7249/stara-devizna-stednja-zakon',
      );
      expect(main().getByRole('link', { name: 'Novosti o staroj deviznoj štednji' })).toHaveAttribute(
        'href',
        '/bs/content/7296/stara-devizna-stednja-novosti',
      );
    });
  });

  test('is shown under its English slug too', async () => {
    await renderApp('/en/old-foreign-currency-savings');
    await heading('Old foreign-currency savings');
    expect(main().getByRole('link', { name: 'Regulations on old foreign-currency savings' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/en\/content\/7249\//),
    );
  });
});

describe('the nfis page (readings, P2.2)', () => {
  test('shows a signed-in user what it is and leads there', async () => {
    await renderApp('/bs/nfis', { as: 'citizen' });
    await heading('NFIS');
    expect(main().getByText('NFIS je aplikacija Agencije za prijavljene korisnike.')).toBeVisible();
    const open = main().getByRole('link', { name: /Otvorite NFIS/ });
    expect(open).toHaveAttribute('href', `${env.VITE_NFIS_URL}/`);
    expect(open).toHaveAttribute('target', '_blank');
  });

  test('without a link says that it is reached through the applications of the user', async () => {
    const link = env.VITE_NFIS_URL;
    delete env.VITE_NFIS_URL;
    onTestFinished(() => void Object.assign(env, { VITE_NFIS_URL: link }));
    await renderApp('/bs/nfis', { as: 'citizen' });
    await heading('NFIS');
    expect(main().getByText(/putem popisa aplikacija u korisničkom meniju/)).toBeVisible();
    expect(main().queryByRole('link', { name: /Otvorite NFIS/ })).toBeNull();
  });
});
