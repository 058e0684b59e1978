import { trustedScriptUrl } from '#shared/scripts/script-url.ts';
import type { ControlVersion } from '../report/control-settings.ts';
import type { QuickLook } from './quick-look.model.ts';
// oxlint-disable-next-line import/default -- the build makes an address of it
import workerUrl from './quick-look.worker.ts?worker&url';
import type { QuickLookQuestion } from './quick-look.worker.ts';

/** A look that takes longer is not worth waiting for. */
const PATIENCE_MS = 20_000;
/** Forty files of the old control must not start forty workers on an old laptop. */
const AT_ONCE = 2;

let running = 0;
const waiting: (() => void)[] = [];

/**
 * Runs the quick look in a worker, two at a time, or on the page's thread where a browser has none. Rejects when the file
 * cannot be read or the look takes longer than 20 s; `signal` ends it and the worker.
 */
export async function runQuickLook(file: File, version: ControlVersion, signal: AbortSignal): Promise<QuickLook> {
  if (running >= AT_ONCE) await new Promise<void>((go) => waiting.push(go));
  running += 1;
  try {
    if (signal.aborted) throw new Error('Nobody waits for the quick look any more.');
    if (typeof Worker === 'undefined') return await (await import('./quick-look.ts')).quickLook(file, version);
    return await askWorker({ file, version }, signal);
  } finally {
    running -= 1;
    waiting.shift()?.();
  }
}

async function askWorker(question: QuickLookQuestion, signal: AbortSignal): Promise<QuickLook> {
  const worker = new Worker(trustedScriptUrl(workerUrl) as string, { type: 'module' });
  let timer: ReturnType<typeof setTimeout> | undefined;
  try {
    return await new Promise((resolve, reject) => {
      const give = () => reject(new Error('The quick look came to no end.'));
      timer = setTimeout(give, PATIENCE_MS);
      signal.addEventListener('abort', give, { once: true });
      worker.addEventListener('error', give);
      worker.addEventListener('message', ({ data }: MessageEvent<QuickLook | null>) => (data ? resolve(data) : give()));
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(question);
    });
  } finally {
    clearTimeout(timer);
    worker.terminate();
  }
}
