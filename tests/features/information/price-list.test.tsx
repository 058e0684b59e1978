import { screen, waitFor, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { formatPrice } from '#features/portal/information/price-list/PriceListPage.tsx';
import { renderPage } from '#tests/renderApp.tsx';

test('prices (P9) have two decimals in the form of the language, - for what is no number', () => {
  expect(formatPrice(70, 'bs')).toBe('70,00');
  expect(formatPrice(1234.5, 'hr')).toBe('1.234,50');
  expect(formatPrice(1234.5, 'en')).toBe('1,234.50');
  for (const bad of [null, undefined, '', 'besplatno', Number.NaN, Infinity, {}])
    expect(formatPrice(bad, 'bs')).toBe('-');
  expect(formatPrice(0, 'bs')).toBe('0,00');
});

const rows = () =>
  within(screen.getByRole('table'))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent));

test('the page (P2.16): a table of name and price, also of two items that share an id, in the names and figures of the language, which prints', async () => {
  const complaints = vi.spyOn(console, 'error');
  const { user, router } = await renderPage('/bs/cjenovnik');
  expect(screen.getByRole('heading', { level: 1, name: 'Cjenovnik' })).toBeVisible();
  expect(rows()).toEqual([
    ['Usluga ili proizvod', 'Cijena, KM'],
    ['Redovna predaja finansijskog izvještaja', '70,00'],
    ['Predaja revidiranog finansijskog izvještaja', '50,00'],
    ['Standardni pregled: pravno lice', '120,00'],
    ['Standardni pregled: privreda', '70,00'],
    ['Standardni pregled: grana', '90,00'],
    ['Standardni pregled: djelatnost', '170,00'],
    ['Prijepis izvještaja, na papiru', '100,00'],
    ['Prijepis izvještaja, elektronski', '70,00'],
    ['Potvrda o bonitetu', '70,00'],
  ]);
  // As React would of two rows with one key.
  expect(complaints).not.toHaveBeenCalled();
  const print = vi.fn();
  vi.stubGlobal('print', print);
  await user.click(screen.getByRole('button', { name: 'Odštampajte' }));
  expect(print).toHaveBeenCalledOnce();
  await router.navigate('/en/price-list');
  expect(await screen.findByRole('heading', { level: 1, name: 'Price list' })).toBeVisible();
  await waitFor(() => expect(rows()[3]).toEqual(['Standard overview: legal entity', '120.00']));
  await router.navigate('/hr/cjenik');
  expect(await screen.findByRole('heading', { level: 1, name: 'Cjenik' })).toBeVisible();
  await waitFor(() => expect(rows()[4]).toEqual(['Standardni pregled: gospodarstvo', '70,00']));
});
