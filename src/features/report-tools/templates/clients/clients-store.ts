import { useSyncExternalStore } from 'react';
import { forget, keep, readStored } from '#shared/storage/kept.ts';
import { toClients, type Client } from './client.ts';

const KEY = 'report-clients';

/** `null` until read; `lasting` is false where the browser keeps nothing longer than the tab. */
type Snapshot = { clients: readonly Client[] | null; lasting: boolean };

let snapshot: Snapshot = { clients: null, lasting: true };
const listeners = new Set<() => void>();
const otherTabs = typeof BroadcastChannel === 'undefined' ? null : new BroadcastChannel(KEY);

function show(next: Snapshot): void {
  snapshot = next;
  for (const listener of listeners) listener();
}

async function read(): Promise<void> {
  show({ ...snapshot, clients: toClients(await readStored(KEY)) });
}

const reread = () => void read();

function tellOtherTabs(): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
  otherTabs?.postMessage('changed');
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  if (listeners.size === 1) {
    otherTabs?.addEventListener('message', reread);
    void read();
  }
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) otherTabs?.removeEventListener('message', reread);
  };
}

/** One change after the other, over all tabs where the browser can. */
function alone<Result>(run: () => Promise<Result>): Promise<Result> {
  return navigator.locks ? navigator.locks.request(KEY, run) : run();
}

/** Changes the kept list: read, changed and written in one go, so that two tabs never lose each other's clients. */
export function changeClients(change: (now: readonly Client[]) => readonly Client[]): Promise<void> {
  return alone(async () => {
    const clients = change(toClients(await readStored(KEY)));
    const lasting = await keep(KEY, { version: 1, clients });
    show({ clients, lasting });
    tellOtherTabs();
  });
}

/** Takes every trace of the clients from this computer. */
export function eraseClients(): Promise<void> {
  return alone(async () => {
    await forget(KEY);
    show({ clients: [], lasting: true });
    tellOtherTabs();
  });
}

/** The clients kept on this computer, the same in all open tabs. They never leave it. */
export function useClients(): Snapshot {
  return useSyncExternalStore(subscribe, () => snapshot);
}
