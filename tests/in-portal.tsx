import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { createPortal } from '#app/create-portal.ts';
import { PortalContext } from '#shared/portal/portal.ts';

/** A wrapper that renders a component or hook in a portal of its own with its store, without the rest of the portal's frame. */
export const inPortal =
  (portal = createPortal()) =>
  ({ children }: { children: ReactNode }) => (
    <Provider store={portal.store}>
      <PortalContext value={portal}>{children}</PortalContext>
    </Provider>
  );
