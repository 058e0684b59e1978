import { act } from 'react';
import { onTestFinished, vi } from 'vitest';
import { DEFAULT_BASES } from '#mocks/bases.ts';

/** An answer that waits until the test lets it go, so that what shows meanwhile can be looked at for as long as it takes. */
export function held(): { wait: Promise<void>; release: () => void } {
  let release = () => {};
  const wait = new Promise<void>((resolve) => (release = resolve));
  onTestFinished(release);
  return { wait, release };
}

/**
 * For what must not happen: what was on its way has arrived and is drawn, and so is what it gave rise to. Two more calls, one after the
 * other, are answered later than that; what is fetched with a first call is there before.
 */
export async function everythingAnswered(): Promise<void> {
  for (let call = 0; call < 2; call++)
    await act(async () => {
      await vi.dynamicImportSettled();
      await fetch(`${DEFAULT_BASES.main}/Languages`);
    });
}
