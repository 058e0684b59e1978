import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { everythingAnswered } from '#tests/held.ts';
import { watchSearches } from '../results-screen.ts';
import { openSearch } from './search-screen.ts';

const addressOf = ({ router }: Awaited<ReturnType<typeof openSearch>>) =>
  router.state.location.pathname + router.state.location.search;

describe("name and jib, which wait for 'Search'", () => {
  test('"Clear search" also removes what was typed but not searched for, and the error of a wrong jib', async () => {
    const { user } = await openSearch();
    await user.click(screen.getByRole('textbox', { name: 'Naziv' }));
    await user.paste('napola ukuc');
    await user.type(screen.getByRole('textbox', { name: 'JIB' }), '42{Enter}');
    expect(await screen.findByText('JIB mora imati tačno 13 cifara.')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Poništite pretragu' }));
    expect(screen.getByRole('textbox', { name: 'Naziv' })).toHaveValue('');
    expect(screen.getByRole('textbox', { name: 'JIB' })).toHaveValue('');
    expect(screen.queryByText('JIB mora imati tačno 13 cifara.')).not.toBeInTheDocument();
  });

  test('another page or register leaves what was typed but not searched for; going back restores what was searched for', async () => {
    const requested = watchSearches();
    const app = await openSearch('/bs/profil-pravnih-lica?name=d');
    const { user, router } = app;
    const name = () => screen.getByRole('textbox', { name: 'Naziv' });
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
    await user.click(screen.getByRole('textbox', { name: 'Naziv' }));
    await user.paste('napola ukuc');
    await router.navigate('/en/business-entities-profile?countyId=2030');
    await screen.findByRole('heading', { level: 1, name: 'Register of legal entities: companies' });
    expect(screen.getByRole('textbox', { name: 'Name' })).toHaveValue('napola ukuc');
    expect(await screen.findByRole('button', { name: /Canton: Zenica-Doboj Canton/ })).toBeInTheDocument();
  });
});
