import type { ControlVersion } from '../control-settings.ts';
import { preCheck } from './pre-check.ts';
import type { PreCheck } from './pre-check.model.ts';

/** What the worker is asked. */
export type PreCheckQuestion = { file: File; version: ControlVersion };

const answer = (outcome: PreCheck | null): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one owner, not an origin
  self.postMessage(outcome);
};

// Off the page's thread: unpacking and reading a workbook may take a second on an old laptop.
self.addEventListener('message', ({ data }: MessageEvent<PreCheckQuestion>) => {
  preCheck(data.file, data.version).then(answer, () => answer(null));
});
