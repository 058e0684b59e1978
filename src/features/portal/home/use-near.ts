import { useEffect, useRef, useState, type RefObject } from 'react';
import { useInBrowser } from '#shared/ui/use-in-browser.ts';

/** How far below the screen a part counts as near: most of a screen, so that it stands before it is seen. */
const NEAR = '700px 0px';

/** Whether an element has come near the screen; once near it stays so. Where the browser cannot tell, everything is near. */
export function useNear<Part extends HTMLElement>(): { place: RefObject<Part | null>; near: boolean } {
  const place = useRef<Part>(null);
  const isUnknowable = useInBrowser(() => typeof IntersectionObserver === 'undefined', false);
  const [hasCome, setHasCome] = useState(false);
  const near = hasCome || isUnknowable;
  useEffect(() => {
    const part = place.current;
    if (near || !part) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setHasCome(true);
      },
      { rootMargin: NEAR },
    );
    observer.observe(part);
    return () => observer.disconnect();
  }, [near]);
  return { place, near };
}
