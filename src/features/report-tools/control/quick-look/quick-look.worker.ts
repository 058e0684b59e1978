import type { ControlVersion } from '../report/control-settings.ts';
import { quickLook } from './quick-look.ts';
import type { QuickLook } from './quick-look.model.ts';

/** What the worker is asked. */
export type QuickLookQuestion = { file: File; version: ControlVersion };

const answer = (outcome: QuickLook | null): void => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has one owner, not an origin
  self.postMessage(outcome);
};

// Off the page's thread: unpacking and reading a workbook may take a second on an old laptop.
self.addEventListener('message', ({ data }: MessageEvent<QuickLookQuestion>) => {
  quickLook(data.file, data.version).then(answer, () => answer(null));
});
