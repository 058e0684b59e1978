import { useEffect, useState } from 'react';

const listeners = new Set<(text: string) => void>();

/** Says a text through the page's one live region (see `Announcer`). Nothing happens while none is mounted. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

/**
 * The one polite live region of the page, mounted once by the frame and never removed: `announce(text)` is heard even when
 * the part that said it was removed. The same text announced twice is heard twice.
 */
export function Announcer() {
  const [message, setMessage] = useState({ text: '', count: 0 });
  useEffect(() => {
    const say = (text: string) => setMessage(({ count }) => ({ text, count: count + 1 }));
    listeners.add(say);
    return () => void listeners.delete(say);
  }, []);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output is a form control and would need a label
    <div role="status" className="visually-hidden" aria-atomic="true">
      <span key={message.count}>{message.text}</span>
    </div>
  );
}

/**
 * Says `text` once it appears and whenever it changes: for counts of results and states that sighted readers see change.
 * `null` or '' says nothing.
 */
export function useAnnounce(text: string | null | undefined): void {
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
}
