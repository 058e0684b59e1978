import * as z from 'zod/mini';
import { safeSession } from '#shared/storage/safe-storage.ts';
import { createTabValue } from '#shared/storage/tab-value.ts';

/** Set when the page was reloaded for a missing part, until a part loads again. */
const reloadedForChunk = createTabValue('reloadedForChunk', z.literal(true));

/**
 * Loads a page. If it fails while online, perhaps because a deployment removed its file, the page reloads once (faults D11).
 * With storage blocked, or when the reload did not help, the error goes to the error page. A part of a page that is loaded later
 * offers the reload instead (`lazyPart`).
 */
export async function withReloadOnce<T>(
  load: () => Promise<T>,
  reload: () => void = () => window.location.reload(),
): Promise<T> {
  try {
    const part = await load();
    reloadedForChunk.remove();
    return part;
  } catch (error) {
    if (navigator.onLine && safeSession.lasting() && !reloadedForChunk.read()) {
      reloadedForChunk.write(true);
      reload();
      await new Promise(() => {});
    }
    throw error;
  }
}
