import '#shared/styles/global.css';
import { showLoadFailure } from '#app/errors/load-failure.ts';
import { startPageCalls } from '#app/start-page-calls.ts';
import { nextPaint, nextTask } from '#shared/timing/when-idle.ts';
import { checkStateVersion } from '#app/state-version.ts';

const root = document.getElementById('root');

if (root && !checkStateVersion()) {
  startPageCalls();
  // No document names it: the line belongs to what is needed first, and the portal starts while this comes.
  const drawing = import('#app/draw.tsx');
  drawing.catch(() => {});
  // What the document shows is painted before the portal's files have their turn (architecture, Loading).
  nextPaint()
    .then(() => import('#app/start.tsx'))
    // Reading the files and starting are two tasks: the page is heard between them.
    .then(({ start }) => nextTask().then(() => start(root, drawing)))
    .catch((error: unknown) => {
      console.error(error);
      showLoadFailure(root);
    });
}
