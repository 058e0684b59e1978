import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { Closed } from '#domain/agency-file/Closed.tsx';
import { useClosures } from '#domain/agency-file/switches.ts';
import { routeNameOf } from '#shared/routing/href.ts';
import type { RouteName } from '#shared/routing/routes.ts';
import styles from './Layout.module.css';

/** Screens that stay visible when closed and close their actions instead: they show records of what was sent. */
const STAY: readonly (RouteName | undefined)[] = ['control', 'controlOld'];

/**
 * The place of a page that the agency's file may close: the notice is then shown instead. A page in which somebody has typed or
 * sent something stays below the notice, with all of it: neither an input nor the notice of an unknown outcome disappears.
 */
export function ClosableScreen({ children }: { children: ReactNode }) {
  const route = routeNameOf(useLocation().pathname);
  const isClosed = useClosures(route ? [route] : []).length > 0 && !STAY.includes(route);
  const [usedRoute, setUsed] = useState<RouteName>();
  const page = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = page.current;
    if (!element || !route) return undefined;
    const ends = new AbortController();
    for (const event of ['input', 'change', 'submit', 'drop'])
      element.addEventListener(event, () => setUsed(route), { signal: ends.signal, capture: true, passive: true });
    return () => ends.abort();
  }, [route]);
  return (
    <>
      {isClosed && route ? (
        <div className={`wrap ${styles.closed}`}>
          <Closed names={[route]} isPage={usedRoute !== route} />
        </div>
      ) : null}
      <div ref={page} hidden={isClosed && usedRoute !== route}>
        {children}
      </div>
    </>
  );
}
