import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { describe, expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { resultsHeading, uncounted, watchSearches } from '../results-screen.ts';
import { fileOfTwenty, openExport, openSearch, savedFile } from './search-screen.ts';

describe('a search without a count (readings P7)', () => {
  const pages = () => within(screen.getByRole('navigation', { name: 'Stranice rezultata' }));

  test('says the least there can be, and goes on page by page until one is not full', async () => {
    agency.use(uncounted(24));
    const { user, router } = await openSearch();
    await resultsHeading(/^Najmanje 10 pravnih lica$/);
    expect(screen.getByText('Prikazano 1–10 od najmanje 10 zapisa')).toBeVisible();
    expect(await screen.findByText('Najmanje 10 pravnih lica. Prikazano od 1 do 10.')).toBeInTheDocument();
    await user.click(pages().getByRole('button', { name: 'Sljedeća stranica' }));
    await resultsHeading(/^Najmanje 20 pravnih lica$/);
    expect(router.state.location.search).toBe('?page=2');
    await user.click(pages().getByRole('button', { name: 'Sljedeća stranica' }));
    await resultsHeading(/^24 pravna lica$/);
    expect(screen.getByText('Prikazano 21–24 od ukupno 24 zapisa')).toBeVisible();
    await user.click(pages().getByRole('button', { name: 'Prethodna stranica' }));
    await resultsHeading(/^Najmanje 20/);
  });

  test('a page behind the end is not taken for a search without results', async () => {
    agency.use(uncounted(20));
    const { user, router } = await openSearch('/bs/profil-pravnih-lica?page=3');
    expect(await screen.findByText('Na ovoj stranici nema rezultata', { selector: 'p' })).toBeVisible();
    await resultsHeading(/^Rezultati$/);
    await user.click(screen.getByRole('button', { name: 'Prethodna stranica' }));
    await resultsHeading(/^Najmanje 20 pravnih lica$/);
    expect(router.state.location.search).toBe('?page=2');
  });

  test('from a page far behind the end the first one is a press away', async () => {
    agency.use(uncounted(20));
    const { user, router } = await openSearch('/bs/profil-pravnih-lica?page=40');
    await screen.findByText('Na ovoj stranici nema rezultata', { selector: 'p' });
    await user.click(screen.getByRole('button', { name: 'Prva stranica' }));
    await resultsHeading(/^Najmanje 10 pravnih lica$/);
    expect(router.state.location.search).toBe('');
  });

  test('its file is loaded to the end, and no total is made up', async () => {
    agency.use(uncounted(24));
    const requested = watchSearches();
    const { user } = await openExport();
    const dialog = within(screen.getByRole('dialog'));
    expect(
      dialog.getByText('Ukupan broj rezultata nije poznat. Preuzet će se redovi od 1 nadalje, najviše do 1.000.'),
    ).toBeVisible();
    await user.click(dialog.getByRole('radio', { name: 'CSV' }));
    await user.click(dialog.getByRole('button', { name: 'Preuzmite datoteku' }));
    const { file, name } = await savedFile();
    expect(name).toMatch(/^registar-privredna-drustva-\d{4}-\d{2}-\d{2}\.csv$/);
    expect((await file.text()).trim().split('\r\n')).toHaveLength(25);
    expect(requested.map(({ Page }) => Page)).toEqual(['0', '1', '2']);
    expect(await screen.findByText('Datoteka je preuzeta (broj redova: 24).')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  });

  test('its last file was full: nothing more, and no empty file', async () => {
    agency.use(uncounted(20), fileOfTwenty);
    const { user } = await openExport();
    await screen.findByText(/najviše do 20\./);
    await user.click(screen.getByRole('radio', { name: 'CSV' }));
    await user.click(screen.getByRole('button', { name: 'Preuzmite datoteku' }));
    expect((await savedFile()).name).toMatch(/-1-20\.csv$/);
    expect(await screen.findByText(/redovi od 21 nadalje/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Preuzmite datoteku' }));
    expect(await screen.findByText('Nema redova za preuzimanje.', { selector: 'p' })).toBeVisible();
    expect(saveAs).toHaveBeenCalledOnce();
  });
});
