import { loadPolyfills } from '#shared/scripts/load-polyfills.ts';
import { doWork, type Work } from './worker-task.ts';

const ready = loadPolyfills();

// In a worker, because unpacking and reading a workbook may take a second on an old laptop.
self.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  const reply = ready
    .then(() => doWork(data))
    .then(
      (answer) => ({ ok: true, answer }),
      () => ({ ok: false }),
    );
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one owner, not an origin
  void reply.then((message) => self.postMessage(message));
});
