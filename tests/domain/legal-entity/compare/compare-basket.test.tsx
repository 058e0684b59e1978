import { act, renderHook, screen, waitFor } from '@testing-library/react';
import type { ReactNode } from 'react';
import { describe, expect, test } from 'vitest';
import { createPortal, type RunningPortal } from '#app/create-portal.ts';
import { CompareButton } from '#domain/legal-entity/compare/CompareButton.tsx';
import { CompareTray } from '#domain/legal-entity/compare/CompareTray.tsx';
import { compareBasket, useCompareBasket } from '#domain/legal-entity/compare/use-compare-basket.ts';
import { inPortal } from '#tests/in-portal.tsx';
import { renderPart } from '#tests/render-part.tsx';

const entity = (id: number) => ({ id, name: `Društvo ${id}` });
const stored = ({ storage }: RunningPortal) => storage.lists.get(compareBasket).read();

describe('the compare basket', () => {
  test('holds each entity once, and four at most', async () => {
    const portal = createPortal();
    const { result } = renderHook(useCompareBasket, { wrapper: inPortal(portal) });
    act(() => [1, 2, 2, 3, 4, 5].forEach((id) => result.current.add(entity(id))));
    await waitFor(async () => expect((await stored(portal)).map(({ id }) => id)).toEqual([1, 2, 3, 4]));
    act(() => result.current.remove(2));
    act(() => result.current.add(entity(5)));
    await waitFor(async () => expect((await stored(portal)).map(({ id }) => id)).toEqual([1, 3, 4, 5]));
  });
});

/** Renders a part with these entities in the basket. */
async function showWith(ids: readonly number[], part: ReactNode) {
  await createPortal()
    .storage.lists.get(compareBasket)
    .change(() => ids.map(entity));
  return renderPart(part, { texts: ['compare'] });
}

describe('the button', () => {
  test('adds the entity, shows it as selected, and removes it again', async () => {
    const { user, portal } = await showWith([], <CompareButton entity={entity(1)} />);
    await user.click(screen.getByRole('button', { name: 'Dodajte za poređenje', pressed: false }));
    expect(await stored(portal)).toEqual([entity(1)]);
    await user.click(await screen.findByRole('button', { name: 'Dodano za poređenje', pressed: true }));
    expect(await stored(portal)).toEqual([]);
  });

  test('says why a fifth cannot be added', async () => {
    const { user, portal } = await showWith([1, 2, 3, 4], <CompareButton entity={entity(5)} />);
    const button = await screen.findByRole('button', { name: 'Dodajte za poređenje' });
    await waitFor(() =>
      expect(button).toHaveAccessibleDescription('Odabrana su već 4 pravna lica; najprije uklonite jedno.'),
    );
    await user.click(button);
    expect(await stored(portal)).toHaveLength(4);
  });
});

test('the tray says to choose one more, leads to the comparison of two, and removes one', async () => {
  const { user, portal } = await showWith([1, 2], <CompareTray />);
  expect(await screen.findByRole('complementary', { name: 'Dodano za poređenje' })).toBeVisible();
  const address = '/bs/poredjenje-pravnih-lica?ids=1%2C2';
  expect(screen.getByRole('link', { name: 'Uporedite' })).toHaveAttribute('href', address);
  const said: string[] = [];
  portal.announcer.subscribe((text) => said.push(text));
  await user.click(screen.getByRole('button', { name: /Društvo 2/ }));
  expect(said).toEqual(['Uklonjeno iz poređenja: Društvo 2']);
  expect(screen.getByRole('complementary', { name: 'Dodano za poređenje' })).toHaveFocus();
  expect(await screen.findByText('Odaberite barem još jedno pravno lice.')).toBeVisible();
  expect(await stored(portal)).toEqual([entity(1)]);
});
