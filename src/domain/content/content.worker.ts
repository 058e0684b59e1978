import { loadPolyfills } from '#shared/scripts/load-polyfills.ts';
import { contentParts } from './content-answer.ts';

const post = (message: unknown): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one owner, not an origin
  self.postMessage(message);
};

const ready = loadPolyfills();

// In a worker, because parsing and validating 20,000 items takes seconds on a slow phone.
self.addEventListener('message', ({ data }: MessageEvent<Blob>) => {
  ready
    .then(() => contentParts(data))
    .then((parts) => {
      for (const part of parts ?? []) post(part);
      post(parts ? 'end' : 'no list');
    })
    .catch(() => post('failed'));
});
