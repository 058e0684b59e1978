import * as z from 'zod/mini';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { defineTabValue } from '#shared/storage/tab-value.ts';

/** Set when a page was opened anew for a missing part, until a part loads again. */
const reloadedForChunk = defineTabValue('reloadedForChunk', z.literal(true));

/**
 * Loads a page. If it fails while online, perhaps because a deployment removed its file, the page is opened anew once (faults
 * D11), by `reopen`. With storage blocked, or when that did not help, the error goes to the error page. A part of a page that is
 * loaded later offers the reload instead (`lazyPart`).
 */
export async function withReloadOnce<T>(
  storage: PortalStorage,
  load: () => Promise<T>,
  reopen: () => void,
): Promise<T> {
  const reloaded = reloadedForChunk(storage);
  try {
    const part = await load();
    reloaded.remove();
    return part;
  } catch (error) {
    if (navigator.onLine && storage.session.lasting() && !reloaded.read()) {
      reloaded.write(true);
      reopen();
      await new Promise(() => {});
    }
    throw error;
  }
}
