import { useLocation } from 'react-router';
import { routeNameOf } from '#shared/routing/href.ts';

/** Origin of the portal; '' while documents are rendered at build. */
export const portalOrigin = (globalThis.location as Location | undefined)?.origin ?? '';

/** Whether the map is embedded in another site's page: its address has `?embed`, and header, footer and introduction are hidden. */
export function useIsEmbedded(): boolean {
  const { pathname, search } = useLocation();
  return new URLSearchParams(search).has('embed') && routeNameOf(pathname) === 'interactiveMap';
}
