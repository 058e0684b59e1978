import { afterAll, vi } from 'vitest';

/**
 * The files of pages share their workers, so that React, the document and the agency's libraries are loaded and compiled only
 * once. Still, nothing of a page outlives its file: everything it started is stopped here and the document is emptied; the
 * portal's modules, with their state, are loaded again for each file (`setup-agency.ts`).
 */
type Started = {
  timers: Set<ReturnType<typeof setTimeout>>;
  frames: Set<number>;
  listeners: Set<() => void>;
  channels: Set<BroadcastChannel>;
};

const PLACE = Symbol.for('what pages of this worker have started');
const worker = globalThis as { [PLACE]?: Started };
const started = (worker[PLACE] ??= watched());

// Registered last, so it runs before the agency is closed.
afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  for (const stop of started.listeners) stop();
  for (const channel of started.channels) channel.close();
  started.listeners.clear();
  started.channels.clear();
  // Pending answers are completed; what follows from them starts nothing that lasts.
  for (let turn = 0; turn < TURNS; turn += 1) {
    stopWaiting();
    await new Promise<void>((resolve) => void setImmediate(resolve));
  }
  emptyDocument();
});

/** More tasks than any chain of answers needs that does not wait for a timer. */
const TURNS = 20;

function stopWaiting(): void {
  for (const timer of started.timers) clearTimeout(timer);
  for (const frame of started.frames) cancelAnimationFrame(frame);
  started.timers.clear();
  started.frames.clear();
}

function emptyDocument(): void {
  const { documentElement, head, body } = document;
  head.replaceChildren();
  body.replaceChildren();
  for (const element of [documentElement, body])
    for (const name of element.getAttributeNames()) element.removeAttribute(name);
  history.replaceState(null, '', '/');
  localStorage.clear();
  sessionStorage.clear();
}

/** Libraries that add listeners to the document only once, and are not loaded again. */
const LISTENS_ONCE = /node_modules\/(?:react-dom|@testing-library|nuqs)\//;

function watched(): Started {
  const all: Started = { timers: new Set(), frames: new Set(), listeners: new Set(), channels: new Set() };
  const { setTimeout, setInterval, requestAnimationFrame, BroadcastChannel } = globalThis;
  const noted = (start: (...args: never[]) => NodeJS.Timeout) =>
    ((...args: never[]) => {
      const timer = start(...args);
      all.timers.add(timer);
      return timer;
    }) as never;
  globalThis.setTimeout = noted(setTimeout);
  globalThis.setInterval = noted(setInterval);
  globalThis.requestAnimationFrame = (step) => {
    const frame = requestAnimationFrame(step);
    all.frames.add(frame);
    return frame;
  };
  globalThis.BroadcastChannel = class extends BroadcastChannel {
    constructor(name: string) {
      super(name);
      all.channels.add(this);
    }
  };
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target);
    target.addEventListener = (type: string, listener: EventListenerOrEventListenerObject, options?: never) => {
      listen(type, listener, options);
      if (LISTENS_ONCE.test(callerOf())) return;
      all.listeners.add(() => target.removeEventListener(type, listener, options));
    };
  }
  return all;
}

/** The line of the stack that names the caller. */
function callerOf(): string {
  const { stackTraceLimit } = Error;
  Error.stackTraceLimit = 3;
  const { stack } = new Error();
  Error.stackTraceLimit = stackTraceLimit;
  return stack?.split('\n')[3] ?? '';
}
