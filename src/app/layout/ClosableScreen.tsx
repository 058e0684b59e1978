import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Closed } from '#domain/agency-file/Closed.tsx';
import { useClosures } from '#domain/agency-file/switches.ts';
import { routeNameOf } from '#shared/routing/href.ts';
import type { RouteName } from '#shared/routing/routes.ts';
import styles from './Layout.module.css';

/**
 * Screens that stay visible: two show records of what was sent, and close their actions instead; at the third one closures are
 * ended.
 */
const STAY: readonly (RouteName | undefined)[] = ['control', 'controlOld', 'operatorDesk'];

/**
 * The place of a page that the agency's file may close: the notice is then shown instead. A page in which somebody has typed or
 * sent something stays below the notice, with all of it: neither an input nor the notice of an unknown outcome disappears.
 */
export function ClosableScreen({ children }: { children: ReactNode }) {
  const route = routeNameOf(useLocation().pathname);
  const isClosed = useClosures(route ? [route] : []).length > 0 && !STAY.includes(route);
  // No state: rendering in the middle of an input event, before the page has handled it, loses what was selected.
  const usedRoute = useRef<RouteName>(undefined);
  const [isHidden, setHidden] = useState(false);
  const [hadFocus, setHadFocus] = useState(false);
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = page.current;
    if (!element || !route) return undefined;
    const ends = new AbortController();
    for (const event of ['input', 'change', 'submit', 'drop'])
      element.addEventListener(event, () => (usedRoute.current = route), {
        signal: ends.signal,
        capture: true,
        passive: true,
      });
    return () => ends.abort();
  }, [route]);
  useLayoutEffect(() => {
    const hides = isClosed && usedRoute.current !== route;
    // oxlint-disable-next-line react/set-state-in-effect -- what was used and focused is known by then, and not while rendering
    setHidden(hides);
    setHadFocus(hides && page.current?.contains(document.activeElement) === true);
  }, [isClosed, route]);
  return (
    <>
      {isClosed && route ? (
        <div className={`wrap ${styles.closed}`}>
          <Closed names={[route]} isPage={isHidden} takesFocus={hadFocus} />
        </div>
      ) : null}
      <div ref={page} hidden={isHidden}>
        {children}
      </div>
    </>
  );
}
