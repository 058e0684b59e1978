import '#shared/styles/global.css';
import { startPageCalls } from '#app/start-page-calls.ts';
import { checkStateVersion } from '#app/state-version.ts';
import { createEarlyCalls } from '#shared/api/early-calls.ts';
import { loadPolyfills } from '#shared/scripts/load-polyfills.ts';
import { isMissingFile } from '#shared/scripts/missing-file.ts';
import { createStorage } from '#shared/storage/create-storage.ts';
import { nextPaint, nextTask } from '#shared/timing/when-idle.ts';

// In a build every document has this script inline (scripts/prerender.ts).
if (import.meta.env.DEV) (await import('#app/boot.ts')).boot();

/** Starts the calls of the page and then the portal. Rejects when a file cannot be fetched or the portal cannot start. */
async function begin(root: HTMLElement): Promise<void> {
  await loadPolyfills();
  const storage = createStorage();
  if (checkStateVersion(storage)) return;
  const earlyCalls = createEarlyCalls();
  startPageCalls({ storage, earlyCalls });
  // A dynamic import, so that no document preloads it: the connection belongs to what is needed first, and the portal starts
  // meanwhile. Called at once, because it is what the portal waits for.
  const rendering = import('#app/render.tsx');
  rendering.catch(() => {});
  // From here to the first render each step is a task of its own, so that events are handled in between. First the browser
  // paints the document (architecture, Loading).
  await nextPaint();
  // The libraries are evaluated before the portal's own files: all are in the file that React is in.
  await import('react');
  await nextTask();
  const { start } = await import('#app/start.tsx');
  await nextTask();
  await start(root, rendering, { storage, earlyCalls });
}

/** The storage code is a separate file; when it cannot be fetched, nothing is removed. */
const forgetAll = async () => {
  const { forgetEverything } = await import('#shared/storage/reset.ts');
  return forgetEverything(createStorage());
};

const root = document.getElementById('root');
if (root)
  begin(root).catch((error: unknown) => {
    console.error(error);
    window.showLoadFailure?.(root, isMissingFile(error) ? null : forgetAll);
  });
