import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, Link, Outlet, useLocation } from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { expect, test } from 'vitest';
import { Covers, entryBelow, useCover } from '#shared/ui/covers.tsx';

function Sheet({ name, onClose }: { name: string; onClose: () => void }) {
  useCover(onClose);
  const { state } = useLocation();
  const [inner, setInner] = useState(false);
  return (
    <dialog open aria-label={name}>
      <button type="button" onClick={onClose}>{`close ${name}`}</button>
      <button type="button" onClick={() => setInner(true)}>{`over ${name}`}</button>
      <Link to="/page?filter=1">filter</Link>
      {/* As the filters of a sheet do, which keep the state of the entry. */}
      <Link to="/page?filter=2" state={state}>
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
      <Link to="/page?written=1">write</Link>
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
  const covered = () => entryBelow(router.state.location) !== null;
  const press = (name: string) => user.click(screen.getByRole('button', { name }));
  const opened = async () => {
    await press('open');
    await waitFor(() => expect(covered()).toBe(true));
  };
  const follow = async (link: string, path: string) => {
    await user.click(screen.getByRole('link', { name: link }));
    await isAt(path);
  };
  const back = () => router.navigate(-1);
  const backTo = async (path: string) => {
    await back();
    await isAt(path);
  };
  /** Goes back from what covers the page to the page itself. */
  const uncover = async () => {
    await back();
    await waitFor(() => expect(dialogs()).toEqual([]));
    expect(place()).toBe('/page');
  };
  return { router, press, opened, follow, back, backTo, uncover, covered };
}

const dialogs = () => screen.queryAllByRole('dialog').map((dialog) => dialog.getAttribute('aria-label'));
const place = () => screen.getByRole('heading').textContent;
const isAt = (path: string) => waitFor(() => expect(place()).toBe(path));

test('opened again, it uses the entry that is there', async () => {
  const { router, press, opened, backTo, uncover } = await start();
  await opened();
  const { key } = router.state.location;
  await press('close sheet');
  await opened();
  expect(router.state.location.key).toBe(key);
  await uncover();
  await backTo('/before');
});

test('what does not close yet keeps its entry: Back leads to it again, and never off the page', async () => {
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          { path: '/before', element: <p>before</p> },
          { path: '/page', element: <Sheet name="pending" onClose={() => {}} /> },
        ],
      },
    ],
    { initialEntries: ['/before', '/page'] },
  );
  render(<RouterProvider router={router} />);
  const covered = () => waitFor(() => expect(entryBelow(router.state.location)).not.toBeNull());
  for (let time = 0; time < 3; time++) {
    await covered();
    await act(() => router.navigate(-1));
  }
  await covered();
  expect(dialogs()).toEqual(['pending']);
});

test('of two covers Back closes the upper one first', async () => {
  const { press, opened, back, uncover, covered } = await start();
  await opened();
  await press('over sheet');
  await back();
  await waitFor(() => expect(dialogs()).toEqual(['sheet']));
  await waitFor(() => expect(covered()).toBe(true));
  await uncover();
});

test('a filter chosen in a sheet stays when the sheet is closed, and is left by one Back', async () => {
  const { press, opened, follow, backTo, covered } = await start();
  await opened();
  await follow('filter', '/page?filter=1');
  await waitFor(() => expect(covered()).toBe(true));
  await press('close sheet');
  expect(place()).toBe('/page?filter=1');
  await backTo('/page');
  expect(dialogs()).toEqual([]);
  await backTo('/before');
});

test('a link out of a sheet needs one Back to return, and another to leave the page', async () => {
  const { opened, follow, backTo } = await start();
  await opened();
  await follow('other', '/other');
  await backTo('/page');
  expect(dialogs()).toEqual([]);
  await backTo('/before');
});

test('Forward from where a sheet was leads on', async () => {
  const { router, opened, follow, backTo } = await start();
  await opened();
  await follow('other', '/other');
  await backTo('/page');
  await act(() => router.navigate(1));
  expect(place()).toBe('/other');
});

test('an address that keeps the state of the entry stays when the sheet is closed, and is left by one Back each', async () => {
  const { press, opened, follow, backTo } = await start();
  await opened();
  await follow('kept', '/page?filter=2');
  expect(dialogs()).toEqual(['sheet']);
  await press('close sheet');
  expect(place()).toBe('/page?filter=2');
  await backTo('/page');
  await backTo('/before');
});

test('opened again after a filter that keeps the state of the entry, it is closed by Back, and the filter stays', async () => {
  const { press, opened, follow, back, covered } = await start();
  await opened();
  await follow('kept', '/page?filter=2');
  await press('close sheet');
  await press('open');
  await waitFor(() => expect(covered()).toBe(true));
  await back();
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(place()).toBe('/page?filter=2');
});

test('what is written into the address right after closing stays', async () => {
  const { router, press, opened } = await start();
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'close sheet' }));
  fireEvent.click(screen.getByRole('link', { name: 'write' }));
  await isAt('/page?written=1');
  await press('open');
  await waitFor(() => expect(entryBelow(router.state.location)).not.toBeNull());
  expect(place()).toBe('/page?written=1');
});

test('a link pressed right after closing is followed, however long its page takes', async () => {
  let arrive: (page: null) => void = () => {};
  const { router, opened } = await start(new Promise((resolve) => (arrive = resolve)));
  await opened();
  fireEvent.click(screen.getByRole('button', { name: 'close sheet' }));
  fireEvent.click(screen.getByRole('link', { name: 'slow' }));
  expect(router.state.navigation.location?.pathname).toBe('/slow');
  await act(async () => arrive(null));
  await isAt('/slow');
});

test('Back before the page has rendered the new entry closes what covers it', async () => {
  const { router, press } = await start();
  const stop = router.subscribe(({ location }) => {
    if (entryBelow(location) === null) return;
    stop();
    void router.navigate(-1);
  });
  await press('open');
  await waitFor(() => expect(dialogs()).toEqual([]));
  expect(place()).toBe('/page');
});
