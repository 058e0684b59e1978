import { onTestFinished } from 'vitest';

/** An answer that waits until the test lets it go, so that what shows meanwhile can be looked at for as long as it takes. */
export function held(): { wait: Promise<void>; release: () => void } {
  let release = () => {};
  const wait = new Promise<void>((resolve) => (release = resolve));
  onTestFinished(release);
  return { wait, release };
}
