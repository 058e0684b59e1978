const CHANNEL = 'portal-lists';

/** Tells the other tabs about lists; open while somebody holds it, because an open channel is work for the browser. */
export type ListChannel = {
  hold: (holder: object) => void;
  release: (holder: object) => void;
  /** Posts to the other tabs, over the open channel or a temporary one. */
  post: (message: string) => void;
};

/** The channel of one portal; `hear` gets what other tabs post. Without channels in the browser nothing is posted or heard. */
export function createListChannel(hear: (message: unknown) => void): ListChannel {
  const holders = new Set<object>();
  let open: BroadcastChannel | null = null;
  return {
    hold: (holder) => {
      holders.add(holder);
      if (open || typeof BroadcastChannel === 'undefined') return;
      open = new BroadcastChannel(CHANNEL);
      open.addEventListener('message', ({ data }: MessageEvent<unknown>) => hear(data));
    },
    release: (holder) => {
      holders.delete(holder);
      if (holders.size > 0) return;
      open?.close();
      open = null;
    },
    post: (message) => {
      if (typeof BroadcastChannel === 'undefined') return;
      const speaker = open ?? new BroadcastChannel(CHANNEL);
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a channel is of one origin
      speaker.postMessage(message);
      if (speaker !== open) speaker.close();
    },
  };
}
