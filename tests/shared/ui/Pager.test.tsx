import { composeStories } from '@storybook/react-vite';
import { screen, waitFor, within } from '@testing-library/react';
import fc from 'fast-check';
import { lazy, Suspense, useState } from 'react';
import { expect, test, vi } from 'vitest';
import { pageSpan } from '#shared/ui/page-span.ts';
import * as stories from '#stories/Pager.stories.tsx';
import { renderUi } from './renderUi.tsx';

const { Middle, OpenEnded, OnePage, NoRecords } = composeStories(stories);

test('says what is shown in the text of the specification', () => {
  const { unmount } = renderUi(<Middle />);
  expect(screen.getByText('Prikazano 463–504 od ukupno 1.238 zapisa')).toBeVisible();
  unmount();
  renderUi(<Middle />, 'en');
  expect(screen.getByText('Displaying 463 - 504 from total of 1,238 records')).toBeVisible();
});

test('of records that nobody counted it says the least there can be', () => {
  renderUi(<OpenEnded />, 'en');
  expect(screen.getByText('Displaying 11–20 of at least 20 records')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Next page' })).toHaveAttribute('aria-disabled', 'false');
});

test('shows three pages around the present one and one at each end', () => {
  renderUi(<Middle />);
  const names = within(screen.getByRole('navigation'))
    .getAllByRole('button')
    .map((button) => button.textContent);
  expect(names).toEqual(['Prethodna', '1', '…', '11', '12', '13', '…', '30', 'Sljedeća']);
  expect(screen.getByRole('button', { name: 'Stranica 12, trenutna' })).toHaveAttribute('aria-current', 'page');
});

test('goes to the page that is pressed, by pointer and by keyboard, and not by itself', async () => {
  const onPage = vi.fn<(page: number) => void>();
  const { user } = renderUi(<Middle onPage={onPage} />);
  expect(onPage).not.toHaveBeenCalled();
  await user.click(screen.getByRole('button', { name: 'Stranica 13' }));
  expect(onPage).toHaveBeenLastCalledWith(13);
  screen.getByRole('button', { name: 'Stranica 1' }).focus();
  await user.keyboard('{Enter}');
  expect(onPage).toHaveBeenLastCalledWith(1);
});

test('after a press of “…” the focus is on the page it led to; a page that changes in another way takes none', async () => {
  function List() {
    const [page, setPage] = useState(1);
    return (
      <>
        <button type="button" onClick={() => setPage(1)}>
          first
        </button>
        <Middle page={page} pages={9} onPage={setPage} />
      </>
    );
  }
  const { user } = renderUi(<List />);
  screen.getByRole('button', { name: 'Nekoliko stranica unaprijed' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Stranica 4, trenutna' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'first' }));
  expect(screen.getByRole('button', { name: 'first' })).toHaveFocus();
});

const Never = lazy(() => new Promise<never>(() => {}));

test('a pressed page is current before its results are, and the next press goes on from it', async () => {
  const pressed: number[] = [];
  function List() {
    const [page, setPage] = useState(12);
    const turn = (next: number) => {
      pressed.push(next);
      setPage(next);
    };
    return (
      <Suspense fallback="waiting">
        {page === 12 ? <p>Results of page 12</p> : <Never />}
        <Middle page={page} onPage={turn} />
      </Suspense>
    );
  }
  const { user } = renderUi(<List />);
  await user.click(screen.getByRole('button', { name: 'Sljedeća stranica' }));
  await user.click(screen.getByRole('button', { name: 'Sljedeća stranica' }));
  expect(pressed).toEqual([13, 14]);
  expect(screen.getByRole('button', { name: 'Stranica 14, trenutna' })).toHaveAttribute('aria-current', 'page');
  expect(screen.getByText('Results of page 12')).toBeVisible();
});

test('one page has no pager, no records have nothing', () => {
  const { container, rerender } = renderUi(<OnePage />);
  expect(screen.queryByRole('navigation')).not.toBeInTheDocument();
  expect(container).toHaveTextContent('Prikazano 1–4 od ukupno 4 zapisa');
  rerender(<NoRecords />);
  expect(container).toBeEmptyDOMElement();
});

test('a page beyond the end is the last one', () => {
  const span = pageSpan({ page: 99, pages: 3, total: 25, pageSize: 10 });
  expect(span).toEqual({ page: 3, pages: 3, total: 25, from: 21, to: 25 });
});

test.each([1e300, Number.POSITIVE_INFINITY, Number.NaN, -5])('a count of %s is none', (count) => {
  expect(pageSpan({ page: 1, pages: count, total: count, pageSize: 10 })).toMatchObject({ pages: 1, total: 0 });
});

test('more pages than any register has are not counted one by one', () => {
  const { pages, total } = pageSpan({ page: 1, pages: 1e11, total: 1e12, pageSize: 10 });
  expect([pages, total]).toEqual([100_000, 1e12]);
});

test('numbers of any origin come out in order', () => {
  const anyNumber = fc.oneof(fc.integer(), fc.double(), fc.constantFrom(Number.NaN, -1, Number.POSITIVE_INFINITY));
  fc.assert(
    fc.property(anyNumber, anyNumber, anyNumber, anyNumber, (page, pages, total, pageSize) => {
      const span = pageSpan({ page, pages, total, pageSize });
      for (const value of Object.values(span)) expect(Number.isSafeInteger(value) || value > 2 ** 53).toBe(true);
      expect(span.page).toBeGreaterThanOrEqual(1);
      expect(span.page).toBeLessThanOrEqual(span.pages);
      expect(span.total).toBeGreaterThanOrEqual(0);
      expect(span.to).toBeLessThanOrEqual(span.total);
    }),
  );
});
