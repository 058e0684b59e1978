import { act, renderHook } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { createMemoryRouter, RouterProvider, useLocation } from 'react-router';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import {
  readUrl,
  urlChoice,
  urlFlag,
  urlNumber,
  urlPage,
  urlText,
  urlValue,
  urlValues,
  writeUrl,
} from '#shared/routing/url-schema.ts';
import { useUrlState, type ChangeUrlState } from '#shared/routing/use-url-state.ts';

const schema = z.object({
  text: urlText(20),
  canton: urlNumber(),
  kind: urlChoice(['all', 'main', 'branch']),
  open: urlFlag(),
  page: urlPage(),
});

describe('a schema of an address (examples 6, 11)', () => {
  test('every value has a default, and a default is not written', () => {
    const nothing = { text: '', canton: null, kind: 'all', open: false, page: 1 };
    expect(readUrl(schema, '')).toEqual(nothing);
    expect(readUrl(schema, 'canton=0&kind=none&open=yes&page=-3&text=%20')).toEqual(nothing);
    expect(writeUrl(schema, readUrl(schema, ''))).toBe('');
  });

  test('what is written is read back, and other values of the query stay where they are', () => {
    const state = { text: 'a & b', canton: 7, kind: 'branch', open: true, page: 2 } as const;
    const query = writeUrl(schema, state, '?x=1&canton=3&y=2');
    expect(query).toBe('?x=1&y=2&text=a+%26+b&canton=7&kind=branch&open=true&page=2');
    expect(readUrl(schema, query)).toEqual(state);
    expect(urlValues(schema, { ...state, text: '' })).not.toHaveProperty('text');
  });

  test('a codec names things as the page does', () => {
    const named = z.codec(z.object({ c: urlNumber() }), z.custom<{ canton: number | null }>(), {
      decode: ({ c }) => ({ canton: c }),
      encode: ({ canton }) => ({ c: canton }),
    });
    expect(readUrl(named, 'c=4')).toEqual({ canton: 4 });
    expect(writeUrl(named, { canton: 5 }, 'c=4&d=1')).toBe('?d=1&c=5');
  });

  test('an empty list is another thing than none', () => {
    const lists = z.object({ ids: urlValue<string[] | null>(null, (text) => text.split(',').filter(Boolean)) });
    expect(writeUrl(lists, { ids: null })).toBe('');
    expect(readUrl(lists, writeUrl(lists, { ids: [] }))).toEqual({ ids: [] });
  });

  test('the first of several values counts, a number has a highest one, a text is cut between whole letters', () => {
    expect(readUrl(schema, 'canton=1&canton=2').canton).toBe(1);
    expect(readUrl(z.object({ one: urlNumber(3) }), 'one=4')).toEqual({ one: null });
    expect(readUrl(schema, `text=${'😀'.repeat(30)}`).text).toBe('😀'.repeat(20));
  });
});

type State = z.output<typeof schema>;
type View = { state: State; typed: State; change: ChangeUrlState<State>; at: string };

/** A page at `address`; its navigations end only when `arrive` is called, as with a guard that is still checking. */
async function openPage(address: string) {
  const gates: (() => void)[] = [];
  const first = Promise.withResolvers<void>();
  let isOpen = false;
  let now: View | null = null;
  const show = (view: View) => void (now = view);
  const Page = () => {
    const { pathname, search, hash } = useLocation();
    const [state, change, typed] = useUrlState(schema);
    useLayoutEffect(() => show({ state, change, typed, at: pathname + search + hash }));
    return null;
  };
  const page = (): View => now ?? expect.fail('The page does not stand.');
  const router = createMemoryRouter(
    [
      {
        loader: async () => {
          if (isOpen) await new Promise<void>((resolve) => gates.push(resolve));
          first.resolve();
          return null;
        },
        shouldRevalidate: () => true,
        HydrateFallback: () => null,
        children: [
          { path: '/:lang/page', Component: Page },
          { path: '/before', Component: () => null },
        ],
      },
    ],
    { initialEntries: ['/before', address], initialIndex: 1 },
  );
  renderHook(() => null, { wrapper: () => <RouterProvider router={router} /> });
  await act(async () => first.promise);
  isOpen = true;
  const arrive = () =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(0);
      for (const open of gates.splice(0)) open();
      await vi.advanceTimersByTimeAsync(0);
    });
  const go = async (to: string | number) => {
    act(() => void router.navigate(to as string));
    await arrive();
  };
  const change: View['change'] = (...args) => {
    let isNew = false;
    act(() => void (isNew = page().change(...args)));
    return isNew;
  };
  return {
    page,
    change,
    arrive,
    go,
    rest: (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms)),
    router,
  };
}

describe('the state of an address (architecture, One way for each kind of state)', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  test('a change shows before its navigation has ended, and is one step of the back button', async () => {
    const { page, change, arrive, go } = await openPage('/bs/page?x=1#part');
    expect(change({ canton: 5 })).toBe(true);
    expect(page().state.canton).toBe(5);
    expect(page().at).toBe('/bs/page?x=1#part');
    await arrive();
    expect(page()).toMatchObject({ at: '/bs/page?x=1&canton=5', state: { canton: 5 } });
    await go(-1);
    expect(page()).toMatchObject({ at: '/bs/page?x=1#part', state: { canton: null } });
    await go(1);
    expect(page().state.canton).toBe(5);
  });

  test('a second quick change builds on the first, also within one turn', async () => {
    const { page, change, arrive, go } = await openPage('/bs/page');
    const { change: early } = page();
    act(() => {
      early({ canton: 5 });
      early((now) => ({ ...now, kind: 'main', page: now.canton === 5 ? 2 : 9 }));
    });
    expect(page().state).toMatchObject({ canton: 5, kind: 'main', page: 2 });
    change({ open: true });
    await arrive();
    await arrive();
    expect(page()).toMatchObject({ at: '/bs/page?canton=5&kind=main&open=true&page=2', state: { open: true } });
    // One history entry for navigations that never ended by themselves.
    await go(-1);
    expect(page().at).toBe('/bs/page');
  });

  test('replaced, going back leaves the page', async () => {
    const { change, arrive, go, router, page } = await openPage('/bs/page');
    change({ canton: 5 }, { replace: true });
    await arrive();
    change({ canton: 6 }, { replace: true });
    await arrive();
    expect(page().at).toBe('/bs/page?canton=6');
    await go(-1);
    expect(router.state.location.pathname).toBe('/before');
  });

  test('a step that is still on its way stays a step when the next change replaces', async () => {
    const { page, change, arrive, go } = await openPage('/bs/page');
    change({ canton: 5 });
    change({ open: true }, { replace: true });
    await arrive();
    await arrive();
    expect(page().at).toBe('/bs/page?canton=5&open=true');
    await go(-1);
    expect(page().at).toBe('/bs/page');
  });

  test('what the address says already is no change; taken back on the way, it makes no second entry', async () => {
    const { page, change, arrive, router, go } = await openPage('/bs/page?canton=5');
    expect(change({ canton: 5, text: '  ' })).toBe(false);
    change({ canton: 6 });
    expect(change({ canton: 5 })).toBe(true);
    expect(page().state.canton).toBe(5);
    await arrive();
    await arrive();
    expect(page().at).toBe('/bs/page?canton=5');
    await go(-1);
    expect(router.state.location.pathname).toBe('/before');
  });

  test('overtaken, an address that arrives all the same does not take back what overtook it', async () => {
    const { page, change, arrive, router } = await openPage('/bs/page?page=9');
    // The first change has reached the router but is not rendered when the next one is made.
    await act(async () => {
      change({ page: 2 }, { replace: true });
      await arrive();
      expect(router.state.location.search).toBe('?page=2');
      change({ canton: 5, page: 1 });
    });
    expect(page()).toMatchObject({ at: '/bs/page?page=2', state: { canton: 5, page: 1 } });
    await arrive();
    expect(page()).toMatchObject({ at: '/bs/page?canton=5', state: { canton: 5, page: 1 } });
  });

  test('back while a change is on its way: the address that arrives is in force', async () => {
    const { page, change, arrive, go } = await openPage('/bs/page');
    change({ canton: 5 });
    await arrive();
    change({ canton: 6 });
    expect(page().state.canton).toBe(6);
    await go(-1);
    await arrive();
    expect(page()).toMatchObject({ at: '/bs/page', state: { canton: null } });
  });

  test('a step and the step back from it, both ended before either was drawn: the address is in force', async () => {
    const { page, change, arrive, router } = await openPage('/bs/page');
    // Nothing renders before the outermost act ends.
    await act(async () => {
      change({ canton: 5 });
      await arrive();
      expect(router.state.location.search).toBe('?canton=5');
      void router.navigate(-1);
      await arrive();
    });
    expect(router.state.location.search).toBe('');
    expect(page()).toMatchObject({ at: '/bs/page', state: { canton: null } });
    expect(change({ canton: 6 })).toBe(true);
    await arrive();
    expect(page()).toMatchObject({ at: '/bs/page?canton=6', state: { canton: 6 } });
  });

  test('a menu link without a query takes everything with it, also what waited for a pause', async () => {
    const { page, change, go, rest } = await openPage('/bs/page?canton=5');
    change({ text: 'tuz' }, { ahead: 'pause' });
    await go('/bs/page');
    await rest(2000);
    expect(page()).toMatchObject({ at: '/bs/page', state: { text: '', canton: null }, typed: { text: '' } });
  });

  test('typed with a pause: shown at once, the address follows once when the typing rests', async () => {
    const { page, change, arrive, rest, go, router } = await openPage('/bs/page?canton=5');
    for (const text of ['t', 'tu', 'tuz']) {
      change({ text }, { ahead: 'pause' });
      expect(page().state.text).toBe(text);
      await rest(200);
      await arrive();
      expect(page().at).toBe('/bs/page?canton=5');
    }
    await rest(400);
    await arrive();
    expect(page()).toMatchObject({ at: '/bs/page?text=tuz&canton=5', state: { text: 'tuz', canton: 5 } });
    await go(-1);
    expect(router.state.location.pathname).toBe('/before');
  });

  test('a letter typed while the address is being written is not lost', async () => {
    const { page, change, arrive, rest } = await openPage('/bs/page');
    change({ text: 'tu' }, { ahead: 'pause' });
    await rest(400);
    change({ text: 'tuz' }, { ahead: 'pause' });
    await arrive();
    expect(page()).toMatchObject({ at: '/bs/page?text=tu', state: { text: 'tuz' } });
    await rest(400);
    await arrive();
    expect(page().at).toBe('/bs/page?text=tuz');
  });

  test('typed for a submit: in the field only, until the next change takes it along', async () => {
    const { page, change, arrive, rest } = await openPage('/bs/page?text=a');
    change({ text: ' metal ' }, { ahead: 'submit' });
    await rest(5000);
    expect(page()).toMatchObject({ at: '/bs/page?text=a', state: { text: 'a' }, typed: { text: ' metal ' } });
    change({ canton: 5 });
    expect(page()).toMatchObject({ state: { text: 'metal', canton: 5 }, typed: { text: 'metal' } });
    await arrive();
    expect(page().at).toBe('/bs/page?text=metal&canton=5');
  });

  test('held back, a typed text stays in its field and the address keeps its own', async () => {
    const { page, change, arrive } = await openPage('/bs/page?text=a');
    change({ text: 'not yet' }, { ahead: 'submit' });
    change({ canton: 5 }, { hold: ['text'] });
    await arrive();
    expect(page()).toMatchObject({ at: '/bs/page?text=a&canton=5', state: { text: 'a' }, typed: { text: 'not yet' } });
  });

  test('a text that waits for a submit outlives another language, and gives way to an address that names another', async () => {
    const { page, change, go } = await openPage('/bs/page?text=a');
    change({ text: 'half' }, { ahead: 'submit' });
    await go('/en/page?text=a&canton=5');
    expect(page().typed).toMatchObject({ text: 'half', canton: 5 });
    await go('/en/page?text=b');
    expect(page().typed.text).toBe('b');
  });

  test('the same state keeps its identity while nothing of it changes', async () => {
    const { page, go } = await openPage('/bs/page?canton=5');
    const before = page().state;
    await go('/bs/page?canton=5&other=1');
    expect(page().state).toBe(before);
    expect(page().at).toContain('other=1');
  });
});
