import { waitFor, within } from '@testing-library/react';
import { describe, expect, test, vi } from 'vitest';
import { env } from '#shared/config/env.ts';
import { contentItem, publish, startAsFirstVisit } from '#tests/content-items.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { withoutEnv } from '#tests/without-env.ts';
import { heading, hrefOf, main } from '../page-parts.ts';

startAsFirstVisit();

describe('the content list (P2.13)', () => {
  test('has the old savings page in its trail, documents with date and file, five children on a page (A40), and scrolls to its top one second after a change of page', async () => {
    const scrollTo = vi.spyOn(window, 'scrollTo').mockImplementation(() => {});
    const { user, router } = await renderPage('/bs/sadrzaj-lista/7249?page=99');
    await heading('Stara devizna štednja: zakon');
    expect(main().getByText(/Prikazano 6–6 od ukupno 6 zapisa/)).toBeVisible();
    await router.navigate('/bs/sadrzaj-lista/7249');
    expect(hrefOf('Stara devizna štednja')).toBe('/bs/stara-devizna-stednja');
    expect(await main().findByText(/Prikazano 1–5 od ukupno 6 zapisa/)).toBeVisible();
    expect(main().getAllByRole('heading', { level: 2 })).toHaveLength(5);
    const document = main().getByRole('link', { name: /^Pravilnik o postupku verifikacije/ });
    expect(document.closest('li')).toHaveTextContent('03.06.2024');
    expect(hrefOf(/^Preuzmite ?: Pravilnik o postupku/)).toMatch(/\.pdf$/);

    scrollTo.mockClear();
    const pressed = Date.now();
    await user.click(main().getByRole('button', { name: 'Stranica 2' }));
    await waitFor(() => expect(hrefOf('Gdje podnijeti zahtjev')).toBe('/bs/lokacije-i-poslovne-jedinice'));
    expect(router.state.location.search).toBe('?page=2');
    const smooth = () => scrollTo.mock.calls.filter(([to]) => (to as { top?: number } | undefined)?.top === 0);
    await waitFor(() => expect(smooth()).toHaveLength(1));
    expect(Date.now() - pressed).toBeGreaterThanOrEqual(950);
  });

  test('a node that a menu entry only points to counts as the old savings page; others keep their own trail; news are cut to 100 and 150 characters; an empty list says so', async () => {
    publish([
      contentItem({ id: 1, contentTypeId: 9, url: 'stara-devizna-stednja', title: 'Prečica' }),
      contentItem({ id: 2, title: 'Usluge' }),
      contentItem({ id: 3, parentId: 2, url: 'stara-devizna-stednja', title: 'Stara devizna štednja' }),
      contentItem({ id: 4, parentId: 3, title: 'Obrasci' }),
      contentItem({ id: 5, title: 'Prazno' }),
      contentItem({ id: 6, title: 'Popis' }),
      contentItem({
        id: 7,
        parentId: 6,
        contentTypeId: 3,
        title: 'n'.repeat(120),
        content: `<p>${'t'.repeat(200)}</p>`,
      }),
    ]);
    const { router } = await renderPage('/bs/sadrzaj-lista/4');
    await heading('Obrasci');
    const trail = () => within(main().getByRole('navigation', { name: 'Putanja' }));
    expect(trail().getAllByRole('link').at(-1)).toHaveAttribute('href', '/bs/stara-devizna-stednja');
    await router.navigate('/bs/sadrzaj-lista/5');
    await heading('Prazno');
    expect(main().getByText('Popis je prazan')).toBeVisible();
    expect(trail().getAllByRole('listitem')).toHaveLength(2);
    await router.navigate('/bs/sadrzaj-lista/6');
    await heading('Popis');
    expect(hrefOf(`${'n'.repeat(100)}...`)).toBe('/bs/novost-sadrzaj/7');
    expect(main().getByText(`${'t'.repeat(150)}...`)).toBeVisible();
    expect(hrefOf(/^Više/)).toBe('/bs/novost-sadrzaj/7');
  });
});

test('all on one list, as the menu beside an item offers it, has as many entries as that says: pictures and root items are none', async () => {
  publish([
    contentItem({ id: 1, title: 'Zakoni' }),
    ...Array.from({ length: 6 }, (_, at) => contentItem({ id: at + 2, parentId: 1, title: `Zakon ${at + 1}` })),
    ...[5, 6, 8, 9].map((contentTypeId) => contentItem({ id: contentTypeId + 10, parentId: 1, contentTypeId })),
  ]);
  const { user } = await renderPage('/bs/content/1/zakoni');
  await user.click(await main().findByRole('link', { name: 'Sve na jednom popisu (6)' }));
  expect(await main().findByText(/Prikazano 1–5 od ukupno 6 zapisa/)).toBeVisible();
});

test('the old savings page (P2.14) says where to go and hands out the form, the legal basis and the news, also under its English slug', async () => {
  const { router } = await renderPage('/bs/stara-devizna-stednja');
  await heading('Stara devizna štednja');
  expect(main().getByText(/u poslovnim jedinicama i poslovnicama/)).toBeVisible();
  expect(hrefOf('Lokacije i poslovne jedinice')).toBe('/bs/lokacije-i-poslovne-jedinice');
  expect(hrefOf(/^Preuzmite/)).toMatch(/stednje-bs\.docx$/);
  await waitFor(() => {
    expect(hrefOf('Propisi o staroj deviznoj štednji')).toBe('/bs/content/7249/stara-devizna-stednja-zakon');
    expect(hrefOf('Novosti o staroj deviznoj štednji')).toBe('/bs/content/7296/stara-devizna-stednja-novosti');
  });
  await router.navigate('/en/old-foreign-currency-savings');
  await heading('Old foreign-currency savings');
  await waitFor(() => expect(hrefOf('Regulations on old foreign-currency savings')).toMatch(/^\/en\/content\/7249\//));
});

test('without a folder of documents the form of the old savings page is to be had on request (P7)', async () => {
  withoutEnv('VITE_DOCUMENTS_URL');
  await renderPage('/bs/stara-devizna-stednja');
  await heading('Stara devizna štednja');
  expect(main().getByText('DOCX, na zahtjev upućen Agenciji')).toBeVisible();
  expect(main().queryByRole('link', { name: /^Preuzmite/ })).toBeNull();
});

test('the nfis page (readings, P2.2) shows a signed-in user what it is and leads there; without a link it says that it is reached through the applications of the user', async () => {
  const { router } = await renderPage('/bs/nfis', { as: 'citizen' });
  await heading('NFIS');
  expect(main().getByText('NFIS je aplikacija Agencije za prijavljene korisnike.')).toBeVisible();
  const open = main().getByRole('link', { name: /Otvorite NFIS/ });
  expect(open).toHaveAttribute('href', `${env.VITE_NFIS_URL}/`);
  expect(open).toHaveAttribute('target', '_blank');
  withoutEnv('VITE_NFIS_URL');
  await router.navigate('/bs/cjenovnik');
  await heading('Cjenovnik');
  await router.navigate('/bs/nfis');
  await heading('NFIS');
  expect(main().getByText(/putem popisa aplikacija u meniju „Moj nalog“/)).toBeVisible();
  expect(main().queryByRole('link', { name: /Otvorite NFIS/ })).toBeNull();
});
