import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test, vi } from 'vitest';
import { createPortal } from '#app/create-portal.ts';
import { NearBlock } from '#features/portal/home/NearBlock.tsx';
import { PortalContext } from '#shared/portal/portal.ts';
import { renderUi } from '#tests/shared/ui/renderUi.tsx';

const Good = () => <p>Blok je tu</p>;

test('a block near by, which every block is where the browser does not know, waits until the page has its own data', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  const own = Promise.withResolvers<void>();
  const portal = createPortal();
  portal.earlyCalls.waitFor(own.promise);
  const load = vi.fn(async () => Good);
  renderUi(
    <PortalContext value={portal}>
      <NearBlock name="good" load={load} />
    </PortalContext>,
  );
  await Promise.resolve();
  expect(load).not.toHaveBeenCalled();
  own.resolve();
  expect(await screen.findByText('Blok je tu')).toBeVisible();
});

test('nothing is fetched before it is near', () => {
  const load = vi.fn(async () => Good);
  renderUi(<NearBlock name="good" load={load} />);
  expect(load).not.toHaveBeenCalled();
});

test('a chunk that does not come says so, and is fetched again on try again', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = vi.fn(async () => Good).mockRejectedValueOnce(new Error('chunk'));
  renderUi(<NearBlock name="good" load={load} />);
  await userEvent.click(await screen.findByRole('button', { name: 'Pokušajte ponovo' }));
  expect(await screen.findByText('Blok je tu')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a block that fails while rendering shows its failure, the others stay', async () => {
  vi.stubGlobal('IntersectionObserver', undefined);
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const Bad = () => {
    throw new Error('wrong data');
  };
  renderUi(
    <>
      <NearBlock name="bad" load={async () => Bad} />
      <NearBlock name="good" load={async () => Good} />
    </>,
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(await screen.findByText('Blok je tu')).toBeVisible();
});
