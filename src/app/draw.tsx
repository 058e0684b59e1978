import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App, type AppProps } from './App.tsx';

type Drawn = AppProps & {
  /** Whether the element already holds the first render from `documentState`: then it is hydrated, otherwise rendered again. */
  isExact: boolean;
  rootOptions: RootOptions;
};

/**
 * Renders the portal into an element. React DOM, the largest library, is loaded with this file, which is needed last
 * (architecture, Loading).
 */
export function draw(element: HTMLElement, { isExact, documentState, rootOptions, ...app }: Drawn): void {
  // A transition renders in pieces, so that presses are handled in between.
  startTransition(() => {
    if (!isExact) {
      createRoot(element, rootOptions).render(<App {...app} />);
      return;
    }
    hydrateRoot(element, <App {...app} documentState={documentState} />, {
      ...rootOptions,
      // Where the first render differs from the document, React renders that part again; this costs time only.
      onRecoverableError: (error) => console.warn(error),
    });
  });
}
