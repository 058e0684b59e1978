import type { ReactNode } from 'react';
import { createPortal } from '#app/create-portal.ts';
import { PortalContext } from '#shared/portal/portal.ts';

/** A wrapper that renders a component or hook in a portal of its own, without the rest of the portal's frame. */
export const inPortal =
  (portal = createPortal()) =>
  ({ children }: { children: ReactNode }) => <PortalContext value={portal}>{children}</PortalContext>;
