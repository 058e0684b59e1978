import { act } from 'react';
import { onTestFinished, vi } from 'vitest';
import { CLIENT_ID, DEFAULT_BASES } from '#mocks/bases.ts';

/** An answer that waits until the test releases it, so that the pending state can be checked. */
export function held(): { wait: Promise<void>; release: () => void } {
  let release = () => {};
  const wait = new Promise<void>((resolve) => (release = resolve));
  onTestFinished(release);
  return { wait, release };
}

/**
 * For things that must not happen: waits until pending answers have arrived and rendered, with everything they caused. It makes
 * two more calls, one after the other, which are answered later than that; code fetched with a first call has been loaded
 * before.
 */
export async function everythingAnswered(): Promise<void> {
  for (let call = 0; call < 2; call++)
    await act(async () => {
      await vi.dynamicImportSettled();
      await fetch(`${DEFAULT_BASES.main}/Languages`, { headers: { ClientId: CLIENT_ID, 'accept-language': 'bs' } });
    });
}
