import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { Covers, useCover } from '#shared/ui/covers.tsx';

function Sheet({ name, onClose }: { name: string; onClose: () => void }) {
  useCover(onClose);
  const [inner, setInner] = useState(false);
  return (
    <dialog open aria-label={name}>
      <button type="button" onClick={onClose}>{`close ${name}`}</button>
      <button type="button" onClick={() => setInner(true)}>{`over ${name}`}</button>
      <Link to="/page?filter=1">filter</Link>
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

async function start() {
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: ['/before', '/page', '/other'].map((path) => ({ path, element: <Page key={path} /> })),
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
