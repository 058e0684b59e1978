import { act, render, screen } from '@testing-library/react';
import { NuqsAdapter } from 'nuqs/adapters/react-router/v8';
import { useLayoutEffect } from 'react';
import { useForm } from 'react-hook-form';
import { createBrowserRouter, Outlet, RouterProvider } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { urlChoice, urlFlag, urlNumber, urlPage, urlText } from '#shared/routing/url-schema.ts';
import { useFollowUrl } from '#shared/routing/use-follow-url.ts';
import { useUrlState, WHILE_TYPING, type SetUrlState } from '#shared/routing/use-url-state.ts';
import { inUrlOrder } from '#shared/routing/write-url.ts';

const filtersUrl = z.object({
  text: urlText(20),
  canton: urlNumber(),
  kind: urlChoice(['all', 'main', 'branch']),
  open: urlFlag(),
  page: urlPage(),
});
type Filters = z.output<typeof filtersUrl>;

let filters: Filters | undefined;
let setFilters: SetUrlState<Filters> = () => expect.fail('The page is not rendered.');
/** Filters of every render, to count them. */
let rendered: Filters[] = [];

function FilteredPage() {
  const [state, setState] = useUrlState(filtersUrl);
  const form = useForm({ defaultValues: { text: state.text } });
  useFollowUrl(form, 'text', state.text);
  useLayoutEffect(() => {
    rendered.push(state);
    filters = state;
    setFilters = setState;
  });
  return <input aria-label="Text" {...form.register('text')} />;
}

/** The portal's frame in small: every navigation passes a guard, and the adapter is inside the router. */
async function openPage(address: string) {
  window.history.replaceState(null, '', '/before');
  const Frame = () => (
    <NuqsAdapter defaultOptions={{ history: 'push', shallow: false }} processUrlSearchParams={inUrlOrder}>
      <Outlet />
    </NuqsAdapter>
  );
  const router = createBrowserRouter([
    {
      Component: Frame,
      loader: () => Promise.resolve(null),
      HydrateFallback: () => null,
      shouldRevalidate: () => true,
      children: [
        { path: '/:lang/page', Component: FilteredPage },
        { path: '/before', Component: () => null },
      ],
    },
  ]);
  leave = () => router.dispose();
  render(<RouterProvider router={router} />);
  const go = (to: string | number) => settled(() => void router.navigate(to as string));
  await go(address);
  return {
    go,
    field: () => screen.getByRole<HTMLInputElement>('textbox'),
    /** Address of the router and of the browser, which agree. */
    address: () => {
      const { pathname, search, hash } = router.state.location;
      expect(window.location.pathname + window.location.search + window.location.hash).toBe(pathname + search + hash);
      return pathname + search + hash;
    },
  };
}

let leave = () => {};

/** Runs an action and everything that follows within 100 ms. */
const settled = (run: () => void) =>
  act(async () => {
    run();
    await vi.advanceTimersByTimeAsync(100);
  });

const change = (...args: Parameters<SetUrlState<Filters>>) => settled(() => setFilters(...args));

// The clock stays real: nuqs measures by it when it last wrote an address, also in the test before.
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => {
  leave();
});

describe('a change of filters', () => {
  test('is shown at once, before the address follows', async () => {
    const { address } = await openPage('/bs/page');
    act(() => setFilters({ canton: 5 }));
    expect(filters?.canton).toBe(5);
    expect(address()).toBe('/bs/page');
    await settled(() => {});
    expect(address()).toBe('/bs/page?canton=5');
  });

  test('is one step of the back button, and of the forward button', async () => {
    const { address, go } = await openPage('/bs/page?x=1');
    await change({ canton: 5 });
    expect(address()).toBe('/bs/page?canton=5&x=1');
    await go(-1);
    expect(address()).toBe('/bs/page?x=1');
    expect(filters?.canton).toBeNull();
    await go(1);
    expect(address()).toBe('/bs/page?canton=5&x=1');
    expect(filters?.canton).toBe(5);
  });

  test('that replaces the address is no step: going back leaves the page', async () => {
    const { address, go } = await openPage('/bs/page');
    await change({ canton: 5 }, { history: 'replace' });
    await change({ canton: 6 }, { history: 'replace' });
    expect(address()).toBe('/bs/page?canton=6');
    await go(-1);
    expect(address()).toBe('/before');
  });

  test('and a second one right after it both count, as one step', async () => {
    const { address, go } = await openPage('/bs/page');
    await settled(() => {
      setFilters({ canton: 5 });
      setFilters((now) => ({ ...now, kind: 'main', page: now.canton === 5 ? 2 : 9 }));
    });
    expect(address()).toBe('/bs/page?canton=5&kind=main&page=2');
    await go(-1);
    expect(address()).toBe('/bs/page');
  });

  test('to what the address says already adds no step', async () => {
    const { address, go } = await openPage('/bs/page?canton=5');
    await change({ canton: 5, text: '  ' });
    expect(address()).toBe('/bs/page?canton=5');
    await go(-1);
    expect(address()).toBe('/before');
  });

  test('is written trimmed and without what is invalid', async () => {
    const { address } = await openPage('/bs/page?kind=none&page=-3');
    await change({ text: '  metal ' });
    expect(filters?.text).toBe('metal');
    expect(address()).toBe('/bs/page?text=metal');
  });

  test('drops the hash, so that the page does not jump there again', async () => {
    const { address } = await openPage('/bs/page#part');
    await change({ canton: 5 });
    expect(address()).toBe('/bs/page?canton=5');
  });

  test('renders the page no more than twice: at once, and when the address has followed', async () => {
    await openPage('/bs/page');
    rendered = [];
    await change({ canton: 5 });
    expect(rendered.length).toBeLessThanOrEqual(2);
    expect(rendered.every(({ canton }) => canton === 5)).toBe(true);
  });
});

describe('the address', () => {
  test('applies when a shared link is opened, whatever is in it (C09, D07)', async () => {
    await openPage('/bs/page?text=drvo&canton=5&kind=nonsense&page=0&open=yes');
    expect(filters).toEqual({ text: 'drvo', canton: 5, kind: 'all', open: false, page: 1 });
  });

  test('applies after a menu link without a query, also to a text that was just being typed', async () => {
    const { address, go } = await openPage('/bs/page?canton=5');
    await change({ text: 'tuz' }, WHILE_TYPING);
    await go('/bs/page');
    await settled(() => void vi.advanceTimersByTime(2000));
    expect(address()).toBe('/bs/page');
    expect(filters).toMatchObject({ text: '', canton: null });
  });

  test('applies after a step back that follows a change at once', async () => {
    const { address, go } = await openPage('/bs/page');
    await change({ canton: 5 });
    act(() => setFilters({ canton: 6 }));
    expect(filters?.canton).toBe(6);
    await go(-1);
    expect(address()).toBe('/bs/page');
    expect(filters?.canton).toBeNull();
  });

  test('keeps the filters when the language changes', async () => {
    const { go } = await openPage('/bs/page?canton=5');
    await go('/en/page?canton=5');
    expect(filters).toMatchObject({ canton: 5 });
  });

  test('of another path applies from the first render there, also when the same page shows it', async () => {
    const { go } = await openPage('/bs/page?canton=5&page=2');
    rendered = [];
    await go('/en/page?canton=7');
    expect(rendered.map(({ canton, page }) => [canton, page])).not.toContainEqual([5, 2]);
    expect(filters).toMatchObject({ canton: 7, page: 1 });
  });

  test('of the next page does not change the page that is still shown meanwhile', async () => {
    await openPage('/bs/page?canton=5');
    // As while the router waits for a view transition.
    await settled(() => window.history.pushState(null, '', '/before'));
    expect(filters?.canton).toBe(5);
  });
});

describe('a text that is written while it is typed', () => {
  test('is shown with each letter, and the address follows once after a pause, without a step', async () => {
    const { address, go } = await openPage('/bs/page?canton=5');
    for (const text of ['t', 'tu', 'tuz']) {
      await change({ text }, WHILE_TYPING);
      expect(filters?.text).toBe(text);
      expect(address()).toBe('/bs/page?canton=5');
    }
    await settled(() => void vi.advanceTimersByTime(300));
    expect(address()).toBe('/bs/page?canton=5&text=tuz');
    await go(-1);
    expect(address()).toBe('/before');
  });

  test('is written together with another filter pressed meanwhile', async () => {
    const { address } = await openPage('/bs/page');
    await change({ text: 'tuz' }, WHILE_TYPING);
    await change({ open: true });
    expect(address()).toBe('/bs/page?open=true&text=tuz');
  });
});

describe("a text that waits for 'Search'", () => {
  const type = (field: HTMLInputElement, text: string) =>
    settled(() => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });

  test('is the text of the address when the page opens', async () => {
    const { field } = await openPage('/bs/page?text=a');
    expect(field()).toHaveValue('a');
  });

  test('stays in its field when another filter or the language changes', async () => {
    const { field, go } = await openPage('/bs/page?text=a');
    await type(field(), 'half typed');
    await change({ canton: 5 });
    await go('/en/page?text=a&canton=5');
    expect(field()).toHaveValue('half typed');
    expect(filters?.text).toBe('a');
  });

  test('gives way when the address gets another text: by a link, a removed chip, back', async () => {
    const { field, go } = await openPage('/bs/page?text=a');
    await type(field(), 'half typed');
    await go('/bs/page?text=b');
    expect(field()).toHaveValue('b');
    await type(field(), 'half typed');
    await change({ text: '' });
    expect(field()).toHaveValue('');
    await type(field(), 'half typed');
    await go(-1);
    expect(field()).toHaveValue('b');
  });
});
