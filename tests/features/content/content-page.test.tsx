import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { contentItem, publish, startAsFirstVisit } from '#tests/content-items.ts';
import { renderApp } from '#tests/renderApp.tsx';

startAsFirstVisit();

const main = () => within(screen.getByRole('main'));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** Collects the ids requested by GET ContentTranslations?ContentId=, answered with `answer`. */
function watchSingleCalls(answer: object[] = []): string[] {
  const requested: string[] = [];
  agency.use(
    http.get('*/ContentTranslations', ({ request }) => {
      requested.push(new URL(request.url).searchParams.get('ContentId') ?? '');
      return HttpResponse.json({ resultList: answer });
    }),
  );
  return requested;
}

describe('the content page of a document (P2.8)', () => {
  test('shows title, date, tags and a button that opens the file in a new tab', async () => {
    const { user, router } = await renderApp('/bs/content/7360/x');
    await heading('Zahtjev za prijepis finansijskog izvještaja');
    expect(main().getByText('05.01.2026')).toBeVisible();
    const open = main().getByRole('link', { name: /Otvorite dokument/ });
    expect(open).toHaveAttribute('target', '_blank');
    expect(open.getAttribute('href')).toMatch(/^http.*\.pdf$/);
    await user.click(within(main().getByRole('list', { name: 'Oznake' })).getByRole('link'));
    await waitFor(() =>
      expect(router.state.location.pathname + router.state.location.search).toBe('/bs/search?tagId=1001'),
    );
  });

  test('shows its siblings beside it, itself marked and not linked', async () => {
    await renderApp('/bs/content/7360/x');
    await heading('Zahtjev za prijepis finansijskog izvještaja');
    const menu = within(main().getByRole('navigation', { name: 'Zahtjevi' }));
    expect(menu.getByText('Zahtjev za prijepis finansijskog izvještaja')).toHaveAttribute('aria-current', 'page');
    expect(menu.getByRole('link', { name: 'Izjava o neaktivnosti' })).toHaveAttribute(
      'href',
      '/bs/content/7365/izjava-o-neaktivnosti',
    );
  });

  test('says so when the file has no good address (A25)', async () => {
    publish([contentItem({ id: 5, contentTypeId: 4, title: 'Spis', url: 'data:text/html,x' })]);
    await renderApp('/bs/content/5/spis');
    await heading('Spis');
    expect(main().getByText(/nema datoteke koja se može otvoriti/)).toBeVisible();
    expect(main().queryByText(/kasnije/)).toBeNull();
  });

  test('opens a file whose address is relative (P3)', async () => {
    publish([contentItem({ id: 5, contentTypeId: 4, title: 'Spis', url: 'files/spis.pdf' })]);
    await renderApp('/bs/content/5/spis');
    await heading('Spis');
    expect(main().getByRole('link', { name: /Otvorite dokument/ })).toHaveAttribute(
      'href',
      'http://127.0.0.1:5101/api/files/spis.pdf',
    );
  });
});

describe('the content page of anything else (P2.8)', () => {
  test('shows cover, body and media', async () => {
    publish([
      contentItem({
        id: 1,
        contentTypeId: 3,
        title: 'Vijest',
        url: 'https://slike.example/a.png',
        content: '<p>Tekst.</p>',
        dateTime: '2026-02-03T08:00:00',
      }),
      contentItem({ id: 2, parentId: 1, contentTypeId: 5, title: 'Ulaz', url: 'https://slike.example/b.png' }),
    ]);
    await renderApp('/bs/content/1/vijest');
    await heading('Vijest');
    expect(main().getByText('03.02.2026')).toBeVisible();
    expect(main().getByRole('img', { name: 'Vijest' })).toHaveAttribute('src', 'https://slike.example/a.png');
    expect(main().getByText('Tekst.')).toBeVisible();
    expect(main().getByRole('button', { name: 'Uvećajte fotografiju: Ulaz' })).toBeVisible();
  });

  test('leads on when the item only introduces a screen of the portal', async () => {
    await renderApp('/bs/content/7012/x');
    await heading('Jedinstveni registar računa');
    expect(main().getByRole('link', { name: 'Otvorite: Jedinstveni registar računa' })).toHaveAttribute(
      'href',
      '/bs/jedinstveni-registar-racuna',
    );
  });

  test('offers the file that its url names (P3)', async () => {
    publish([contentItem({ id: 1, title: 'Obrazac', url: '/files/obrazac.docx' })]);
    await renderApp('/bs/content/1/x');
    await heading('Obrazac');
    expect(main().getByRole('link', { name: /Otvorite dokument/ })).toHaveAttribute(
      'href',
      'http://127.0.0.1:5101/files/obrazac.docx',
    );
  });

  test('shows no date when there is none that makes sense (A31)', async () => {
    publish([contentItem({ id: 1, title: 'Bez datuma', dateTime: '0001-01-01T00:00:00' })]);
    await renderApp('/bs/content/1/x');
    await heading('Bez datuma');
    expect(document.querySelector('main time')).toBeNull();
    expect(main().queryByText(/Invalid|0001/)).toBeNull();
  });
});

describe('an item that is not in the tree', () => {
  test('is fetched by its id, and shown', async () => {
    publish([contentItem({ id: 1 })]);
    const requested = watchSingleCalls([contentItem({ id: 55, title: 'Tek objavljeno' })]);
    await renderApp('/bs/content/55/x');
    await heading('Tek objavljeno');
    expect(requested).toEqual(['55']);
  });

  test('is not found when the agency has none', async () => {
    publish([contentItem({ id: 1 })]);
    watchSingleCalls();
    await renderApp('/bs/content/55/x');
    await heading('Stranica nije pronađena');
  });

  test('is shown with the four promised fields alone, under the requested id (P7)', async () => {
    publish([contentItem({ id: 1 }), contentItem({ id: 56, parentId: 55, contentTypeId: 4, title: 'Obrazac' })]);
    watchSingleCalls([
      { id: 901, contentId: 55, languageId: 1, title: 'Zakon', url: '', slug: 'zakon', content: '<p>Član 1.</p>' },
    ]);
    await renderApp('/bs/content/55/x');
    await heading('Zakon');
    expect(main().getByText('Član 1.')).toBeVisible();
    expect(main().getByRole('link', { name: 'Obrazac' })).toHaveAttribute('href', '/bs/content/56/item-56');
  });

  test.each([204, 404, 410])('is not found when the agency says so by status %i (D02)', async (status) => {
    publish([contentItem({ id: 1 })]);
    agency.use(http.get('*/ContentTranslations', () => new HttpResponse(null, { status })));
    await renderApp('/bs/content/55/x');
    await heading('Stranica nije pronađena');
  });

  test('is not taken for a missing one when the agency is down, and can be tried again (P8)', async () => {
    publish([contentItem({ id: 1 })]);
    agency.use(http.get('*/ContentTranslations', () => new HttpResponse(null, { status: 500 }), { once: true }));
    const { user } = await renderApp('/bs/content/55/x');
    await heading('Došlo je do greške');
    watchSingleCalls([{ title: 'Opet tu' }]);
    await user.click(main().getByRole('button', { name: 'Pokušajte ponovo' }));
    await heading('Opet tu');
  });

  test('is never requested with an invalid id (D03)', async () => {
    publish([contentItem({ id: 1 })]);
    const requested = watchSingleCalls();
    await renderApp('/bs/content/1e3/x');
    await heading('Stranica nije pronađena');
    expect(requested).toEqual([]);
  });
});

test('content that does not come says so with a way to try again; the frame stays (A02, A03)', async () => {
  let broken = true;
  agency.use(
    http.get('*/ContentTranslations/PublishedContent', () =>
      broken
        ? HttpResponse.html('<h1>Maintenance</h1>')
        : HttpResponse.json({ resultList: [contentItem({ id: 1, title: 'Opet tu' })] }),
    ),
  );
  const { user } = await renderApp('/bs/content/1/x');
  const again = await main().findByRole('button', { name: 'Pokušajte ponovo' });
  // Without a heading of its own the title of the page before would stay (I05).
  await heading('Došlo je do greške');
  expect(document.title).toContain('Došlo je do greške');
  expect(screen.getByRole('link', { name: 'Prijava' })).toBeVisible();
  expect(screen.queryByText('Maintenance')).toBeNull();
  broken = false;
  await user.click(again);
  await heading('Opet tu');
});
