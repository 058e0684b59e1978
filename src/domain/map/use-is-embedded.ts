import { useLocation } from 'react-router';
import { routeNameOf } from '#shared/routing/href.ts';

/** Origin of the portal; '' while the page is drawn at build, where there is none. */
export const portalOrigin = (globalThis.location as Location | undefined)?.origin ?? '';

/** Whether the map stands in another site's page: its address with `?embed` has no header, footer or introduction. */
export function useIsEmbedded(): boolean {
  const { pathname, search } = useLocation();
  return new URLSearchParams(search).has('embed') && routeNameOf(pathname) === 'interactiveMap';
}
