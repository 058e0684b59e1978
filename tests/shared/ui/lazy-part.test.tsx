import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { renderUi } from './renderUi.tsx';

const Good = ({ name }: { name: string }) => <p>Dio: {name}</p>;
const removed = new TypeError('Failed to fetch dynamically imported module');
const again = () => screen.findByRole('button', { name: 'Pokušajte ponovo' });

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

test('a part that is loaded is rendered with its properties, and is fetched once for all places', async () => {
  const load = vi.fn(async () => Good);
  const Part = lazyPart(load, { waiting: ({ name }) => <p>Čeka: {name}</p> });
  renderUi(
    <>
      <Part name="prvi" />
      <Part name="drugi" />
    </>,
  );
  expect(screen.getByText('Čeka: prvi')).toBeVisible();
  expect(await screen.findByText('Dio: prvi')).toBeVisible();
  expect(screen.getByText('Dio: drugi')).toBeVisible();
  expect(load).toHaveBeenCalledOnce();
});

test('a part that does not come says so, is tried again, and leaves what was typed beside it (G01)', async () => {
  const load = vi.fn(async () => Good).mockRejectedValueOnce(removed);
  const Part = lazyPart(load);
  const { user } = renderUi(
    <>
      <input aria-label="Naziv" />
      <Part name="prvi" />
    </>,
  );
  await user.type(screen.getByRole('textbox'), 'Alatnica');
  expect(await screen.findByRole('alert')).toHaveTextContent('Ovaj dio stranice nije učitan.');
  expect(screen.queryByRole('button', { name: 'Učitajte stranicu ponovo' })).not.toBeInTheDocument();
  await user.click(await again());
  expect(await screen.findByText('Dio: prvi')).toBeVisible();
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveValue('Alatnica');
});

test('a part that is missing after a deployment offers the page anew, never by itself (D11)', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {});
  const Part = lazyPart<{ name: string }>(() => Promise.reject(removed));
  const { user } = renderUi(<Part name="prvi" />);
  await user.click(await again());
  const page = await screen.findByRole('button', { name: 'Učitajte stranicu ponovo' });
  expect(screen.getByRole('button', { name: 'Pokušajte ponovo' })).toHaveFocus();
  expect(reload).not.toHaveBeenCalled();
  await user.click(page);
  expect(reload).toHaveBeenCalledOnce();
});

test('a part that failed and was closed is fetched anew when it is opened the next time', async () => {
  const load = vi.fn(async () => Good).mockRejectedValueOnce(removed);
  const Part = lazyPart(load);
  const { rerender } = renderUi(<Part name="prvi" />);
  await screen.findByRole('alert');
  rerender(<p>Zatvoreno</p>);
  rerender(<Part name="drugi" />);
  expect(await screen.findByText('Dio: drugi')).toBeVisible();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part that fails while rendering leaves the rest of the page (P8)', async () => {
  const Bad = () => {
    throw new Error('wrong data');
  };
  const Part = lazyPart(async () => Bad);
  renderUi(
    <>
      <p>Susjed</p>
      <Part />
    </>,
  );
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByText('Susjed')).toBeVisible();
});
