import type { ComponentProps } from 'react';
import { I18nextProvider } from 'react-i18next';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import { PortalContext } from '#shared/portal/portal.ts';
import type { RunningPortal } from './create-portal.ts';
import type { PortalStore } from './store.ts';

export type AppProps = {
  portal: RunningPortal;
  router: ComponentProps<typeof RouterProvider>['router'];
  /** State the document was rendered with at build. React hydrates with it first, then switches to the store. */
  documentState?: ReturnType<PortalStore['getState']> | undefined;
  onError?: ((error: unknown) => void) | undefined;
};

/** The whole portal: the build renders the documents from it, and the browser hydrates them with it. */
export function App({ portal, router, documentState, onError }: AppProps) {
  return (
    <PortalContext value={portal}>
      <I18nextProvider i18n={portal.texts.i18n}>
        <Provider store={portal.store} {...(documentState && { serverState: documentState })}>
          <RouterProvider router={router} {...(onError && { onError })} />
        </Provider>
      </I18nextProvider>
    </PortalContext>
  );
}
