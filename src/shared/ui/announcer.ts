/** Reads texts out through the page's live region (`LiveRegion.tsx`). */
export type Announcer = {
  /** Announces a text. Does nothing while no live region is mounted. */
  announce: (text: string) => void;
  /** Calls the listener with every text; returns a function that stops it. */
  subscribe: (listener: (text: string) => void) => () => void;
};

declare module '#shared/portal/portal.ts' {
  interface Portal {
    announcer: Announcer;
  }
}

/** The announcer of one portal. */
export function createAnnouncer(): Announcer {
  const listeners = new Set<(text: string) => void>();
  return {
    announce: (text) => {
      for (const listener of listeners) listener(text);
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
