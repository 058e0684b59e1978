import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { compareBasket } from '#domain/legal-entity/compare/use-compare-basket.ts';
import { watchList } from '#domain/legal-entity/watch-list/watch-list-store.ts';
import { isoDate } from '#shared/format/date.ts';
import { storage, withDatabase } from '#tests/storage.ts';
import { savedCsv } from '../saved-csv.ts';
import { BOR, BOROVI, finished, HRAST, leavePage, openPage, smallAgency, startWith } from './list-page.ts';

withDatabase();

afterEach(leavePage);

const names = () => screen.getAllByRole('rowheader').map((cell) => within(cell).queryByRole('link')?.textContent);

test('the table is sorted and filtered, also by what a cell says, and a link holds both; its entities are watched and compared; it is exported', async () => {
  smallAgency();
  const { user } = await openPage();
  await startWith(user, [BOROVI.jib, HRAST.jib, BOR.jib, '420000000001'].join('\n'));
  await finished();
  expect(screen.getByRole('columnheader', { name: 'Crveni portal (2021)' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Pravno lice' }));
  await waitFor(() => expect(names().slice(0, 3)).toEqual(['Bor d.d.', 'Borovi d.o.o.', 'Hrast d.o.o.']));
  expect(screen.getByRole('columnheader', { name: 'Pravno lice' })).toHaveAttribute('aria-sort', 'ascending');
  const filter = screen.getByRole('searchbox', { name: 'Tekst u bilo kojem polju' });
  fireEvent.change(filter, { target: { value: 'nema glavnog' } });
  await waitFor(() => expect(names()).toEqual(['Bor d.d.']));
  expect(screen.getByText('Prikazano 1 od 4.')).toBeVisible();
  await waitFor(() => expect(window.location.search).toMatch(/text=nema.glavnog/));
  fireEvent.change(filter, { target: { value: 'podaci se ne prikazuju javno' } });
  await waitFor(() => expect(names()).toEqual(['Borovi d.o.o.']));
  fireEvent.change(filter, { target: { value: '1.500 hrast' } });
  await waitFor(() => expect(names()).toEqual(['Hrast d.o.o.']));
  // The canton has the portal's name, whatever the agency sends (readings, P3).
  fireEvent.change(filter, { target: { value: 'tuzlanski kanton' } });
  await waitFor(() => expect(names()).toEqual(['Hrast d.o.o.']));
  expect(screen.getByText('Tuzla, Tuzlanski kanton')).toBeVisible();
  fireEvent.change(filter, { target: { value: '' } });
  await user.click(screen.getByRole('checkbox', { name: /^Samo nejasni redovi/ }));
  await waitFor(() => expect(names()).toEqual([undefined]));
  await user.click(screen.getByRole('checkbox', { name: /^Samo nejasni redovi/ }));

  await user.click(await screen.findByRole('checkbox', { name: 'Označite sve prikazane' }));
  await user.click(await screen.findByRole('button', { name: 'Dodajte na popis praćenih' }));
  await waitFor(async () => expect(await storage.lists.get(watchList).read()).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'Dodajte za poređenje' }));
  await waitFor(async () => expect(await storage.lists.get(compareBasket).read()).toHaveLength(3));
  // Said at the first press, with where they are; that they were there before is said of the next selection.
  const tools = within(screen.getByRole('button', { name: 'Dodajte za poređenje' }).parentElement!);
  expect(await tools.findByText('Dodano za poređenje: 3')).toBeVisible();
  expect(tools.getByText('Dodano na popis praćenih: 3')).toBeVisible();
  expect(tools.getByRole('link', { name: 'Praćena pravna lica (3)' })).toBeVisible();
  expect(tools.getByRole('link', { name: 'Uporedite' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\?ids=\d+(?:%2C|,)\d+(?:%2C|,)\d+$/),
  );
  await user.click(screen.getByRole('checkbox', { name: 'Označite: Bor d.d.' }));
  expect(screen.getByText('Označena pravna lica već su na popisu praćenih.')).toBeVisible();
  expect(screen.getByText('Označena pravna lica već su dodana za poređenje.')).toBeVisible();

  // With the day of each cell and one fact a column; the jib is its thirteen digits.
  await user.click(screen.getByRole('button', { name: 'Preuzmite tabelu' }));
  const { name, text } = await savedCsv(user);
  expect(name).toMatch(/^provjera-popisa-.*\.csv$/);
  expect(text).toContain('Glavni račun: provjereno');
  expect(text).toContain(`;${HRAST.jib};`);
  expect(text).toContain(';Općina;Kanton;Šifra djelatnosti;Djelatnost;');
  expect(text).toContain(';Godina posljednjeg izvještaja;Vrsta izvještaja;');
  const day = isoDate(new Date());
  expect(text.split('\n').find((line) => line.includes('Hrast'))).toMatch(
    new RegExp(`Aktivan;${day};"Predstečajni postupak, Stečaj";2;2026-02-01;${day};`),
  );
  expect(text).toContain('koliko ima PDV broj');
  expect(text).toContain(';Godina crvenog portala;Crveni portal;');
  expect(text).toContain(';2021;Nije predalo izvještaj;');
  // The year is only beside what is of that year: the last row is not asked about.
  expect(text.match(/;2021;/g)).toHaveLength(3);
});

test('selecting all shown leaves the others as they are; when the comparison is full, one has to go first', async () => {
  await storage.lists.get(compareBasket).change(() => [5, 6, 7, 8].map((id) => ({ id, name: `Pravno lice ${id}` })));
  smallAgency();
  const { user } = await openPage();
  await startWith(user, `${HRAST.jib}\n${BOR.jib}`, [/entity/]);
  await finished();
  await user.click(screen.getByRole('checkbox', { name: 'Označite: Hrast d.o.o.' }));
  expect(await screen.findByText('Odabrana su već 4 pravna lica; najprije uklonite jedno.')).toBeVisible();
  fireEvent.change(screen.getByRole('searchbox'), { target: { value: 'bor' } });
  await waitFor(() => expect(names()).toEqual(['Bor d.d.']));
  await user.click(screen.getByRole('checkbox', { name: 'Označite sve prikazane' }));
  expect(await screen.findByText('Označeno: 2')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Označite sve prikazane' }));
  expect(await screen.findByText('Označeno: 1')).toBeVisible();
});
