import { createContext, useContext } from 'react';

/**
 * One running portal: everything that changes while it runs, made by `createPortal()` and handed down by `usePortal()` and by
 * the `extra` argument of thunks and queries. No module has state of its own, so several portals do not know of each other
 * (tests, tabs), except the limit of workers in `domain/report-form/call-worker.ts`: it spares the computer, whichever portal
 * asks, and as a part it would be loaded with every page. Each part declares itself here, beside its code, because the layers
 * above are unknown to this one.
 */
// oxlint-disable-next-line typescript/no-empty-object-type -- filled by the parts
export interface Portal {}

/** Provides the portal to its components; null outside of one. */
export const PortalContext = createContext<Portal | null>(null);

/** The portal in which a component is rendered. Throws outside of one. */
export function usePortal(): Portal {
  const portal = useContext(PortalContext);
  if (!portal) throw new Error('usePortal: rendered without a PortalContext.');
  return portal;
}

/** The portal of a thunk or query: its `extra` argument, which the store hands down untyped. */
export const portalOf = (extra: unknown): Portal => extra as Portal;
