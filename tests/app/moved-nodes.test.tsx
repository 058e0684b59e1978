import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useLayoutEffect, useState } from 'react';
import { createMemoryRouter, RouterProvider, useRouteError } from 'react-router';
import { beforeEach, expect, test, vi } from 'vitest';
import { MovedNodesBoundary } from '#app/errors/MovedNodesBoundary.tsx';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));

const moved = () => new DOMException('The node is not a child of this node.', 'NotFoundError');

/** A page that fails after its button was pressed, or whenever it is rendered; as React does when it changes the document. */
function pageWith(error: unknown, isAlways: boolean) {
  return function Page() {
    const [isPressed, setPressed] = useState(false);
    useLayoutEffect(() => {
      if (isPressed || isAlways) throw error;
    }, [isPressed]);
    return (
      <>
        <h1>Page</h1>
        <button type="button" onClick={() => setPressed(true)}>
          go on
        </button>
      </>
    );
  };
}

function ErrorPage() {
  return <h1>{`Error: ${(useRouteError() as Error).message}`}</h1>;
}

async function pressOn(error: unknown, isAlways = false) {
  const Page = pageWith(error, isAlways);
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

test.each([new Error('ours'), new TypeError('ours'), new DOMException('ours', 'HierarchyRequestError')])(
  'another error goes to the error page: %s',
  async (error) => {
    await pressOn(error);
    expect(await screen.findByRole('heading', { name: /^Error/ })).toBeVisible();
  },
);

test('a page that fails again at once goes to the error page', async () => {
  await pressOn(moved(), true);
  expect(await screen.findByRole('heading', { name: /^Error/ })).toBeVisible();
});
