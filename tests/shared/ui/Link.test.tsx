import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import { Link } from '#shared/ui/Link.tsx';

/** Links at an address of a portal with a base path. */
function links(address = '/finansije/bs/kontakt?tema=cijena#dno') {
  const refused = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
  const page = (
    <>
      <Link to="/bs/lokacije?kanton=3" state={{ isCleared: true }} preventScrollReset hrefLang="bs">
        lokacije
      </Link>
      <Link to="/bs/kontakt?tema=cijena#dno">kontakt</Link>
      <Link to="/bs/anketa" target="_blank">
        anketa
      </Link>
      <Link to="/bs/cjenovnik" onClick={refused}>
        cjenovnik
      </Link>
    </>
  );
  const router = createMemoryRouter([{ path: '*', element: page }], {
    basename: '/finansije/',
    initialEntries: ['/finansije/bs', address],
  });
  render(<RouterProvider router={router} />);
  return { router, refused, user: userEvent.setup() };
}
const link = (name: string) => screen.getByRole('link', { name });

/** Presses a link and returns whether it is left to the browser, which does nothing here. */
function isLeftToBrowser(name: string, how: MouseEventInit = {}): boolean {
  let isLeft = false;
  const look = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', look, { once: true });
  fireEvent.click(link(name), how);
  return isLeft;
}

test('a link is one for the browser as well, below the folder of the host, and takes along what it was given', () => {
  links();
  expect(link('lokacije')).toHaveAttribute('href', '/finansije/bs/lokacije?kanton=3');
  expect(link('lokacije')).toHaveAttribute('hreflang', 'bs');
});

test('a press opens its place without loading the page anew', async () => {
  const { router, user } = links();
  await user.click(link('lokacije'));
  const { location, historyAction, preventScrollReset } = router.state;
  expect(location).toMatchObject({
    pathname: '/finansije/bs/lokacije',
    search: '?kanton=3',
    state: { isCleared: true },
  });
  expect([historyAction, preventScrollReset]).toEqual(['PUSH', true]);
  await user.keyboard('{Enter}');
  expect(router.state.historyAction).toBe('REPLACE');
});

test('a link to where one is makes no second step of the back button', async () => {
  const { router, user } = links();
  await user.click(link('kontakt'));
  expect(router.state.historyAction).toBe('REPLACE');
  await router.navigate(-1);
  expect(router.state.location.pathname).toBe('/finansije/bs');
});

test.each([{ button: 1 }, { ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { altKey: true }])(
  'a press with %j is the browser’s',
  (how) => {
    const { router } = links();
    expect(isLeftToBrowser('lokacije', how)).toBe(true);
    expect(router.state.location.pathname).toBe('/finansije/bs/kontakt');
  },
);

test('so is one for another tab; a press that was taken already does nothing more', () => {
  const { router, refused } = links();
  expect(isLeftToBrowser('anketa')).toBe(true);
  expect(isLeftToBrowser('cjenovnik')).toBe(false);
  expect(refused).toHaveBeenCalledOnce();
  expect(router.state.location.pathname).toBe('/finansije/bs/kontakt');
});
