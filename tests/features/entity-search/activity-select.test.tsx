import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { http, HttpResponse } from 'msw';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { filters, openSearch } from './search-screen.ts';
import { watchSearches } from '../results-screen.ts';

/** The environment has no layout, so the scrolling box and its rows get heights here. */
beforeEach(() => {
  const heightOf = (element: Element) => (element.getAttribute('role') === 'treeitem' ? 40 : 360);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: Element) {
    return heightOf(this);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return heightOf(this);
  });
});
afterEach(() => vi.restoreAllMocks());

const button = () => filters().getByRole('button', { name: /^Djelatnost/ });
const panel = () => screen.findByRole('dialog', { name: 'Odabir djelatnosti' });
const rows = async () => within(await panel()).findAllByRole('treeitem');

async function openTree(address?: string) {
  const app = await openSearch(address);
  await waitFor(() => expect(button()).toHaveAccessibleName(/Djelatnost (Sve djelatnosti|.+ - )/));
  await app.user.click(button());
  await rows();
  return app;
}

describe('the market activity filter (R2.3)', () => {
  test('the sections in code order with the count of the activities below; few elements in the document', async () => {
    await openTree();
    const [first, second] = await rows();
    expect(first).toHaveAccessibleName(/^A - Poljoprivreda.* 55 podređenih djelatnosti$/);
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(first).toHaveAttribute('aria-setsize', '21');
    expect(second).toHaveAccessibleName(/^B - /);
    expect((await panel()).querySelectorAll('*').length).toBeLessThanOrEqual(150);
  });

  test('by keyboard: from the search into the tree, open, down four levels, choose; the focus comes back', async () => {
    const requested = watchSearches();
    const { user, router } = await openTree();
    await waitFor(() => expect(screen.getByRole('searchbox', { name: 'Pretraga djelatnosti' })).toHaveFocus());
    await user.keyboard('{ArrowDown}');
    const focused = () => document.activeElement?.textContent ?? '';
    await waitFor(() => expect(focused()).toMatch(/^A - /));
    for (const code of ['01', '01.1', '01.11']) {
      await user.keyboard('{ArrowRight}');
      await waitFor(() => expect(document.activeElement).toHaveAttribute('aria-expanded', 'true'));
      await user.keyboard('{ArrowRight}');
      await waitFor(() => expect(focused()).toMatch(new RegExp(`^${code} - `)));
    }
    expect(document.activeElement).toHaveAttribute('aria-level', '4');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(router.state.location.search).toBe('?activityCode=01.11'));
    await waitFor(() => expect(requested.at(-1)).toMatchObject({ activityCode: '01.11' }));
    expect(screen.queryByRole('tree')).not.toBeInTheDocument();
    expect(button()).toHaveFocus();
    expect(button()).toHaveAccessibleName(/^Djelatnost 01\.11 - /);
  });

  test('a section without a code is only opened; the activities in it are selected (R3.7)', async () => {
    const list = [
      { id: 2719, code: null, name: 'Poljoprivreda', parentId: null },
      { id: 1, code: '01', name: 'Biljna proizvodnja', parentId: 2719 },
    ];
    agency.use(http.get(`${DEFAULT_BASES.entities}/MarketActivities`, () => HttpResponse.json({ resultList: list })));
    const { user, router } = await openTree();
    const [section] = await rows();
    expect(section).toHaveAccessibleName(/^Poljoprivreda/);
    expect(section).not.toHaveAttribute('aria-selected');
    await user.click(screen.getByText('Poljoprivreda'));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await user.keyboard('{Enter}');
    await user.click(await screen.findByText('01 - Biljna proizvodnja'));
    await waitFor(() => expect(router.state.location.search).toBe('?activityCode=01'));
  });

  test('search in the tree opens the way to what it finds; Escape closes', async () => {
    const { user } = await openTree();
    await user.type(screen.getByRole('searchbox', { name: 'Pretraga djelatnosti' }), 'uzgoj zita');
    await waitFor(async () =>
      expect((await rows()).map((row) => row.getAttribute('aria-level'))).toEqual(
        expect.arrayContaining(['1', '2', '3', '4']),
      ),
    );
    await user.clear(screen.getByRole('searchbox', { name: 'Pretraga djelatnosti' }));
    await user.type(screen.getByRole('searchbox', { name: 'Pretraga djelatnosti' }), 'xyzq');
    expect(await screen.findByText('Pronađeno je 0 djelatnosti')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('searchbox', { name: 'Pretraga djelatnosti' })).not.toBeInTheDocument(),
    );
    expect(button()).toHaveFocus();
  });

  test('opens with the selected activity visible; the "x" clears it', async () => {
    const { user, router } = await openTree('/bs/profil-pravnih-lica?activityCode=25.11');
    const selected = await within(await panel()).findByRole('treeitem', { selected: true });
    expect(selected).toHaveAccessibleName(/^25\.11 - /);
    await user.keyboard('{Escape}');
    await user.click(filters().getByRole('button', { name: 'Uklonite odabranu djelatnost' }));
    await waitFor(() => expect(router.state.location.search).toBe(''));
    await waitFor(() => expect(button()).toHaveAccessibleName('Djelatnost Sve djelatnosti'));
    expect(button()).toHaveFocus();
  });

  test('a press on the sign opens a branch, a press on the name chooses it', async () => {
    const { user, router } = await openTree();
    const [section] = await rows();
    await user.click(section!.firstElementChild!);
    await waitFor(() => expect(section).toHaveAttribute('aria-expanded', 'true'));
    expect(router.state.location.search).toBe('');
    await user.click(within(section!).getByText(/^A - /));
    await waitFor(() => expect(router.state.location.search).toBe('?activityCode=A'));
  });
});
