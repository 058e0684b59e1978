import '#shared/styles/global.css';
import { envProblems } from '#shared/config/env.ts';
import { showStartFailed } from '#app/errors/start-failed.ts';
import { startEarlyCalls } from '#app/early-calls.ts';
import { nextPaint, nextTask } from '#shared/timing/when-idle.ts';
import { checkStateVersion } from '#app/state-version.ts';

const root = document.getElementById('root');

if (root && !checkStateVersion()) {
  if (envProblems.length > 0)
    void import('#app/errors/start-up-error.ts').then(({ showStartUpError }) => showStartUpError(root, envProblems));
  else {
    startEarlyCalls();
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
        showStartFailed(root);
      });
  }
}
