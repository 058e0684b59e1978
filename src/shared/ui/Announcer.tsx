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
    <output className="visually-hidden" aria-live="polite" aria-atomic="true">
      <span key={said.count}>{said.text}</span>
    </output>
  );
}
