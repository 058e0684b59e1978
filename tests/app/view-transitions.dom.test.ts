import { createMemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addViewTransitions } from '#app/view-transitions.ts';

const reduced = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }));

beforeEach(() => {
  document.startViewTransition = (() => ({})) as unknown as Document['startViewTransition'];
  reduced(false);
});
afterEach(() => {
  Reflect.deleteProperty(document, 'startViewTransition');
  vi.unstubAllGlobals();
});

/** A router that records which navigations use a transition. */
function routerAt(path: string, basename = '/') {
  const router = createMemoryRouter([{ path: '*' }], { initialEntries: [path], basename });
  const passes: boolean[] = [];
  router.subscribe((_state, { viewTransitionOpts }) => void passes.push(viewTransitionOpts !== undefined));
  addViewTransitions(router);
  return { router, last: () => passes.at(-1) };
}

test('one page passes over into the next, and back again', async () => {
  const { router, last } = routerAt('/bs/sve-novosti');
  await router.navigate('/bs/search?topic=porez');
  expect(last()).toBe(true);
  await router.navigate(-1);
  expect(last()).toBe(true);
});

test.each([
  ['a filter in the address', '/bs/search?topic=porez'],
  ['a part of the same page', { search: '?page=2' }],
  ['another language', '/en/search'],
  ['a relative address', '?page=2'],
])('%s is drawn at once', async (_what, to) => {
  const { router, last } = routerAt('/bs/search');
  await router.navigate(to);
  expect(last()).toBe(false);
});

test('in a folder of a host as well', async () => {
  const { router, last } = routerAt('/portal/bs/search', '/portal');
  await router.navigate('/bs/sve-novosti');
  expect(last()).toBe(true);
  await router.navigate('/en/all-news');
  expect(last()).toBe(false);
});

test('motion that is not welcome, and a browser without transitions', async () => {
  reduced(true);
  const calm = routerAt('/bs/search');
  await calm.router.navigate('/bs/sve-novosti');
  expect(calm.last()).toBe(false);
  Reflect.deleteProperty(document, 'startViewTransition');
  const old = routerAt('/bs/search');
  const { navigate } = old.router;
  addViewTransitions(old.router);
  expect(old.router.navigate).toBe(navigate);
});

test('a page that takes too long to draw comes without a transition, and that is no error', async () => {
  const gaveUp = new DOMException('Transition was aborted because of timeout in DOM update', 'TimeoutError');
  const skipTransition = vi.fn();
  const finished = Promise.resolve();
  document.startViewTransition = () =>
    ({
      ready: Promise.reject(gaveUp),
      finished,
      updateCallbackDone: finished,
      skipTransition,
    }) as unknown as ViewTransition;
  routerAt('/bs/search');
  const transition = document.startViewTransition();
  await expect(transition.ready).resolves.toBeUndefined();
  expect(transition.finished).toBe(finished);
  transition.skipTransition();
  expect(skipTransition).toHaveBeenCalledOnce();
});
