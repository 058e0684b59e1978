import '#shared/styles/global.css';
import { showLoadFailure } from '#app/errors/load-failure.ts';
import { startPageCalls } from '#app/start-page-calls.ts';
import { nextPaint, nextTask } from '#shared/timing/when-idle.ts';
import { checkStateVersion } from '#app/state-version.ts';
import { createStorage } from '#shared/storage/create-storage.ts';

// In a build every document has this script inline (scripts/prerender.ts).
if (import.meta.env.DEV) (await import('#app/boot.ts')).boot();

const root = document.getElementById('root');

const storage = createStorage();

if (root && !checkStateVersion(storage)) {
  startPageCalls(storage);
  // A dynamic import, so that no document preloads it: the connection belongs to what is needed first, and the portal starts
  // meanwhile.
  const rendering = import('#app/render.tsx');
  rendering.catch(() => {});
  // Lets the browser paint the document before it runs the portal's files (architecture, Loading).
  nextPaint()
    .then(() => import('#app/start.tsx'))
    // Evaluating the files and starting are two tasks, so that events are handled in between.
    .then(({ start }) => nextTask().then(() => start(root, rendering, storage)))
    .catch((error: unknown) => {
      console.error(error);
      showLoadFailure(root);
    });
}
