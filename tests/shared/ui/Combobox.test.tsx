import { composeStories } from '@storybook/react-vite';
import { screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { foldOptions, matchingOptions } from '#shared/ui/combobox-matches.ts';
import * as stories from '#stories/Combobox.stories.tsx';
import { giveElementsSize } from '#tests/sized-elements.ts';
import { renderUi } from './renderUi.tsx';

giveElementsSize();

const { Empty, Selected, Thousands } = composeStories(stories);

const NAMES = [
  'Čempresić (Ana) Đana; licenca 1/1',
  'Brezadolić (Emir) Luka; licenca 20/2',
  'Žitogradić (Lana) Željka; licenca 3',
];
const FEW = NAMES.map((label, index) => ({ id: index + 1, label }));

const box = () => screen.getByRole('combobox', { name: /Računovođa/ });
const options = () => within(screen.getByRole('listbox')).queryAllByRole('option');

test('is found by any part of its label, in any order, with or without accents', async () => {
  const announced = vi.fn<(id: number | null) => void>();
  const { user } = renderUi(<Empty onChange={announced} />);
  await user.type(box(), 'dana cempres');
  expect(options().map(({ textContent }) => textContent)).toEqual([NAMES[0]]);
  await user.keyboard('{Enter}');
  expect(announced).toHaveBeenCalledExactlyOnceWith(1);
  expect(box()).toHaveValue(NAMES[0]);
  expect(box()).toHaveAttribute('aria-expanded', 'false');
});

test('of thousands only the visible ones are in the document; each has its position', async () => {
  const { user } = renderUi(<Thousands />);
  await user.click(box());
  expect(options().length).toBeGreaterThan(5);
  expect(options().length).toBeLessThan(40);
  expect(options()[0]).toHaveAttribute('aria-setsize', '4000');
  expect(options()[2]).toHaveAttribute('aria-posinset', '3');
});

test('arrows move, the active option is announced, Escape closes and keeps the choice', async () => {
  const announced = vi.fn<(id: number | null) => void>();
  const { user } = renderUi(<Selected onChange={announced} />);
  await user.click(box());
  const selected = screen.getByRole('option', { name: NAMES[1]! });
  expect(selected).toHaveAttribute('aria-selected', 'true');
  await user.keyboard('{ArrowDown}');
  expect(box()).toHaveAttribute('aria-activedescendant', screen.getByRole('option', { name: NAMES[2]! }).id);
  await user.keyboard('{Escape}{Escape}');
  expect(box()).toHaveValue(NAMES[1]);
  expect(announced).not.toHaveBeenCalled();
});

test('what was typed without choosing does not count', async () => {
  const announced = vi.fn<(id: number | null) => void>();
  const { user } = renderUi(
    <>
      <Selected onChange={announced} />
      <button type="button">dalje</button>
    </>,
  );
  await user.type(box(), 'xyz');
  expect(screen.getByText(/Ništa ne odgovara/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'dalje' }));
  expect(box()).toHaveValue(NAMES[1]);
  await user.type(box(), 'licenca 3');
  expect(options()).toHaveLength(1);
  await user.tab();
  expect(box()).not.toHaveFocus();
  expect(box()).toHaveValue(NAMES[1]);
  expect(announced).not.toHaveBeenCalled();
});

test('the choice is taken away by its own button', async () => {
  const announced = vi.fn<(id: number | null) => void>();
  const { user } = renderUi(<Selected value={3} onChange={announced} />);
  await user.click(screen.getByRole('button', { name: /^Uklonite odabir Računovođa/ }));
  expect(announced).toHaveBeenCalledExactlyOnceWith(null);
  expect(box()).toHaveValue('');
  expect(box()).toHaveFocus();
  expect(screen.queryByRole('button', { name: /^Uklonite odabir/ })).not.toBeInTheDocument();
});

test('a new language of the options changes the shown choice, not the choice', () => {
  const { rerender } = renderUi(<Selected value={1} options={FEW} />);
  rerender(
    <Selected
      value={1}
      options={FEW.map((option) => ({ ...option, label: option.label.replace('licenca', 'licence') }))}
    />,
  );
  expect(box()).toHaveValue('Čempresić (Ana) Đana; licence 1/1');
});

test('an empty query gives the whole list itself, no copy', () => {
  const folded = foldOptions(FEW);
  expect(matchingOptions(folded, '  ')).toEqual(folded);
  expect(matchingOptions(folded, '20/2 BREZA').map(({ id }) => id)).toEqual([2]);
});

test('an option is found by its search text, not by the label around it; dj finds đ', () => {
  const accountants = foldOptions([{ id: 1, label: 'Đurić Ana; licenca 4711', searched: 'Đurić Ana 4711' }]);
  expect(matchingOptions(accountants, 'licenca')).toEqual([]);
  expect(matchingOptions(accountants, 'djuric 47')).toHaveLength(1);
});
