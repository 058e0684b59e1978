import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addToBasket,
  compareBasket,
  emptyBasket,
  removeFromBasket,
} from '#domain/legal-entity/compare/use-compare-basket.ts';
import { CompareButton } from '#domain/legal-entity/compare/CompareButton.tsx';
import { LAYOUT_TEXTS, loadTextFiles } from '#app/main-texts.ts';
import { startTexts } from '#shared/i18n/texts.ts';

const entity = (id: number) => ({ id, name: `Društvo ${id}` });
afterEach(async () => void (await emptyBasket()));

describe('the compare basket', () => {
  test('holds each entity once, and four at most', async () => {
    for (const id of [1, 2, 2, 3, 4, 5]) void addToBasket(entity(id));
    expect((await compareBasket.read()).map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    await removeFromBasket(2);
    await addToBasket(entity(5));
    expect((await compareBasket.read()).map(({ id }) => id)).toEqual([1, 3, 4, 5]);
  });

  test('is there after a reload of the tab', async () => {
    await addToBasket(entity(1));
    vi.resetModules();
    const again = await import('#domain/legal-entity/compare/use-compare-basket.ts');
    expect(await again.compareBasket.read()).toEqual([entity(1)]);
  });
});

describe('the button', () => {
  beforeEach(async () => {
    await startTexts(loadTextFiles, 'bs', [...LAYOUT_TEXTS, 'compare']);
  });

  test('adds, shows that it did, and takes out again', async () => {
    const user = userEvent.setup();
    render(<CompareButton entity={entity(1)} />);
    await user.click(screen.getByRole('button', { name: 'Dodajte za poređenje', pressed: false }));
    expect(await compareBasket.read()).toEqual([entity(1)]);
    await user.click(await screen.findByRole('button', { name: 'Dodano za poređenje', pressed: true }));
    expect(await compareBasket.read()).toEqual([]);
  });

  test('says why a fifth cannot be added', async () => {
    const user = userEvent.setup();
    for (const id of [1, 2, 3, 4]) await addToBasket(entity(id));
    render(<CompareButton entity={entity(5)} />);
    const button = await screen.findByRole('button', { name: 'Dodajte za poređenje' });
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription('Odabrana su već 4 pravna lica; najprije uklonite jedno.'),
    );
    await user.click(button);
    expect(await compareBasket.read()).toHaveLength(4);
  });
});
