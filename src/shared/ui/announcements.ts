type Listener = (text: string) => void;

const listeners = new Set<Listener>();

/** Says a text through the page's one live region (see `Announcer`). Nothing happens while none is mounted. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

/** For the live region: hears every announcement until the returned function is called. */
export function onAnnouncement(listener: Listener): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}
