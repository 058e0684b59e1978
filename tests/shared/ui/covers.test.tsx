import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { Covers, useCover } from '#shared/ui/covers.tsx';

afterEach(() => void vi.useRealTimers());

function Sheet({ name, onClose }: { name: string; onClose: () => void }) {
  useCover(onClose);
  const [inner, setInner] = useState(false);
  return (
    <dialog open aria-label={name}>
      <button type="button" onClick={onClose}>{`close ${name}`}</button>
      <button type="button" onClick={() => setInner(true)}>{`over ${name}`}</button>
      <Link to="/page?filter=1">filter</Link>
      {/* As the filters of a sheet do, which keep the state of the entry. */}
      <Link to="/page?filter=2" state={{ cover: true }}>
        kept
      </Link>
      <Link to="/other">other</Link>
      {inner ? <Sheet name="question" onClose={() => setInner(false)} /> : null}
    </dialog>
  );
}

function Page() {
  const [open, setOpen] = useState(false);
  const { pathname, search } = useLocation();
  return (
    <>
      <h1>{pathname + search}</h1>
      <Link to="/slow">slow</Link>
      <button type="button" onClick={() => setOpen(true)}>
        open
      </button>
      {open ? <Sheet name="sheet" onClose={() => setOpen(false)} /> : null}
    </>
  );
}

const Frame = () => (
  <Covers>
    <Outlet />
  </Covers>
);

async function start(slow?: Promise<null>) {
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          ...['/before', '/page', '/other'].map((path) => ({ path, element: <Page key={path} /> })),
          { path: '/slow', loader: () => slow ?? null, element: <Page /> },
        ],
      },
    ],
    { initialEntries: ['/before', '/page'] },
  );
  render(<RouterProvider router={router} />);
  const user = userEvent.setup();
  const covered = () => (router.state.location.state as { cover?: boolean } | null)?.cover === true;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const opened = async () => {
    await press('open');
    await waitFor(() => expect(covered()).toBe(true));
  };
  const back = () => router.navigate(-1);
  return { router, user, press, opened, back, covered };
}

const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'));
const place = () => screen.getByRole('heading').textContent;

test('Back closes what covers the page and stays on the page; the next Back leaves it', async () => {
  const { opened, back } = await start();
  await opened();
  await back();
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(place()).toBe('/page');
  await back();
  await waitFor(() => expect(place()).toBe('/before'));
});

test('closed by its button, it leaves nothing in the history', async () => {
  const { opened, press, back, covered } = await start();
  await opened();
  await press('close sheet');
  await waitFor(() => expect(covered()).toBe(false));
  await back();
  await waitFor(() => expect(place()).toBe('/before'));
});

test('of two covers Back closes the upper one first', async () => {
  const { opened, press, back, covered } = await start();
  await opened();
  await press('over sheet');
  await back();
  await waitFor(() => expect(dialogs()).toEqual(['sheet']));
  await waitFor(() => expect(covered()).toBe(true));
  await back();
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(place()).toBe('/page');
});

test('a filter chosen in a sheet stays when the sheet is closed', async () => {
  const { opened, press, user, covered } = await start();
  await opened();
  await user.click(screen.getByRole('link', { name: 'filter' }));
  await waitFor(() => expect(covered()).toBe(true));
  await press('close sheet');
  await waitFor(() => expect(covered()).toBe(false));
  expect(place()).toBe('/page?filter=1');
});

test('a link out of a sheet needs one Back to return', async () => {
  const { opened, user, back, router, covered } = await start();
  await opened();
  await user.click(screen.getByRole('link', { name: 'other' }));
  await waitFor(() => expect(place()).toBe('/other'));
  await back();
  await waitFor(() => expect(place()).toBe('/page'));
  await waitFor(() => expect(covered()).toBe(false));
  expect(dialogs()).toEqual([]);
  expect(router.state.location.pathname).toBe('/page');
});

test('an address that keeps the state of the entry stays when the sheet is closed, and is left by one Back each', async () => {
  const { opened, press, user, back, covered } = await start();
  await opened();
  await user.click(screen.getByRole('link', { name: 'kept' }));
  await waitFor(() => expect(place()).toBe('/page?filter=2'));
  expect(dialogs()).toEqual(['sheet']);
  await press('close sheet');
  await waitFor(() => expect(covered()).toBe(false));
  expect(place()).toBe('/page?filter=2');
  await back();
  await waitFor(() => expect(place()).toBe('/page'));
  await waitFor(() => expect(covered()).toBe(false));
});

/** Longer than anything waits before the entry is removed. */
const LONG_MS = 1000;

test('a link pressed right after closing is followed, however long its page takes', async () => {
  let arrive: (page: null) => void = () => {};
  const { router, opened } = await start(new Promise((resolve) => (arrive = resolve)));
  await opened();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: 'close sheet' }));
  fireEvent.click(screen.getByRole('link', { name: 'slow' }));
  act(() => void vi.advanceTimersByTime(LONG_MS));
  expect(router.state.navigation.location?.pathname).toBe('/slow');
  vi.useRealTimers();
  await act(async () => arrive(null));
  await waitFor(() => expect(place()).toBe('/slow'));
});

test('a reload that begins right after closing goes on', async () => {
  const { opened, covered } = await start();
  await opened();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: 'close sheet' }));
  window.dispatchEvent(new Event('beforeunload'));
  act(() => void vi.advanceTimersByTime(LONG_MS));
  expect(covered()).toBe(true);
});

test.each([
  ['a button', () => fireEvent.pointerDown(document.body)],
  ['a key', () => fireEvent.keyDown(document.body, { key: 'Enter' })],
])('%s pressed right after closing has time to write into the address', async (_name, press) => {
  const { opened, covered } = await start();
  await opened();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  fireEvent.click(screen.getByRole('button', { name: 'close sheet' }));
  act(() => void vi.advanceTimersByTime(90));
  press();
  act(() => void vi.advanceTimersByTime(90));
  expect(covered()).toBe(true);
  act(() => void vi.advanceTimersByTime(LONG_MS));
  vi.useRealTimers();
  await waitFor(() => expect(covered()).toBe(false));
});
