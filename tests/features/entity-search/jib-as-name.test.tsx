import { screen, waitFor } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { resultsHeading, watchSearches } from '../results-screen.ts';
import { openSearch } from './search-screen.ts';

describe('a jib typed as the name (readings R2.3)', () => {
  test('is searched for as a jib and moves to its field', async () => {
    const requested = watchSearches();
    const { user } = await openSearch();
    await resultsHeading(/pravnih lica$/);
    await user.type(screen.getByRole('textbox', { name: /Naziv/ }), 'JIB: 4200-0000-0000-5.{Enter}');
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ jib: '4200000000005' }));
    expect(requested.at(-1)).not.toHaveProperty('name');
    await waitFor(() => expect(screen.getByRole('textbox', { name: /JIB/ })).toHaveValue('4200000000005'));
    expect(screen.getByRole('textbox', { name: /Naziv/ })).toHaveValue('');
  });

  test('several jibs or a VAT number are explained, not searched for', async () => {
    const requested = watchSearches();
    const { user } = await openSearch();
    await resultsHeading(/pravnih lica$/);
    const before = requested.length;
    const name = screen.getByRole('textbox', { name: /Naziv/ });
    await user.type(name, '420000000000{Enter}');
    expect(await screen.findByText('To je 12 cifara, koliko ima PDV broj. JIB ima 13 cifara.')).toBeVisible();
    await user.clear(name);
    await user.type(name, '4200000000005 4015343371000{Enter}');
    expect(await screen.findByText('Upisano je više JIB-ova. Ostavite samo jedan.')).toBeVisible();
    expect(requested).toHaveLength(before);
  });
});
