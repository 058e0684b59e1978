import { afterEach } from 'vitest';
import type { RunningPortal } from '#app/create-portal.ts';

let opened: RunningPortal[] = [];

afterEach(() => {
  for (const { storage } of opened) storage.close();
  opened = [];
});

/** A portal that ends with its test: what it still awaits then is not stored for the next one. */
export function untilTestEnds(portal: RunningPortal): RunningPortal {
  opened.push(portal);
  return portal;
}
