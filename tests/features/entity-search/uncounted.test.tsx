import { screen, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { describe, expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { resultsHeading, uncounted, watchSearches } from '../results-screen.ts';
import { fileOfTwenty, openExport, openSearch, savedFile } from './search-screen.ts';

describe('a search without a count (readings P7)', () => {
  test('says the least there can be, and goes on page by page until one is not full', async () => {
    agency.use(uncounted(24));
    const { user, router } = await openSearch('/bs/profil-pravnih-lica?page=2');
    await resultsHeading(/^Najmanje 20 pravnih lica$/);
    expect(screen.getByText('Prikazano 11–20 od najmanje 20 zapisa')).toBeVisible();
    expect(await screen.findByText('Najmanje 20 pravnih lica. Prikazano od 11 do 20.')).toBeInTheDocument();
    const pages = within(screen.getByRole('navigation', { name: 'Stranice rezultata' }));
    await user.click(pages.getByRole('button', { name: 'Sljedeća stranica' }));
    await resultsHeading(/^24 pravna lica$/);
    expect(router.state.location.search).toBe('?page=3');
    expect(screen.getByText('Prikazano 21–24 od ukupno 24 zapisa')).toBeVisible();
  });

  test.each([
    [4, 'Prethodna stranica', '?page=3', /^24 pravna lica$/],
    [40, 'Prva stranica', '', /^Najmanje 10 pravnih lica$/],
  ])(
    'page %s, behind the end, is not taken for a search without results, and leads back',
    async (page, way, then, shown) => {
      agency.use(uncounted(24));
      const { user, router } = await openSearch(`/bs/profil-pravnih-lica?page=${page}`);
      expect(await screen.findByText('Na ovoj stranici nema rezultata', { selector: 'p' })).toBeVisible();
      await resultsHeading(/^Rezultati$/);
      await user.click(screen.getByRole('button', { name: way }));
      await resultsHeading(shown);
      expect(router.state.location.search).toBe(then);
    },
  );

  test('its file is loaded to the end, and no total is made up; when the last file was full: nothing more, and no empty file', async () => {
    agency.use(uncounted(20), fileOfTwenty);
    const requested = watchSearches();
    const { user } = await openExport('/bs/profil-pravnih-lica?page=2');
    const unknown = 'Ukupan broj rezultata nije poznat. Preuzet će se redovi od 1 nadalje, najviše do 20.';
    expect(await screen.findByText(unknown)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'CSV' }));
    await user.click(screen.getByRole('button', { name: 'Preuzmite datoteku' }));
    const { file, name } = await savedFile();
    expect(name).toMatch(/^registar-privredna-drustva-\d{4}-\d{2}-\d{2}-1-20\.csv$/);
    expect((await file.text()).trim().split('\r\n')).toHaveLength(21);
    expect(new Set(requested.map(({ Page }) => Page))).toEqual(new Set(['0', '1']));
    expect(await screen.findByText(/redovi od 21 nadalje/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Preuzmite datoteku' }));
    expect(await screen.findByText('Nema redova za preuzimanje.', { selector: 'p' })).toBeVisible();
    expect(saveAs).toHaveBeenCalledOnce();
  });
});
