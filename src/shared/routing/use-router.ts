import { useContext } from 'react';
import { UNSAFE_DataRouterContext as RouterContext } from 'react-router';
import { withoutEndSlash } from '#shared/config/end-slash.ts';

/**
 * The router, to go elsewhere and to ask where the portal stands, with the folder of the host before every address (`base`, '' or
 * '/folder'). Unlike the hooks of the router it leaves who uses it alone when the router moves: each link of a page uses it.
 */
export function useRouter() {
  const context = useContext(RouterContext);
  if (!context) throw new Error('This part of the portal stands within the router.');
  const { router, basename } = context;
  return { router, base: withoutEndSlash(basename) };
}
