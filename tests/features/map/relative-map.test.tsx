import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { expect, test, vi } from 'vitest';
import { renderPage } from '#tests/renderApp.tsx';

const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

async function openMap(query: string) {
  const app = await renderPage(`/bs/interaktivna-mapa${query}`);
  await screen.findByLabelText(/^Federacija po kantonima/);
  return app;
}

test('amounts per legal entity and per employee: the switch is in the address, another amount keeps it, a sum without one hides it; what is missing is said', async () => {
  const { user, router } = await openMap('?indicator=assets');
  expect(screen.getByText(/Zbir uglavnom pokazuje koliko je kanton velik/)).toBeVisible();
  await user.click(screen.getByRole('radio', { name: 'Po pravnom licu' }));
  await waitFor(() => expect(router.state.location.search).toBe('?indicator=assetsPerEntity'));
  expect(figure('Imovina po pravnom licu')).toHaveTextContent('1,7 mil. KM');
  await user.click(screen.getByRole('radio', { name: 'Rezultat poslovanja' }));
  await waitFor(() => expect(router.state.location.search).toBe('?indicator=businessResultPerEntity'));
  expect(screen.queryByRole('columnheader', { name: /^Udio/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('radio', { name: 'Obaveze' }));
  await waitFor(() => expect(screen.queryByRole('radio', { name: 'Po pravnom licu' })).not.toBeInTheDocument());

  await router.navigate('/bs/interaktivna-mapa?indicator=businessResultPerEmployee&canton=2036');
  await waitFor(() =>
    expect(figure('Rezultat po zaposlenom')).toHaveTextContent(/^–\s*nije poslano: Rezultat poslovanja$/),
  );
  expect(screen.getByRole('row', { name: /^Kanton 10/ })).toHaveTextContent('–nije poslano: Rezultat poslovanja');
  expect(screen.getAllByText(/prosjek je bez kantona .*: Kanton 10\.$/).length).toBeGreaterThan(0);
});

test('the picture says only what concerns its figure, and its day as people write it; when it cannot be made, another format can be saved', async () => {
  const { user, router } = await openMap('?indicator=businessResult');
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Preuzmite ili navedite podatke' }));
    return within(await screen.findByRole('dialog', { name: 'Preuzmite ili navedite podatke' }));
  };
  const saved = async () => {
    await waitFor(() => expect(saveAs).toHaveBeenCalled());
    const [file] = vi.mocked(saveAs).mock.lastCall as [Blob];
    return file.text();
  };
  const dialog = await open();
  await user.click(dialog.getByRole('radio', { name: /PNG/ }));
  vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('no picture'));
  await user.click(dialog.getByRole('button', { name: 'Preuzmite datoteku' }));
  expect(await dialog.findByRole('alert')).toHaveTextContent('Preuzimanje nije uspjelo');
  await user.click(dialog.getByRole('radio', { name: /SVG/ }));
  await user.click(dialog.getByRole('button', { name: 'Pokušajte ponovo' }));
  const result = await saved();
  expect(result).toContain('Kanton Sarajevo');
  expect(result).toContain('nisu uključeni');

  await user.click(dialog.getAllByRole('button', { name: 'Zatvorite' })[0]!);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await router.navigate('/bs/interaktivna-mapa?indicator=assetsPerEmployee');
  await screen.findByText('Imovina po zaposlenom', { selector: 'dt' });
  vi.mocked(saveAs).mockClear();
  const again = await open();
  await user.click(again.getByRole('radio', { name: /SVG/ }));
  await user.click(again.getByRole('button', { name: 'Preuzmite datoteku' }));
  const assets = await saved();
  expect(assets).not.toContain('nisu uključeni');
  expect(assets).toMatch(/Preuzeto: \d{2}\.\d{2}\.\d{4}</);
});
