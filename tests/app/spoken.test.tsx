import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { checkReport, chooseMain, openControl, verdict } from '#tests/features/control/control-user.ts';
import { twoOf } from '#tests/features/entity-search/search-screen.ts';
import { renderPage } from '#tests/renderApp.tsx';
import { listen, readAloud } from '#tests/spoken.ts';

describe('what a screen reader says', () => {
  test('the search of the home page: its name, its example, its rule and what the registers ask for', async () => {
    await renderPage('/bs');
    const field = await screen.findByRole('searchbox', { name: 'Pronađite pravno lice' });
    const said = await readAloud(field.closest('form') as HTMLElement);
    expect(said).toEqual(
      expect.arrayContaining([
        'searchbox, Pronađite pravno lice, placeholder Naziv ili JIB',
        'button, Pretražite registar',
        'Naziv ili 13 cifara JIB-a.',
        'Za pregled registra potrebna je prijava.',
        'link, Registar pravnih lica',
      ]),
    );
  });

  test('a filter of the register: the new count is said and nothing else, while the focus stays', async () => {
    agency.use(twoOf(2150));
    const { user } = await renderPage('/bs/profil-pravnih-lica', { as: 'citizen' });
    await screen.findByRole('heading', { level: 2, name: /pravnih lica/ });
    const filters = within(screen.getByRole('region', { name: 'Filteri' }));
    await filters.findByRole('option', { name: 'Posavski kanton' });
    agency.use(twoOf(48));
    const said = await listen();
    await user.selectOptions(filters.getByRole('combobox', { name: 'Kanton' }), 'Posavski kanton');
    await screen.findByRole('heading', { level: 2, name: '48 pravnih lica' });
    const COUNT = 'polite: 48 pravnih lica. Prikazano od 1 do 2.';
    let all: string[] = [];
    await waitFor(async () => expect((all = [...all, ...(await said())])).toContain(COUNT));
    expect(all[0]).toMatch(/^combobox, Kanton,/);
    expect(new Set(all.slice(1))).toEqual(new Set([COUNT]));
  });

  test('the figures of a profile: what they are of, then each amount with its line', async () => {
    await renderPage('/bs/profil-pravnih-lica/10048', { as: 'citizen' });
    const figures = await screen.findByRole('region', { name: 'Finansijski pokazatelji' });
    const [table] = await within(figures).findAllByRole('table');
    expect(await readAloud(figures)).toEqual(
      expect.arrayContaining([
        'button, Bilans stanja, current item',
        'group, Godina',
        'radio, 2025, checked, position 7, set size 7',
      ]),
    );
    const said = await readAloud(table!);
    expect(said[0]).toBe('table, Finansijski pokazatelji, 2025. Iznosi u KM; gubitak ima predznak minus.');
    expect(said.filter((phrase) => phrase.startsWith('columnheader'))).toEqual([
      'columnheader, Pokazatelj',
      'columnheader, Iznos, KM',
      'columnheader, Promjena prema 2024.',
    ]);
    const first = said.indexOf('rowheader, Dugoročna imovina');
    expect(said.slice(first).find((phrase) => phrase.startsWith('cell'))).toMatch(/^cell, 50\.258\.232/);
  });

  test('the verdict of the control takes the focus, and the error is read with its cell', async () => {
    const { user } = await openControl();
    await chooseMain(user, 'errors-1.xlsx', 'gfi.xlsx');
    await screen.findByText('Brzi pregled nije našao ništa što treba ispraviti.');
    const said = await listen();
    await checkReport(user);
    const heading = await verdict();
    await waitFor(() => expect(heading).toHaveFocus());
    const onTheWay = await said();
    expect(onTheWay).toEqual(
      expect.arrayContaining(['heading, Kontrola je u toku, level 2', 'polite: Slanje Agenciji…']),
    );
    expect(onTheWay.at(-1)).toBe('heading, Izvještaj nije ispravan: 1 greška na 1 listu., level 2');
    const result = await readAloud(screen.getByRole('region', { name: 'Nalaz kontrole' }));
    const error = result.indexOf('checkbox, Označite kao ispravljeno: D10, not checked');
    expect(result.slice(error).find((phrase) => phrase.startsWith('AOP'))).toBe(
      'AOP 303 mora biti broj, a upisan je tekst „dvadeset hiljada“.',
    );
  });

  test('a contact form with errors: how many there are and where, then each at its own field', async () => {
    const { user } = await renderPage('/bs/kontaktirajte-nas');
    await user.click(await screen.findByRole('checkbox', { name: /Nisam robot/ }));
    const said = await listen();
    await user.click(screen.getByRole('button', { name: 'Pošaljite poruku' }));
    await waitFor(() => expect(screen.getByRole('alert')).toHaveFocus());
    const onTheWay = await said();
    expect(onTheWay.at(-1)).toBe('alert, Provjerite unesene podatke');
    expect(onTheWay.filter((phrase) => phrase.startsWith('textbox'))).toEqual([]);
    const summary = await readAloud(screen.getByRole('alert'));
    expect(summary.filter((phrase) => phrase.startsWith('link'))).toEqual([
      'link, Unesite ime.',
      'link, Unesite prezime.',
      'link, Unesite adresu e-pošte.',
      'link, Unesite predmet.',
      'link, Unesite poruku.',
    ]);
    const again = await listen();
    await user.click(screen.getByRole('link', { name: 'Unesite adresu e-pošte.' }));
    expect((await again()).at(-1)).toBe(
      'textbox, E-pošta (obavezno), Na ovu adresu šaljemo odgovor. Unesite adresu e-pošte., invalid, required',
    );
  });

  test('a dialog says its name when it opens, is read to its end, and gives the focus back to what opened it', async () => {
    const { user } = await renderPage('/bs/o-nama-new');
    const opener = await screen.findByRole('link', { name: 'Pohvale i pritužbe' });
    const said = await listen();
    await user.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Pohvale i pritužbe' });
    await waitFor(() => expect(within(dialog).getByRole('textbox')).toHaveFocus());
    expect((await said()).slice(-2)).toEqual([
      'dialog, Pohvale i pritužbe',
      'textbox, Vaš komentar (obavezno), Šta je bilo dobro, šta nije i šta predlažete., required',
    ]);
    const content = await readAloud(dialog);
    expect(content).toEqual(
      expect.arrayContaining([
        'heading, Pohvale i pritužbe, level 2',
        'Komentar ne sadrži Vaše ime ni adresu e-pošte. Za odgovor koristite obrazac na stranici za kontakt.',
        'button, Pošaljite, Unesite komentar., disabled',
      ]),
    );
    const again = await listen();
    await user.click(within(dialog).getByRole('button', { name: 'Zatvorite' }));
    await waitFor(() => expect(opener).toHaveFocus());
    expect((await again()).at(-1)).toBe('link, Pohvale i pritužbe');
  });
});
