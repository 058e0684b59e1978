import { screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useState } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { ActivitySelect } from '#features/registers/entity-search/ActivitySelect.tsx';
import { DEFAULT_BASES } from '#mocks/bases.ts';
import { agency } from '#tests/agency.ts';
import { held } from '#tests/held.ts';
import { renderPart } from '#tests/render-part.tsx';

/** The environment has no layout, so the scrolling box and its rows get heights here. */
beforeEach(() => {
  onSelect.mockClear();
  const heightOf = (element: Element) => (element.getAttribute('role') === 'treeitem' ? 40 : 360);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(500);
  vi.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockImplementation(function (this: Element) {
    return heightOf(this);
  });
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function (this: HTMLElement) {
    return heightOf(this);
  });
});

const button = () => screen.getByRole('button', { name: /^Djelatnost/ });
const panel = () => screen.findByRole('dialog', { name: 'Odabir djelatnosti' });
const rows = async () => within(await panel()).findAllByRole('treeitem');

const onSelect = vi.fn<(code: string) => void>();

/** The filter alone, with the value it was given; `onSelect` hears what is selected. */
function Selecting({ selected }: { selected: string }) {
  const [value, setValue] = useState(selected);
  return (
    <ActivitySelect
      value={value}
      onChange={(code) => {
        onSelect(code);
        setValue(code);
      }}
    />
  );
}

async function openTree(selected = '') {
  const { user } = await renderPart(<Selecting selected={selected} />, { texts: ['entity-search', 'legal-entity'] });
  await user.click(button());
  await rows();
  return { user };
}

describe('the market activity filter (R2.3)', () => {
  test('the sections in code order with the count of the activities below; few elements in the document', async () => {
    await openTree();
    const [first, second] = await rows();
    expect(first).toHaveAccessibleName(/^A - Poljoprivreda.* Podređene djelatnosti: 55$/);
    expect(first).toHaveAttribute('aria-expanded', 'false');
    expect(first).toHaveAttribute('aria-setsize', '21');
    expect(second).toHaveAccessibleName(/^B - /);
    expect((await panel()).querySelectorAll('*').length).toBeLessThanOrEqual(150);
  });

  test('by keyboard: from the search into the tree, open, down four levels, choose; the focus comes back', async () => {
    const { user } = await openTree();
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
    expect(onSelect).toHaveBeenLastCalledWith('01.11');
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
    const { user } = await openTree();
    const [section] = await rows();
    expect(section).toHaveAccessibleName(/^Poljoprivreda/);
    expect(section).not.toHaveAttribute('aria-selected');
    await user.click(screen.getByText('Poljoprivreda'));
    await waitFor(async () => expect(await rows()).toHaveLength(2));
    await user.keyboard('{Enter}');
    await waitFor(async () => expect(await rows()).toHaveLength(1));
    await user.keyboard('{Enter}');
    await user.click(await screen.findByText('01 - Biljna proizvodnja'));
    expect(onSelect).toHaveBeenLastCalledWith('01');
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
    expect(await screen.findByText('Pronađene djelatnosti: 0')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    await waitFor(() =>
      expect(screen.queryByRole('searchbox', { name: 'Pretraga djelatnosti' })).not.toBeInTheDocument(),
    );
    expect(button()).toHaveFocus();
  });

  test('opens with the selected activity visible; the "x" clears it', async () => {
    const { user } = await openTree('25.11');
    const selected = await within(await panel()).findByRole('treeitem', { selected: true });
    expect(selected).toHaveAccessibleName(/^25\.11 - /);
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('button', { name: 'Uklonite odabranu djelatnost' }));
    expect(onSelect).toHaveBeenLastCalledWith('');
    await waitFor(() => expect(button()).toHaveAccessibleName('Djelatnost Sve djelatnosti'));
    expect(button()).toHaveFocus();
  });

  test('another try for the list keeps the message, and its button the focus, until there is one', async () => {
    const { wait, release } = held();
    const activities = `${DEFAULT_BASES.entities}/MarketActivities`;
    agency.use(http.get(activities, () => new HttpResponse(null, { status: 500 })));
    const { user } = await renderPart(<Selecting selected="" />, { texts: ['entity-search', 'legal-entity'] });
    await user.hover(button());
    const again = await screen.findByRole('button', { name: 'Pokušajte ponovo' });
    agency.resetHandlers();
    agency.use(http.get(activities, () => wait.then(() => undefined)));
    await user.click(again);
    await waitFor(() => expect(again).toHaveAttribute('aria-busy', 'true'));
    expect(again).toHaveFocus();
    expect(button()).toHaveAccessibleDescription(/ne može/);
    release();
    await waitFor(() => expect(again).not.toBeInTheDocument());
    expect(button()).toHaveFocus();
  });

  test('that the list cannot be loaded is said once, also in the open panel', async () => {
    agency.use(http.get(`${DEFAULT_BASES.entities}/MarketActivities`, () => new HttpResponse(null, { status: 500 })));
    const { user } = await renderPart(<Selecting selected="" />, { texts: ['entity-search', 'legal-entity'] });
    await user.click(button());
    expect(await within(await panel()).findByText(/ne može učitati/)).toBeVisible();
    expect(screen.getAllByText(/ne može učitati/)).toHaveLength(1);
  });

  test('a press on the sign opens a branch, a press on the name chooses it', async () => {
    const { user } = await openTree();
    const [section] = await rows();
    await user.click(section!.firstElementChild!);
    await waitFor(() => expect(section).toHaveAttribute('aria-expanded', 'true'));
    expect(onSelect).not.toHaveBeenCalled();
    await user.click(within(section!).getByText(/^A - /));
    expect(onSelect).toHaveBeenLastCalledWith('A');
  });
});
