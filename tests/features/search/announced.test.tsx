import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { agency } from '#tests/agency.ts';
import { contentItem } from '#tests/content-items.ts';
import { everythingAnswered } from '#tests/held.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { main } from '../page-parts.ts';

const SEARCH = '*/ContentTranslations/Search';
const search = () => main().getByRole('button', { name: 'Pretražite' });

/** As many results as the searched text has letters, none for a text with 'x'. */
const byLength = http.get(SEARCH, ({ request }) => {
  const text = new URL(request.url).searchParams.get('text') ?? '';
  const ids = text.includes('x') ? [] : Array.from(text, (_, at) => at + 1);
  return HttpResponse.json({ contents: ids.map((id) => contentItem({ id, contentTypeId: 3, title: `Nalaz ${id}` })) });
});

async function open(address: string, first: string) {
  agency.use(byLength);
  const portal = createPortal();
  const said: string[] = [];
  portal.announcer.subscribe((text) => said.push(text));
  const app = await renderPage(address, { portal });
  const next = () => said.splice(0);
  await waitFor(() => expect(next()).toEqual([first]));
  return { ...app, next };
}

test('the same search again, another text with as many results and each one without any are announced, but not one that fails', async () => {
  const { user, next } = await open('/bs/search?topic=abc', '3 rezultata');
  await user.click(search());
  await waitFor(() => expect(next()).toEqual(['3 rezultata']));
  for (const [text, announced] of [
    ['def', '3 rezultata'],
    ['x', 'Nema rezultata za Vašu pretragu'],
    ['xx', 'Nema rezultata za Vašu pretragu'],
  ] as const) {
    await user.clear(main().getByRole('searchbox'));
    await user.type(main().getByRole('searchbox'), `${text}{Enter}`);
    await waitFor(() => expect(next()).toEqual([announced]));
  }
  await everythingAnswered();
  expect(next()).toEqual([]);
  agency.use(http.get(SEARCH, () => new HttpResponse(null, { status: 500 })));
  await user.click(search());
  expect(await main().findByRole('button', { name: 'Pokušajte ponovo' })).toBeVisible();
  expect(next()).toEqual([]);
});

test('another order and a text being typed announce nothing; another page is announced with its place', async () => {
  const { user, next } = await open('/bs/search?topic=abcdefghijkl', '12 rezultata. Prikazano od 1 do 10.');
  await user.click(await main().findByRole('radio', { name: 'Najnovije prvo' }));
  await user.type(main().getByRole('searchbox'), 'abc');
  await everythingAnswered();
  expect(next()).toEqual([]);
  await user.click(await screen.findByRole('button', { name: 'Stranica 2' }));
  await waitFor(() => expect(next()).toEqual(['12 rezultata. Prikazano od 11 do 12.']));
});

test('a switch of language is announced once, in the new language', async () => {
  const { router, next } = await open('/bs/search?topic=abc', '3 rezultata');
  await router.navigate('/en/search?topic=abc');
  await main().findByRole('heading', { level: 2, name: '3 results' });
  await waitFor(() => expect(next()).toEqual(['3 results']));
  await everythingAnswered();
  expect(next()).toEqual([]);
});
