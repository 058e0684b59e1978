import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, test } from 'vitest';
import { agency } from '#tests/agency.ts';
import { everythingAnswered } from '#tests/held.ts';
import { resultsHeading, watchSearches } from '../results-screen.ts';
import { addressOf, openSearch, twoOf } from './search-screen.ts';

const name = () => screen.getByRole('textbox', { name: 'Naziv' });
const jib = () => screen.getByRole('textbox', { name: 'JIB' });

beforeEach(() => agency.use(twoOf(40)));

describe("name and jib, which wait for 'Search'", () => {
  test('a wrong jib is explained and not searched; one pasted with spaces is cleaned (faults E06–E08); one typed as the name moves to its field, several or a VAT number are explained (readings R2.3); "Clear search" removes typed texts and errors', async () => {
    const requested = watchSearches();
    const { user } = await openSearch();
    await resultsHeading(/^40/);
    const searchFor = async (field: HTMLElement, text: string) => {
      await user.clear(field);
      await user.click(field);
      await user.paste(text);
      await user.keyboard('{Enter}');
    };
    expect(jib()).toHaveAttribute('inputmode', 'numeric');
    expect(jib()).toHaveAttribute('type', 'text');
    await searchFor(jib(), '42000000000x');
    expect(await screen.findByText('JIB ne smije sadržavati slova ni posebne znakove.')).toBeInTheDocument();
    expect(jib()).toHaveValue('42000000000x');
    await user.click(name());
    await user.paste('napola ukuc');
    await user.click(screen.getByRole('button', { name: 'Poništite pretragu' }));
    expect(name()).toHaveValue('');
    expect(jib()).toHaveValue('');
    expect(screen.queryByText(/JIB (mora|ne smije)/)).not.toBeInTheDocument();

    await searchFor(name(), '420000000000');
    expect(await screen.findByText('To je 12 cifara, koliko ima PDV broj. JIB ima 13 cifara.')).toBeVisible();
    await searchFor(name(), '4200000000005 4015343371000');
    expect(await screen.findByText('Upisano je više JIB-ova. Ostavite samo jedan.')).toBeVisible();
    expect(requested.filter(({ jib: sought, name: text }) => sought || text)).toEqual([]);

    await searchFor(name(), 'JIB: 4200-0000-0000-5.');
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ jib: '4200000000005' }));
    expect(requested.at(-1)).not.toHaveProperty('name');
    await waitFor(() => expect(jib()).toHaveValue('4200000000005'));
    expect(name()).toHaveValue('');
    await searchFor(jib(), '0000 0000\u00a000017\n');
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ jib: '0000000000017' }));
  });

  test('another page or register leaves what was typed but not searched for; going back restores what was searched for', async () => {
    const requested = watchSearches();
    const app = await openSearch('/bs/profil-pravnih-lica?name=d');
    const { user, router } = app;
    await user.click(await screen.findByRole('button', { name: 'Stranica 2' }));
    await user.type(name(), 'rvo');
    await user.click(screen.getByRole('link', { name: 'Javna preduzeća' }));
    await screen.findByRole('heading', { level: 1, name: 'Registar pravnih lica: javna preduzeća' });
    await waitFor(() => expect(addressOf(app)).toBe('/bs/profil-javnih-preduzeca?name=d'));
    expect(name()).toHaveValue('drvo');
    await user.click(screen.getByRole('button', { name: 'Pretražite' }));
    await waitFor(() => expect(addressOf(app)).toBe('/bs/profil-javnih-preduzeca?name=drvo'));
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ name: 'drvo' }));
    await router.navigate(-1);
    await waitFor(() => expect(name()).toHaveValue('d'));
  });

  test('the public route searches public companies; from there to another register only the search of that register is made', async () => {
    const requested = watchSearches();
    const { user } = await openSearch('/bs/profil-javnih-preduzeca?page=2');
    await waitFor(() =>
      expect(requested).toMatchObject([{ legalEntityTypeId: '1', isPublicEntity: 'true', Page: '1' }]),
    );
    const registers = within(screen.getByRole('navigation', { name: 'Registri' }));
    expect(registers.getByRole('link', { current: 'page' })).toHaveTextContent('Javna preduzeća');
    await user.click(registers.getByRole('link', { name: 'Budžetski korisnici' }));
    await screen.findByRole('heading', { level: 1, name: 'Registar pravnih lica: budžetski korisnici' });
    await waitFor(() => expect(requested).toHaveLength(2));
    await everythingAnswered();
    expect(requested.slice(1)).toMatchObject([{ legalEntityTypeId: '4', Page: '0' }]);
  });

  test('a switch of language keeps the filters and what is being typed', async () => {
    const { user, router } = await openSearch('/bs/profil-pravnih-lica?countyId=2030');
    await user.click(name());
    await user.paste('napola ukuc');
    await router.navigate('/en/business-entities-profile?countyId=2030');
    await screen.findByRole('heading', { level: 1, name: 'Register of legal entities: companies' });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('napola ukuc');
    expect(await screen.findByRole('button', { name: /Canton: Zenica-Doboj Canton/ })).toBeInTheDocument();
  });
});
