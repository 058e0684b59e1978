import { doWork, type Work } from './worker-task.ts';

type Reply = { ok: true; answer: unknown } | { ok: false };

const reply = (message: Reply): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one owner, not an origin
  self.postMessage(message);
};

// Off the page's thread: unpacking and reading a workbook may take a second on an old laptop.
self.addEventListener('message', ({ data }: MessageEvent<Work>) => {
  doWork(data).then(
    (answer) => reply({ ok: true, answer }),
    () => reply({ ok: false }),
  );
});
