import * as z from 'zod/mini';
import type { PortalStorage } from '#shared/storage/create-storage.ts';
import { defineTabValue } from '#shared/storage/tab-value.ts';

/** Set when the page was reloaded for a missing part, until a part loads again. */
const reloadedForChunk = defineTabValue('reloadedForChunk', z.literal(true));

/**
 * Loads a page. If it fails while online, perhaps because a deployment removed its file, the page reloads once (faults D11).
 * With storage blocked, or when the reload did not help, the error goes to the error page. A part of a page that is loaded later
 * offers the reload instead (`lazyPart`).
 */
export async function withReloadOnce<T>(
  storage: PortalStorage,
  load: () => Promise<T>,
  reload: () => void = () => window.location.reload(),
): Promise<T> {
  const reloaded = reloadedForChunk(storage);
  try {
    const part = await load();
    reloaded.remove();
    return part;
  } catch (error) {
    if (navigator.onLine && storage.session.lasting() && !reloaded.read()) {
      reloaded.write(true);
      reload();
      await new Promise(() => {});
    }
    throw error;
  }
}
