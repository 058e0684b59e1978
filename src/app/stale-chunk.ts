import { safeSession } from '#shared/storage/safe-storage.ts';

const RELOADED = 'reloadedForChunk';

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
    safeSession.remove(RELOADED);
    return part;
  } catch (error) {
    if (navigator.onLine && safeSession.lasting() && safeSession.get(RELOADED) === null) {
      safeSession.set(RELOADED, '1');
      reload();
      await new Promise(() => {});
    }
    throw error;
  }
}
