import { trustedScriptUrl } from '#shared/scripts/script-url.ts';
import { onceLoaded } from '#shared/timing/once.ts';
// oxlint-disable-next-line import/default -- the build makes an address of it
import workerUrl from './internal/report-form.worker.ts?worker&url';
import type { Answer, Work } from './internal/worker-task.ts';

/** Longest wait for a result, in milliseconds; the result is only advice. */
const PATIENCE_MS = 20_000;
/** Forty files of the old control must not start forty workers on an old laptop: two at a time, for all portals (`portal.ts`). */
const loadQueue = onceLoaded(async () => new (await import('p-queue')).default({ concurrency: 2 }));

/**
 * Runs a task on a workbook in a worker, two at a time, or on the main thread where the browser has no workers. The reader's
 * code is fetched with the first workbook. Rejects when the file cannot be read or after 20 s; `signal` stops task and worker.
 */
export async function callWorker<Task extends Work>(work: Task, signal: AbortSignal): Promise<Answer<Task>> {
  const queue = await loadQueue();
  return queue.add(
    async () =>
      typeof Worker === 'undefined' ? (await import('./internal/worker-task.ts')).doWork(work) : inWorker(work, signal),
    { signal },
  );
}

async function inWorker<Task extends Work>(work: Task, signal: AbortSignal): Promise<Answer<Task>> {
  const worker = new Worker(trustedScriptUrl(workerUrl) as string, { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const give = () => reject(new Error('The workbook came to no end.'));
      timer = setTimeout(give, PATIENCE_MS);
      signal.addEventListener('abort', give, { once: true });
      worker.addEventListener('error', give);
      worker.addEventListener('message', ({ data }: MessageEvent<{ ok: boolean; answer: Answer<Task> }>) =>
        data.ok ? resolve(data.answer) : give(),
      );
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(work);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
