import { useEffect, useState } from 'react';
import { onAnnouncement } from './announcements.ts';

/**
 * The one polite live region of the page, mounted once by the frame and never removed: `announce(text)` is heard even when
 * the part that said it is gone. The same text said twice is heard twice.
 */
export function Announcer() {
  const [said, setSaid] = useState({ text: '', count: 0 });
  useEffect(() => onAnnouncement((text) => setSaid(({ count }) => ({ text, count: count + 1 }))), []);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output is a form control and would need a label
    <div role="status" className="visually-hidden" aria-atomic="true">
      <span key={said.count}>{said.text}</span>
    </div>
  );
}
