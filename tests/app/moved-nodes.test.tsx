import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { MovedNodesBoundary } from '#app/errors/MovedNodesBoundary.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const moved = () => new DOMException('The node is not a child of this node.', 'NotFoundError');

/** A page that fails when its button is pressed, as often as it is rendered with the error. */
function pageWith(errors: unknown[]) {
  return function Page() {
    const [failing, setFailing] = useState(false);
    if (failing || errors.length > 1) throw errors.shift();
    return (
      <>
        <h1>Page</h1>
        <button type="button" onClick={() => setFailing(true)}>
          go on
        </button>
      </>
    );
  };
}

function ErrorPage() {
  return <h1>{`Error: ${(useRouteError() as Error).message}`}</h1>;
}

async function pressOn(errors: unknown[]) {
  const Page = pageWith(errors);
  const router = createMemoryRouter([
    {
      errorElement: <ErrorPage />,
      children: [{ Component: MovedNodesBoundary, children: [{ path: '/', Component: Page }] }],
    },
  ]);
  render(<RouterProvider router={router} />);
  const button = screen.queryByRole('button');
  if (button) await userEvent.setup().click(button);
}

test('a page whose nodes were moved is rendered anew', async () => {
  await pressOn([moved()]);
  expect(await screen.findByRole('heading', { name: 'Page' })).toBeVisible();
});

test.each([new Error('ours'), new TypeError('ours'), new DOMException('ours', 'HierarchyRequestError'), 'a text'])(
  'another error goes to the error page: %s',
  async (error) => {
    await pressOn([error]);
    expect(await screen.findByRole('heading', { name: /^Error/ })).toBeVisible();
  },
);

test('a page that fails again at once goes to the error page', async () => {
  await pressOn([moved(), moved(), moved(), moved(), moved(), moved()]);
  expect(await screen.findByRole('heading', { name: /^Error/ })).toBeVisible();
});
