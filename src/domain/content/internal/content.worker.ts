import { loadPolyfills } from '#shared/scripts/load-polyfills.ts';
import { type ReadingTask, readInParts } from '../content-answer.ts';

const post = (message: unknown): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one owner, not an origin
  self.postMessage(message);
};

const ready = loadPolyfills();

// In a worker, because parsing and validating 20,000 items takes seconds on a slow phone.
self.addEventListener('message', ({ data }: MessageEvent<ReadingTask>) => {
  ready
    .then(() => readInParts(data))
    .then((read) => {
      for (const part of read?.parts ?? []) post(part);
      post(read ? { rest: read.rest } : 'no answer');
    })
    .catch(() => post('failed'));
});
