import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { describe, expect, test } from 'vitest';
import { DocumentLink, INFORMATION_DOCUMENTS } from '#features/portal/information/DocumentLink.tsx';
import { OrderCard } from '#features/portal/information/OrderCard.tsx';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { agency } from '#tests/agency.ts';
import { contentItem, publish, startAsFirstVisit } from '#tests/content-items.ts';
import { renderPart } from '#tests/render-part.tsx';
import { renderPage } from '#tests/renderApp.tsx';
import { withoutEnv } from '#tests/without-env.ts';
import { heading, hrefOf, main } from '../page-parts.ts';

startAsFirstVisit();

test('documents (P2.16, P2.17): every document has a name of its own in every language', () => {
  for (const lang of LANGUAGES) {
    const names = Object.values(INFORMATION_DOCUMENTS).map((files) => files[lang]);
    expect(new Set(names).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[a-z0-9-]+\.(pdf|docx)$/);
  }
});

describe('standard overview (P2.16)', () => {
  test('has no example where the agency has no infographics', async () => {
    publish([contentItem({ id: 1, contentTypeId: 3, title: 'Novost' })]);
    await renderPage('/bs/standardni-pregled');
    await heading('Standardni pregled');
    await waitFor(() => expect(screen.queryByText('Primjer prikaza podataka')).not.toBeInTheDocument());
  });

  test('four documents, special data selection, the order on the products portal and the prices; a single highlighted infographic shows what such data look like', async () => {
    await renderPage('/bs/standardni-pregled');
    await heading('Standardni pregled');
    for (const kind of ['privrede', 'grane', 'djelatnosti', 'pravnog lica'])
      expect(hrefOf(new RegExp(`^Primjer pregleda ${kind}`))).toMatch(
        /\/documents-files\/standardni-pregled-[a-z-]+\.pdf$/,
      );
    expect(main().getByRole('heading', { level: 2, name: 'Posebna obrada podataka' })).toBeVisible();
    const order = main().getByRole('link', { name: /^Podnesite zahtjev/ });
    expect(order).toHaveAttribute('href', expect.stringMatching(/\/products-portal\/standardni-pregled\?lang=bs$/));
    expect(order).toHaveAttribute('target', '_blank');
    expect(hrefOf('Cjenovnik')).toBe('/bs/cjenovnik');
    expect(await main().findByRole('link', { name: 'Pravna lica po veličini' })).toHaveAttribute(
      'href',
      '/bs/novost-sadrzaj/7600',
    );
    expect(document.querySelectorAll('main img')).toHaveLength(1);
  });
});

test('credit rating (P2.16): gold, silver and bronze from the top, a sample, the order and the prices', async () => {
  await renderPage('/en/credit-rating');
  await heading('Credit rating');
  const levels = main().getAllByRole('heading', { level: 3 });
  expect(levels.map(({ textContent }) => textContent)).toEqual(['Gold level', 'Silver level', 'Bronze level']);
  expect(hrefOf(/^Sample certificate/)).toMatch(/certificate-of-creditworthiness-sample\.pdf$/);
  expect(hrefOf(/^Make a request/)).toMatch(/\/products-portal\/bonitetna-ocjena\?lang=en$/);
  expect(hrefOf('Price list')).toBe('/en/price-list');
});

test('internship (P2.16): the form is a Word document, and the mentor has a part; it is shown without the content of the agency', async () => {
  agency.use(http.get('*/ContentTranslations/PublishedContent', () => new HttpResponse(null, { status: 404 })));
  await renderPage('/bs/praksa');
  await heading('Stručna praksa');
  expect(within(screen.getByRole('navigation', { name: 'Putanja' })).getByText('Stručna praksa')).toBeVisible();
  expect(hrefOf(/^Obrazac prijave/)).toMatch(/prijava-za-praksu\.docx$/);
  expect(main().getByRole('heading', { level: 2, name: 'Mentor' })).toBeVisible();
});

test('register of accounts of natural persons (P2.16): states the figures in the form of the language; the extract request and the consent are Word documents', async () => {
  const { router } = await renderPage('/bs/registar-racuna-fizickih-lica');
  await heading('Registar računa fizičkih lica');
  expect(await screen.findByText(/2\.337\.416 računa u 17 banaka/)).toBeVisible();
  expect(hrefOf(/^Obrazac zahtjeva/)).toMatch(/\.docx$/);
  expect(hrefOf(/^Obrazac saglasnosti/)).toMatch(/\.docx$/);
  await router.navigate('/en/register-of-accounts-of-natural-persons');
  expect(await screen.findByText(/2,337,416 accounts in 17 banks/)).toBeVisible();
});

test('other services (P2.16): four cards, each with a title and a text', async () => {
  await renderPage('/bs/ostale-usluge');
  await heading('Ostale usluge');
  for (const id of ['archive', 'stamps', 'processing', 'itSupport']) {
    const card = document.getElementById(id);
    expect(card?.querySelector('h2')?.textContent?.length).toBeGreaterThan(5);
    expect(card?.querySelector('p')?.textContent?.length).toBeGreaterThan(40);
  }
  // Whether records may be seen, the specification does not say.
  expect(main().queryByText(/uvid u građu/)).toBeNull();
});

test('the accessibility statement: the aim, the known limits and a way to report', async () => {
  await renderPage('/en/accessibility-statement');
  await heading('Accessibility statement');
  expect(main().getByText(/WCAG 2\.2 at level AA/)).toBeVisible();
  for (const limit of [
    /drawn as a picture.* also text in the results of the register search/,
    /interactive map/,
    /PDF, DOCX and XLSX/,
    /third parties/,
  ])
    expect(main().getByText(limit)).toBeVisible();
  expect(hrefOf('info@example.ba')).toBe('mailto:info@example.ba');
  // Everything else on the contact page comes from the agency's file.
  expect(hrefOf('Message form')).toBe('/en/contact-us');
  expect(hrefOf('Compliments and complaints')).toBe('/en/accessibility-statement?dialog=feedback');
});

test('without a documents folder a document is named and no link (P7)', async () => {
  withoutEnv('VITE_DOCUMENTS_URL');
  await renderPart(<DocumentLink document="ratingSample" />, { texts: ['information'] });
  expect(screen.getByText('Primjer potvrde o bonitetu')).toBeVisible();
  expect(screen.getByText(/na zahtjev/)).toBeVisible();
  expect(screen.queryByRole('link')).toBeNull();
});

test('without the products portal the order card says where to order instead (P2.16, P7)', async () => {
  withoutEnv('VITE_PRODUCTS_PORTAL_URL');
  await renderPart(<OrderCard product="creditRating" title="Narudžba" />, { texts: ['information'] });
  expect(screen.queryByRole('link', { name: /^Podnesite zahtjev/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Kontakt Agencije' })).toHaveAttribute('href', '/bs/kontaktirajte-nas');
  expect(screen.getByRole('link', { name: 'Cjenovnik' })).toHaveAttribute('href', '/bs/cjenovnik');
});
