import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { SEARCH } from '../results-screen.ts';
import { openSearch } from './search-screen.ts';

/** A register of 25 entities, of which a canton has 12 and a name none; it answers with the first one of a page. */
const register = http.get(SEARCH, ({ request }) => {
  const { searchParams } = new URL(request.url);
  const count = searchParams.get('name') ? 0 : searchParams.get('countyId') ? 12 : 25;
  const id = Number(searchParams.get('Page') ?? 0) * 10 + 1;
  return HttpResponse.json({ resultList: count ? [{ id, shortName: `Firma ${id}` }] : [], count });
});

async function open(address?: string) {
  agency.use(register);
  const app = await openSearch(address);
  const said: string[] = [];
  app.portal.announcer.subscribe((text) => said.push(text));
  const settled = () => waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
  /** Waits until something is said, once, and the first of these results is there. */
  const says = async (text: RegExp, first?: string) => {
    await waitFor(() => expect(said).toEqual([expect.stringMatching(text)]));
    if (first) await screen.findByRole('link', { name: first });
    await settled();
    expect(said.splice(0)).toHaveLength(1);
  };
  await screen.findByRole('link', { name: 'Firma 1' });
  await settled();
  said.length = 0;
  return { ...app, says };
}

test('a removed filter, the same search again, another page and searches without results are announced once each, and no focused heading names an old count', async () => {
  const { user, says } = await open('/bs/profil-pravnih-lica?countyId=2029');
  const focused: string[] = [];
  const listen = ({ target }: Event) => void focused.push((target as Element).textContent);
  document.addEventListener('focusin', listen);
  onTestFinished(() => document.removeEventListener('focusin', listen));
  await user.click(await screen.findByRole('button', { name: /^Uklonite filter: Kanton/ }));
  await says(/^25 /, 'Firma 1');
  expect(focused.filter((text) => text.startsWith('12 '))).toEqual([]);
  expect(screen.getByRole('heading', { level: 2, name: /^25 / })).toHaveFocus();

  await user.click(screen.getByRole('button', { name: 'Pretražite' }));
  await says(/^25 /, 'Firma 1');
  await user.click(screen.getByRole('button', { name: 'Stranica 2' }));
  await says(/^25 .*od 11/, 'Firma 11');
  for (const name of ['Nema', 'Nijedna']) {
    const field = screen.getByRole('textbox', { name: /^Naziv/ });
    await user.clear(field);
    await user.type(field, `${name}{Enter}`);
    await says(/^Nema rezultata/);
  }
});

test('that a year has to be chosen first is announced, not that there are no results', async () => {
  const { router, says } = await open();
  await router.navigate('/bs/profil-pravnih-lica?redPortal=true&year=0');
  await says(/^Odaberite godinu$/);
});

test('a filter that is removed while a year has to be chosen leaves the focus on the results', async () => {
  agency.use(register);
  const { user } = await openSearch('/bs/profil-pravnih-lica?redPortal=true&year=0&name=Bor');
  await user.click(await screen.findByRole('button', { name: /^Uklonite filter: Naziv/ }));
  await waitFor(() => expect(document.activeElement).toHaveAttribute('id', 'results-title'));
});

test('a switch of language is announced once, in the new language', async () => {
  const { router, says } = await open();
  await router.navigate('/en/business-entities-profile');
  await says(/^25 legal/, 'Firma 1');
});
