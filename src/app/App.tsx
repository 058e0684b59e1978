import type { ComponentProps } from 'react';
import { Provider } from 'react-redux';
import { RouterProvider } from 'react-router/dom';
import type { PortalStore } from './store.ts';

export type AppProps = {
  store: PortalStore;
  router: ComponentProps<typeof RouterProvider>['router'];
  /** State the document was written with at build: what is drawn first while it is taken over. */
  documentState?: ReturnType<PortalStore['getState']> | undefined;
  onError?: ((error: unknown) => void) | undefined;
};

/** The portal as one component: the build writes the documents from it, the browser takes them over with it. */
export function App({ store, router, documentState, onError }: AppProps) {
  return (
    <Provider store={store} {...(documentState && { serverState: documentState })}>
      <RouterProvider router={router} {...(onError && { onError })} />
    </Provider>
  );
}
