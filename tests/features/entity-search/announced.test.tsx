import { screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, onTestFinished, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { openSearch } from './search-screen.ts';

/** A register of 25 entities, of which a canton has 12 and a name none. */
const register = http.get(`${DEFAULT_BASES.main}/LegalEntities`, ({ request }) => {
  const { searchParams } = new URL(request.url);
  const count = searchParams.get('name') ? 0 : searchParams.get('countyId') ? 12 : 25;
  const first = Number(searchParams.get('Page') ?? 0) * 10;
  const resultList = Array.from({ length: Math.max(0, Math.min(10, count - first)) }, (_, at) => ({
    id: first + at + 1,
    shortName: `Firma ${first + at + 1}`,
  }));
  return HttpResponse.json({ resultList, count });
});

async function open(address?: string) {
  agency.use(register);
  const app = await openSearch(address);
  const said: string[] = [];
  app.portal.announcer.subscribe((text) => said.push(text));
  const next = () => said.splice(0);
  const settled = async (first: string) => {
    await screen.findByRole('link', { name: first });
    await waitFor(() => expect(document.querySelector('main [aria-busy=true]')).toBeNull());
  };
  return { ...app, next, said, settled };
}

const heading = () => screen.getByRole('region', { name: /pravn|Rezultati|legal|Results/ }).querySelector('h2');

test('a removed filter: the new count once, and the focused heading does not name the old one', async () => {
  const { user, next, settled } = await open('/bs/profil-pravnih-lica?countyId=2029');
  await settled('Firma 1');
  next();
  const focused: string[] = [];
  const listen = ({ target }: Event) => void focused.push((target as Element).textContent);
  document.addEventListener('focusin', listen);
  onTestFinished(() => document.removeEventListener('focusin', listen));
  await user.click(await screen.findByRole('button', { name: /^Uklonite filter: Kanton/ }));
  await waitFor(() => expect(next()).toEqual([expect.stringMatching(/^25 /)]));
  expect(focused.filter((text) => text.startsWith('12 '))).toEqual([]);
  expect(heading()).toHaveFocus();
  await settled('Firma 1');
  expect(next()).toEqual([]);
});

test('another page is announced once', async () => {
  const { user, next, said, settled } = await open();
  await settled('Firma 1');
  next();
  await user.click(screen.getByRole('button', { name: 'Stranica 2' }));
  await settled('Firma 11');
  await waitFor(() => expect(said).toEqual([expect.stringMatching(/^25 .*11.*20/)]));
});

test('the same search again is announced again, also when nothing has changed', async () => {
  const { user, next, settled } = await open();
  await settled('Firma 1');
  next();
  await user.click(screen.getByRole('button', { name: 'Pretražite' }));
  await waitFor(() => expect(next()).toEqual([expect.stringMatching(/^25 /)]));
});

test('no results are announced once for each search without any', async () => {
  const { user, next, settled } = await open();
  await settled('Firma 1');
  next();
  for (const name of ['Nema', 'Nijedna']) {
    const field = screen.getByRole('textbox', { name: /^Naziv/ });
    await user.clear(field);
    await user.type(field, `${name}{Enter}`);
    await waitFor(() => expect(next()).toHaveLength(1));
  }
});

test('a switch of language is announced once, in the new language', async () => {
  const { router, next, said, settled } = await open();
  await settled('Firma 1');
  next();
  await router.navigate('/en/business-entities-profile');
  await waitFor(() => expect(document.querySelector('main')?.textContent).toMatch(/25 legal/));
  await waitFor(() => expect(said).toEqual([expect.stringMatching(/^25 legal/)]));
  await settled('Firma 1');
  expect(said).toHaveLength(1);
});
