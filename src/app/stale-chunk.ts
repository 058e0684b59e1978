import * as z from 'zod/mini';
import { safeSession } from '#shared/storage/safe-storage.ts';
import { createTabValue } from '#shared/storage/tab-value.ts';

/** The page was reloaded for a part that was missing, and none has come since. */
const reloadedForChunk = createTabValue('reloadedForChunk', z.literal(true));

/**
 * Loads a lazy part; when a deployment removed it, the page reloads once (faults D11). With storage blocked, or when the
 * reload did not help, the error goes on to the error page.
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
