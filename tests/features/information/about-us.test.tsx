import { screen, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';

const part = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.closest('section')!);
};
/** Address by the text of the link, without the note on a new tab. */
const links = (block: Awaited<ReturnType<typeof part>>) =>
  Object.fromEntries(
    block.getAllByRole('link').map((link) => [link.textContent?.replace(/ \(.*\)$/, ''), link.getAttribute('href')]),
  ) as Record<string, string>;

describe('about us (P2.17)', () => {
  test('basic information, each with a document', async () => {
    await renderApp('/bs/o-nama-new');
    const block = await part('Osnovni podaci');
    expect(block.getByText('Ulica primjera 1, 71000 Sarajevo')).toBeVisible();
    const documents = links(block);
    expect(Object.keys(documents)).toEqual([
      'Rješenje o sjedištu',
      'Popis transakcijskih računa',
      'Potvrda o identifikacijskim brojevima',
      'Razvrstavanje prema djelatnosti',
    ]);
    for (const address of Object.values(documents)) expect(address).toMatch(/\/documents-files\/[a-z-]+\.pdf$/);
  });

  test('vision, values and four mission boxes', async () => {
    await renderApp('/bs/o-nama-new');
    const block = await part('Vizija, vrijednosti i misija');
    expect(block.getAllByRole('heading', { level: 4 })).toHaveLength(4);
    expect(block.getByText('nepristrasnost')).toBeVisible();
  });

  test('eleven services under a heading that leads to other services, and six products', async () => {
    await renderApp('/bs/o-nama-new');
    const services = await part('Usluge');
    expect(services.getByRole('link', { name: 'Usluge' })).toHaveAttribute('href', '/bs/ostale-usluge');
    expect(services.getAllByRole('heading', { level: 3 })).toHaveLength(11);
    expect((await part('Proizvodi')).getAllByRole('heading', { level: 3 })).toHaveLength(6);
  });

  test('three documents of law and three of access to information', async () => {
    await renderApp('/en/about-us-new');
    expect(Object.keys(links(await part('Laws and presentation of the Agency')))).toEqual([
      'Presentation of the Agency',
      'Law on the Agency',
      'Law on the register of financial reports',
    ]);
    const access = links(await part('Access to information'));
    expect(Object.keys(access)).toEqual([
      'Index register of information',
      'Request form for access to information',
      'Guide to access to information',
    ]);
    for (const address of Object.values(access)) expect(address).toMatch(/\.pdf$/);
  });

  test.each([
    [
      '/bs/o-nama-new',
      'Više o radu Agencije',
      {
        'Stručna praksa': '/bs/praksa',
        'Javni oglasi': '/bs/content/7286/javni-oglasi',
        Novosti: '/bs/sve-novosti',
        'Javne nabavke': '/bs/details/7284/javne-nabavke',
      },
    ],
    [
      '/en/about-us-new',
      'More about the Agency’s work',
      {
        Internship: '/en/internship',
        'Public announcements': '/en/content/7286/public-announcements',
        News: '/en/all-news',
        'Public procurement': '/en/details/7284/public-procurement',
      },
    ],
  ])('%s: small cards with their targets', async (address, name, targets) => {
    await renderApp(address);
    const block = await part(name);
    expect(block.getAllByRole('listitem')).toHaveLength(6);
    expect(links(block)).toMatchObject(targets);
    expect(block.getAllByRole('link')[0]).toHaveAttribute('href', expect.stringMatching(/\.pdf$/));
  });

  test('lists and content follow the language', async () => {
    const { router } = await renderApp('/bs/o-nama-new');
    await part('Usluge');
    await router.navigate('/hr/o-nama-new');
    expect((await part('Više o radu Agencije')).getByRole('link', { name: 'Javna nabava' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Registar financijskih izvješća' })).toBeVisible();
  });

  test('compliments and complaints, and the way to the contact form', async () => {
    const { user } = await renderApp('/bs/o-nama-new');
    const block = await part('Pohvale, pritužbe i kontakt');
    expect(block.getByRole('link', { name: 'Kontakt' })).toHaveAttribute('href', '/bs/kontaktirajte-nas');
    await user.click(block.getByRole('link', { name: 'Pohvale i pritužbe' }));
    expect(await screen.findByRole('dialog', { name: 'Pohvale i pritužbe' })).toBeVisible();
  });
});
