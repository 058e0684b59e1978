import { startTransition } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { unstable_forceFrameRate as forceFrameRate } from 'scheduler';
import { App, type AppProps } from './App.tsx';

type Drawn = AppProps & {
  /** Whether the element shows what the portal draws first, from `documentState`: it is taken over then, else drawn anew. */
  isExact: boolean;
  rootOptions: RootOptions;
};

/**
 * Draws the portal in an element, in pieces of 33 ms and not of 5: between two a slow device loses as long as it works. The largest
 * of the libraries comes with this file, which is needed last (architecture, Loading).
 *
 * @returns what ends the long pieces, once the page stands.
 */
export function draw(element: HTMLElement, { isExact, documentState, rootOptions, ...app }: Drawn): () => void {
  forceFrameRate(30);
  // A transition goes in slices: whoever presses something meanwhile is heard.
  startTransition(() => {
    if (!isExact) {
      createRoot(element, rootOptions).render(<App {...app} />);
      return;
    }
    hydrateRoot(element, <App {...app} documentState={documentState} />, {
      ...rootOptions,
      // Where the browser draws something else than the build did, that part is drawn anew: nothing is lost but time.
      onRecoverableError: (error) => console.warn(error),
    });
  });
  return () => forceFrameRate(0);
}
