import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { contentItem, publish, startAsFirstVisit } from '#tests/content-items.ts';
import { held } from '#tests/held.ts';
import { renderApp, renderPage } from '#tests/renderApp.tsx';
import { addressesIn, heading, hrefOf, main } from '../page-parts.ts';

startAsFirstVisit();

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

describe('the content page (P2.8)', () => {
  test('shows title, date, tags and file of a document, and its siblings beside it, itself marked and not linked', async () => {
    const { user, router } = await renderPage('/bs/content/7360/x');
    await heading('Zahtjev za prijepis finansijskog izvještaja');
    expect(main().getByText('05.01.2026')).toBeVisible();
    const open = main().getByRole('link', { name: /Otvorite dokument/ });
    expect(open).toHaveAttribute('target', '_blank');
    expect(open.getAttribute('href')).toMatch(/^http.*\.pdf$/);
    const menu = within(main().getByRole('navigation', { name: 'Zahtjevi' }));
    expect(menu.getByText('Zahtjev za prijepis finansijskog izvještaja')).toHaveAttribute('aria-current', 'page');
    expect(addressesIn(menu)).toMatchObject({ 'Izjava o neaktivnosti': '/bs/content/7365/izjava-o-neaktivnosti' });
    await user.click(within(main().getByRole('list', { name: 'Oznake' })).getByRole('link'));
    await waitFor(() => expect(router.state.location).toMatchObject({ pathname: '/bs/search', search: '?tagId=1001' }));
  });

  test('shows cover, body and media; leads on to a screen or file, also by a relative address (P3); says when there is none (A25), and no senseless date (A31)', async () => {
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
      contentItem({ id: 5, contentTypeId: 4, title: 'Spis bez datoteke', url: 'data:text/html,x' }),
      contentItem({ id: 6, contentTypeId: 4, title: 'Spis', url: 'files/spis.pdf' }),
      contentItem({ id: 7, title: 'Obrazac', url: '/files/obrazac.docx' }),
      contentItem({ id: 8, title: 'Registar računa', url: 'jedinstveni-registar-racuna' }),
      contentItem({ id: 9, title: 'Bez datuma', dateTime: '0001-01-01T00:00:00' }),
    ]);
    const { router } = await renderPage('/bs/content/1/vijest');
    const open = async (id: number, title: string) => {
      await router.navigate(`/bs/content/${id}/x`);
      await heading(title);
    };
    await heading('Vijest');
    expect(main().getByText('03.02.2026')).toBeVisible();
    expect(main().getByRole('img', { name: 'Vijest' })).toHaveAttribute('src', 'https://slike.example/a.png');
    expect(main().getByText('Tekst.')).toBeVisible();
    expect(main().getByRole('button', { name: 'Uvećajte fotografiju: Ulaz' })).toBeVisible();
    await open(5, 'Spis bez datoteke');
    expect(main().getByText(/nema datoteke koja se može otvoriti/)).toBeVisible();
    expect(main().queryByText(/kasnije/)).toBeNull();
    for (const [id, title, address] of [
      [6, 'Spis', 'http://127.0.0.1:5101/api/files/spis.pdf'],
      [7, 'Obrazac', 'http://127.0.0.1:5101/files/obrazac.docx'],
    ] as const) {
      await open(id, title);
      expect(hrefOf(/Otvorite dokument/)).toBe(address);
    }
    await open(8, 'Registar računa');
    expect(hrefOf('Otvorite: Registar računa')).toBe('/bs/jedinstveni-registar-racuna');
    await open(9, 'Bez datuma');
    expect(document.querySelector('main time')).toBeNull();
    expect(main().queryByText(/Invalid|0001/)).toBeNull();
  });
});

describe('an item that is not in the tree', () => {
  test('is fetched by its id, and shown with the four promised fields alone, under the requested id (P7)', async () => {
    publish([contentItem({ id: 1 }), contentItem({ id: 56, parentId: 55, contentTypeId: 4, title: 'Obrazac' })]);
    const requested = watchSingleCalls([
      { id: 901, contentId: 55, languageId: 1, title: 'Zakon', url: '', slug: 'zakon', content: '<p>Član 1.</p>' },
    ]);
    await renderPage('/bs/content/55/x');
    await heading('Zakon');
    expect(requested).toEqual(['55']);
    expect(main().getByText('Član 1.')).toBeVisible();
    expect(hrefOf('Obrazac')).toBe('/bs/content/56/item-56');
  });

  test('is not found when the agency has none or says so by its status (D02), and never requested with an invalid id (D03)', async () => {
    publish([contentItem({ id: 1 })]);
    const requested: string[] = [];
    const answers: Record<string, Response> = {
      55: HttpResponse.json({ resultList: [] }),
      204: new HttpResponse(null, { status: 204 }),
      404: new HttpResponse(null, { status: 404 }),
      410: new HttpResponse(null, { status: 410 }),
    };
    agency.use(
      http.get('*/ContentTranslations', ({ request }) => {
        const id = new URL(request.url).searchParams.get('ContentId') ?? '';
        requested.push(id);
        return answers[id];
      }),
    );
    const { router } = await renderPage('/bs/content/1/x');
    for (const id of ['55', '204', '404', '410', 'abc', '7286abc', '-1', '1e3', '9'.repeat(400)]) {
      await router.navigate('/bs/content/1/x');
      await heading('Item 1');
      await router.navigate(`/bs/content/${id}/x`);
      await heading('Stranica nije pronađena');
      expect(document.title).toContain('Stranica nije pronađena');
      expect(hrefOf('Početna stranica')).toBe('/bs');
    }
    expect(requested).toEqual(['55', '204', '404', '410']);
  });

  test('is not taken for a missing one when the agency is down, and can be tried again (P8)', async () => {
    publish([contentItem({ id: 1 })]);
    agency.use(http.get('*/ContentTranslations', () => new HttpResponse(null, { status: 500 }), { once: true }));
    const { user } = await renderPage('/bs/content/55/x');
    await heading('Došlo je do greške');
    watchSingleCalls([{ title: 'Opet tu' }]);
    await user.click(main().getByRole('button', { name: 'Pokušajte ponovo' }));
    await heading('Opet tu');
  });
});

test.each([
  ['the whole content', '*/ContentTranslations/PublishedContent', '/bs/content/1/x'],
  ['one item', '*/ContentTranslations', '/bs/content/55/x'],
])(
  '%s that did not come and is tried again leaves the message, the title and the pressed button with its focus (P8)',
  async (_name, address, page) => {
    const { wait, release } = held();
    let requested = 0;
    publish([contentItem({ id: 1, title: 'Opet tu' })]);
    agency.use(
      http.get(address, async () => {
        requested += 1;
        if (requested === 1) return new HttpResponse(null, { status: 500 });
        await wait;
        return HttpResponse.json({ resultList: [contentItem({ id: 1, title: 'Opet tu' })] });
      }),
    );
    const { user } = await renderPage(page);
    const again = await main().findByRole('button', { name: 'Pokušajte ponovo' });
    await user.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    expect(again).toHaveFocus();
    await heading('Došlo je do greške');
    expect(document.title).toContain('Došlo je do greške');
    release();
    await heading('Opet tu');
  },
);

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
