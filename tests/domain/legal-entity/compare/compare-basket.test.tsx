import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import {
  addToBasket,
  basketEntities,
  emptyBasket,
  removeFromBasket,
} from '#domain/legal-entity/compare/compare-basket.ts';
import { CompareButton } from '#domain/legal-entity/compare/CompareButton.tsx';
import { LAYOUT_TEXTS, textFiles } from '#app/main-texts.ts';
import { startTexts } from '#shared/i18n/texts.ts';

const entity = (id: number) => ({ id, name: `Društvo ${id}` });
afterEach(emptyBasket);

describe('the compare basket', () => {
  test('holds each entity once, and four at most', () => {
    for (const id of [1, 2, 2, 3, 4, 5]) addToBasket(entity(id));
    expect(basketEntities().map(({ id }) => id)).toEqual([1, 2, 3, 4]);
    removeFromBasket(2);
    addToBasket(entity(5));
    expect(basketEntities().map(({ id }) => id)).toEqual([1, 3, 4, 5]);
  });

  test('is kept for the session; what is no basket there is an empty one (C03)', async () => {
    addToBasket(entity(1));
    vi.resetModules();
    const again = await import('#domain/legal-entity/compare/compare-basket.ts');
    expect(again.basketEntities()).toEqual([entity(1)]);
    for (const broken of ['{', '5', '[{"id":"x"}]', 'null']) {
      sessionStorage.setItem('compareBasket', broken);
      vi.resetModules();
      const fresh = await import('#domain/legal-entity/compare/compare-basket.ts');
      expect(fresh.basketEntities()).toEqual([]);
    }
  });
});

describe('the button', () => {
  beforeEach(async () => {
    await startTexts(textFiles, 'bs', [...LAYOUT_TEXTS, 'compare']);
  });

  test('adds, shows that it did, and takes out again', async () => {
    const user = userEvent.setup();
    render(<CompareButton entity={entity(1)} />, { wrapper: MemoryRouter });
    await user.click(screen.getByRole('button', { name: 'Dodajte za poređenje', pressed: false }));
    expect(basketEntities()).toEqual([entity(1)]);
    await user.click(screen.getByRole('button', { name: 'Odabrano za poređenje', pressed: true }));
    expect(basketEntities()).toEqual([]);
  });

  test('says why a fifth cannot be added', async () => {
    const user = userEvent.setup();
    for (const id of [1, 2, 3, 4]) addToBasket(entity(id));
    render(<CompareButton entity={entity(5)} />, { wrapper: MemoryRouter });
    const button = screen.getByRole('button', { name: 'Dodajte za poređenje' });
    expect(button).toHaveAccessibleDescription('Odabrano je već 4 pravna lica; najprije uklonite jedno.');
    await user.click(button);
    expect(basketEntities()).toHaveLength(4);
  });
});
