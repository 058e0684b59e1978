import { createBrowserRouter } from 'react-router';
import { expect, onTestFinished, test, vi } from 'vitest';
import { endNavigationOnReturn } from '#app/end-navigation-on-return.ts';

const never = () => new Promise<null>(() => {});
const show = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }) as PageTransitionEvent);

/** A router at an address; `/protected` leaves for the identity application. */
function open(address: string) {
  window.history.replaceState(null, '', `/portal${address}`);
  const router = createBrowserRouter(
    [
      { path: '/bs', loader: () => null },
      { path: '/bs/other', loader: () => null },
      { path: '/protected', loader: never },
    ],
    { basename: '/portal' },
  );
  const reload = vi.fn();
  onTestFinished(() => router.dispose());
  onTestFinished(endNavigationOnReturn(router, reload));
  return { router, reload };
}

test('a page that comes back from the identity application is no longer on its way there, and opens others', async () => {
  const { router, reload } = open('/bs?page=2#part');
  await expect.poll(() => router.state.initialized).toBe(true);
  void router.navigate('/protected');
  await expect.poll(() => router.state.navigation.state).toBe('loading');
  show(true);
  await expect.poll(() => router.state.navigation.state).toBe('idle');
  expect(router.state.location).toMatchObject({ pathname: '/portal/bs', search: '?page=2', hash: '#part' });
  await router.navigate('/bs/other');
  expect(router.state.location.pathname).toBe('/portal/bs/other');
  expect(reload).not.toHaveBeenCalled();
});

test('a protected address that was opened directly is opened again', () => {
  const { reload } = open('/protected');
  show(false);
  expect(reload).not.toHaveBeenCalled();
  show(true);
  expect(reload).toHaveBeenCalledOnce();
});

test('a page that comes back without anything pending stays as it is', async () => {
  const { router } = open('/bs');
  await expect.poll(() => router.state.initialized).toBe(true);
  const { key } = router.state.location;
  show(true);
  expect(router.state.navigation.state).toBe('idle');
  expect(router.state.location.key).toBe(key);
});
