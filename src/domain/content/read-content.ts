import { trustedScriptUrl } from '#shared/scripts/script-url.ts';
// oxlint-disable-next-line import/default -- the build makes an address of it
import workerUrl from './content.worker.ts?worker&url';
import { readItems } from './content-answer.ts';
import type { ContentItem } from './content.model.ts';

/** Size in bytes from which a tree is read in a worker; for some hundred items, starting one would take longer than reading. */
const LARGE = 1_000_000;

/**
 * The items of a content answer or of the stored tree, each validated; null when it is no list. A large one is read in a
 * worker, so that it does not block the page; without workers, or if the worker fails, it is read on the main thread.
 */
export async function readContent(body: Blob): Promise<ContentItem[] | null> {
  return body.size < LARGE ? readItems(body) : inWorker(body).catch(() => readItems(body));
}

type Message = ContentItem[] | 'end' | 'no list' | 'failed';

/** Receives the items in parts: 20,000 objects at once would be one long task. */
async function inWorker(body: Blob): Promise<ContentItem[] | null> {
  const worker = new Worker(trustedScriptUrl(workerUrl) as string, { type: 'module' });
  const items: ContentItem[] = [];
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => reject(new Error('The worker read no content.'));
      worker.addEventListener('error', fail);
      worker.addEventListener('messageerror', fail);
      worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data === 'failed') fail();
        else if (data === 'no list') resolve(null);
        else if (data === 'end') resolve(items);
        else items.push(...data);
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(body);
    });
  } finally {
    worker.terminate();
  }
}
