import { screen, waitFor, within } from '@testing-library/react';
import { saveAs } from 'file-saver';
import { describe, expect, test, vi } from 'vitest';
import { renderApp } from '#tests/renderApp.tsx';

const figure = (name: string) => screen.getByText(name, { selector: 'dt' }).nextElementSibling;

async function openMap(address = '/bs/interaktivna-mapa') {
  const app = await renderApp(address);
  await screen.findByRole('group', { name: /^Federacija po kantonima/ });
  return app;
}

describe('amounts per legal entity and per employee', () => {
  test('the switch is in the address, and another amount keeps it; a sum without one hides it', async () => {
    const { user, router } = await openMap('/bs/interaktivna-mapa?indicator=assets');
    expect(screen.getByText(/Zbir uglavnom pokazuje koliko je kanton velik/)).toBeVisible();
    await user.click(screen.getByRole('radio', { name: 'Po pravnom licu' }));
    await waitFor(() => expect(router.state.location.search).toBe('?indicator=assetsPerEntity'));
    expect(figure('Imovina po pravnom licu')).toHaveTextContent('1,7 mil. KM');
    await user.click(screen.getByRole('radio', { name: 'Rezultat poslovanja' }));
    await waitFor(() => expect(router.state.location.search).toBe('?indicator=businessResultPerEntity'));
    expect(screen.queryByRole('columnheader', { name: /^Udio/ })).not.toBeInTheDocument();
    await user.click(screen.getByRole('radio', { name: 'Obaveze' }));
    await waitFor(() => expect(screen.queryByRole('radio', { name: 'Po pravnom licu' })).not.toBeInTheDocument());
  });

  test('a canton without one of the two figures has a dash and says what is missing', async () => {
    await openMap('/bs/interaktivna-mapa?indicator=businessResultPerEmployee&canton=2036');
    expect(figure('Rezultat po zaposlenom')).toHaveTextContent(/^–\s*nije poslano: Rezultat poslovanja$/);
    expect(screen.getByRole('row', { name: /^Kanton 10/ })).toHaveTextContent('–nije poslano: Rezultat poslovanja');
    expect(screen.getAllByText(/u prosjek Federacije nisu uključeni kantoni .*: Kanton 10\.$/).length).toBeGreaterThan(
      0,
    );
  });
});

describe('the picture', () => {
  test('when it cannot be made, the dialog says so and another format can be saved', async () => {
    const { user } = await openMap();
    await user.click(screen.getByRole('button', { name: 'Koristite ove podatke' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Koristite ove podatke' }));
    await user.click(dialog.getByRole('radio', { name: /PNG/ }));
    vi.spyOn(HTMLImageElement.prototype, 'decode').mockRejectedValue(new Error('no picture'));
    await user.click(dialog.getByRole('button', { name: 'Preuzmite datoteku' }));
    expect(await dialog.findByRole('alert')).toHaveTextContent('Preuzimanje nije uspjelo');
    await user.click(dialog.getByRole('radio', { name: /SVG/ }));
    await user.click(dialog.getByRole('button', { name: 'Pokušajte ponovo' }));
    await waitFor(() => expect(saveAs).toHaveBeenCalled());
    const [file] = vi.mocked(saveAs).mock.lastCall as [Blob];
    expect(await file.text()).toContain('Kanton Sarajevo');
  });

  test('says only what concerns the figure it shows, and its day as people write it', async () => {
    const textOf = async (indicator: string) => {
      const { user, unmount } = await openMap(`/bs/interaktivna-mapa?indicator=${indicator}`);
      await user.click(screen.getByRole('button', { name: 'Koristite ove podatke' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Koristite ove podatke' }));
      vi.mocked(saveAs).mockClear();
      await user.click(dialog.getByRole('radio', { name: /SVG/ }));
      await user.click(dialog.getByRole('button', { name: 'Preuzmite datoteku' }));
      await waitFor(() => expect(saveAs).toHaveBeenCalled());
      const [file] = vi.mocked(saveAs).mock.lastCall as [Blob];
      unmount();
      return file.text();
    };
    expect(await textOf('businessResult')).toContain('nisu uključeni');
    const assets = await textOf('assetsPerEmployee');
    expect(assets).not.toContain('nisu uključeni');
    expect(assets).toMatch(/Preuzeto: \d{2}\.\d{2}\.\d{4}</);
  });
});
