import { useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';
import { withoutEndSlash } from '#shared/config/end-slash.ts';

/**
 * The router, to navigate and to read the current location, and `base`, the folder the portal is served under ('' or
 * '/folder'). Unlike the router's own hooks it does not render its user again after each navigation, because every link of a
 * page uses it.
 */
export function useRouter() {
  const context = useContext(RouterContext);
  if (!context) throw new Error('This part of the portal stands within the router.');
  const { router, basename } = context;
  return { router, base: withoutEndSlash(basename) };
}
