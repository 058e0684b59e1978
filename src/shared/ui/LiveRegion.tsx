import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { usePortal } from '#shared/portal/portal.ts';

/**
 * A polite live region. The frame mounts the page's one, which is never removed: what the portal's announcer announces is read out
 * even when the component that called it has been removed. A modal dialog has its own, because the page is inert behind it: only
 * one of them is read. The same text announced twice is read twice.
 */
export function LiveRegion() {
  const { announcer } = usePortal();
  const [message, setMessage] = useState({ text: '', count: 0 });
  // As a layout effect: an effect of the page that appears together with the frame may announce something already.
  useLayoutEffect(
    () => announcer.subscribe((text) => setMessage(({ count }) => ({ text, count: count + 1 }))),
    [announcer],
  );
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output is a form control and would need a label
    <div role="status" className="visually-hidden" aria-atomic="true">
      <span key={message.count}>{message.text}</span>
    </div>
  );
}

/**
 * Announces the outcome of an answer once, also when it is the same text again; a new wording of it, as after a switch of
 * language, is none.
 *
 * @param answer what tells this answer from others, such as the id of its request; null while none has arrived. An answer that is
 *   shown again after that, as when filters were cleared in between, is announced again.
 */
export function useAnnounceAnswer(text: string | null, answer: string | null): void {
  const { announcer } = usePortal();
  const announced = useRef<string | null>(null);
  useEffect(() => {
    if (answer === null) announced.current = null;
    if (text === null || answer === null || announced.current === answer) return;
    announced.current = answer;
    announcer.announce(text);
  }, [announcer, text, answer]);
}

/**
 * Announces `text` when it appears and whenever it changes: for states whose change sighted readers see. An answer has
 * `useAnnounceAnswer`. `null` and '' announce nothing.
 */
export function useAnnounce(text: string | null | undefined): void {
  const { announcer } = usePortal();
  useEffect(() => {
    if (text) announcer.announce(text);
  }, [announcer, text]);
}
