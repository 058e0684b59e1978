import { useEffect, useState } from 'react';

const listeners = new Set<(text: string) => void>();

/** Announces a text through the page's live region (see `Announcer`). Does nothing while none is mounted. */
export function announce(text: string): void {
  for (const listener of listeners) listener(text);
}

/**
 * The page's one polite live region, mounted once by the frame and never removed: `announce(text)` is read out even when the
 * component that called it has been removed. The same text announced twice is read twice.
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
 * Announces `text` when it appears and whenever it changes: for counts of results and states whose change sighted readers see.
 * `null` and '' announce nothing.
 */
export function useAnnounce(text: string | null | undefined): void {
  useEffect(() => {
    if (text) announce(text);
  }, [text]);
}
