import { trustedScriptUrl } from '#shared/scripts/script-url.ts';
import { type ReadingTask, type ReadParts, readItems, readSearchAnswer, type SearchAnswer } from './content-answer.ts';
import type { ContentItem } from './content.model.ts';
// oxlint-disable-next-line import/default -- the build makes an address of it
import workerUrl from './internal/content.worker.ts?worker&url';

/** Size in bytes from which an answer is read in a worker; for some hundred items, starting one would take longer than reading. */
const LARGE = 1_000_000;

/**
 * The items of a content answer or of the stored tree, each validated; null when it is no list. A large one is read in a
 * worker, so that it does not block the page; without workers, or if the worker fails, it is read on the main thread.
 */
export async function readContent(body: Blob): Promise<ContentItem[] | null> {
  if (body.size < LARGE) return readItems(body);
  return inWorker({ body, as: 'tree' }).then(
    (read) => read && read.items,
    () => readItems(body),
  );
}

/** The answer of a search, read as `readContent` reads the tree; null when it is none. `signal` ends the worker. */
export async function readSearch(body: Blob, signal: AbortSignal): Promise<SearchAnswer | null> {
  if (body.size < LARGE) return readSearchAnswer(body);
  return inWorker({ body, as: 'search' }, signal).then(
    (read) => read && read.rest && { ...read.rest, contents: read.items },
    () => (signal.aborted ? null : readSearchAnswer(body)),
  );
}

type Message = ContentItem[] | Pick<ReadParts, 'rest'> | 'no answer' | 'failed';
type Read = Pick<ReadParts, 'rest'> & { items: ContentItem[] };

/** Receives the items in parts: 20,000 objects at once would be one long task. */
async function inWorker(task: ReadingTask, signal?: AbortSignal): Promise<Read | null> {
  const worker = new Worker(trustedScriptUrl(workerUrl) as string, { type: 'module' });
  const items: ContentItem[] = [];
  try {
    return await new Promise((resolve, reject) => {
      const fail = () => reject(new Error('The worker read no content.'));
      signal?.addEventListener('abort', fail, { once: true });
      worker.addEventListener('error', fail);
      worker.addEventListener('messageerror', fail);
      worker.addEventListener('message', ({ data }: MessageEvent<Message>) => {
        if (data === 'failed') fail();
        else if (data === 'no answer') resolve(null);
        else if (Array.isArray(data)) items.push(...data);
        else resolve({ items, rest: data.rest });
      });
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(task);
    });
  } finally {
    worker.terminate();
  }
}
