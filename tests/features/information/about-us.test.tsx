import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { addressesIn } from '../page-parts.ts';

const part = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section')!);
};

test('about us (P2.17): basic information with documents; vision, values and mission; eleven services and six products; documents of law and of access to information; small cards; the contact form, compliments and complaints; all follows the language', async () => {
  const { router } = await renderPage('/bs/o-nama-new');
  const basic = await part('Osnovni podaci');
  expect(basic.getByText('Ulica primjera 1, 71000 Sarajevo')).toBeVisible();
  const documents = addressesIn(basic);
  expect(Object.keys(documents)).toEqual([
    'Rješenje o sjedištu',
    'Popis transakcijskih računa',
    'Potvrda o identifikacijskim brojevima',
    'Razvrstavanje prema djelatnosti',
  ]);
  for (const address of Object.values(documents)) expect(address).toMatch(/\/documents-files\/[a-z-]+\.pdf$/);

  const vision = await part('Vizija, vrijednosti i misija');
  expect(vision.getAllByRole('heading', { level: 4 })).toHaveLength(4);
  expect(vision.getByText('nepristrasnost')).toBeVisible();

  const services = await part('Usluge');
  expect(services.getByRole('link', { name: 'Usluge' })).toHaveAttribute('href', '/bs/ostale-usluge');
  expect(services.getAllByRole('heading', { level: 3 })).toHaveLength(11);
  expect((await part('Proizvodi')).getAllByRole('heading', { level: 3 })).toHaveLength(6);
  await showsCards('Više o radu Agencije', {
    'Stručna praksa': '/bs/praksa',
    'Javni oglasi': '/bs/content/7286/javni-oglasi',
    Novosti: '/bs/sve-novosti?id=7050',
    'Javne nabavke': '/bs/details/7284/javne-nabavke',
  });

  const contact = await part('Pohvale, pritužbe i kontakt');
  expect(contact.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/bs/kontaktirajte-nas');
  expect(contact.getByRole('link', { name: 'Pohvale i pritužbe' })).toBeVisible();

  await router.navigate('/en/about-us-new');
  await showsCards('More about the Agency’s work', {
    Internship: '/en/internship',
    'Public announcements': '/en/content/7286/public-announcements',
    News: '/en/all-news?id=7050',
    'Public procurement': '/en/details/7284/public-procurement',
  });
  expect(Object.keys(addressesIn(await part('Laws and presentation of the Agency')))).toEqual([
    'Presentation of the Agency',
    'Law on the Agency',
    'Law on the register of financial reports',
  ]);
  const access = addressesIn(await part('Access to information'));
  expect(Object.keys(access)).toEqual([
    'Index register of information',
    'Request form for access to information',
    'Guide to access to information',
  ]);
  for (const address of Object.values(access)) expect(address).toMatch(/\.pdf$/);
});

test('the card of the annual report says that it is not out yet; with its address in the agency’s file it leads there and no longer says so', async () => {
  agency.use(http.get('*/agency.json', () => HttpResponse.json({})));
  const { unmount } = await renderPage('/bs/o-nama-new');
  const cards = await part('Više o radu Agencije');
  expect(cards.getByText('Izvještaj se objavljuje nakon usvajanja; još nije dostupan.')).toBeVisible();
  unmount();
  const url = 'https://example.org/izvjestaj';
  agency.use(http.get('*/agency.json', () => HttpResponse.json({ annualReport: { url } })));
  await renderPage('/bs/o-nama-new');
  const link = await screen.findByRole('link', { name: /^Godišnji izvještaj \(/ });
  expect(link).toHaveAttribute('href', url);
  expect(within(link.closest('li')!).getByText('Objavljeni godišnji izvještaj Agencije.')).toBeVisible();
  expect(screen.queryByText(/još nije dostupan/)).toBeNull();
});

async function showsCards(name: string, targets: Record<string, string>) {
  await waitFor(async () => expect(addressesIn(await part(name))).toMatchObject(targets));
  const block = await part(name);
  expect(block.getAllByRole('listitem')).toHaveLength(6);
  expect(block.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/\.pdf$/));
}
