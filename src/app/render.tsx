import { startTransition, useLayoutEffect, useState } from 'react';
import { createRoot, hydrateRoot, type RootOptions } from 'react-dom/client';
import { App, type AppProps } from './App.tsx';

type RenderProps = AppProps & {
  /** Whether the element already holds the first render from `documentState`: then it is hydrated, otherwise rendered again. */
  isExact: boolean;
  rootOptions: RootOptions;
};

/**
 * Renders the portal into an element. React DOM, the largest library, is loaded with this file, which is needed last
 * (architecture, Loading).
 */
export function render(element: HTMLElement, { isExact, documentState, rootOptions, ...app }: RenderProps): void {
  // A transition renders in pieces, so that presses are handled in between.
  startTransition(() => {
    if (!isExact) {
      createRoot(element, rootOptions).render(
        <>
          <App {...app} />
          <WithoutHeadOfDocument />
        </>,
      );
      return;
    }
    hydrateRoot(element, <App {...app} documentState={documentState} />, {
      ...rootOptions,
      // Where the first render differs from the document, React renders that part again; this costs time only.
      onRecoverableError: (error) => console.warn(error),
    });
  });
}

/** The tags of a page in the head of its document (`PageMeta`, `HeadLinks`). */
const HEAD_OF_DOCUMENT =
  'title, link[rel=canonical], link[rel=alternate], meta:is([name=description], [name=robots], [property^="og:"])';

/** Removes the page's tags that a document has in its head, when the page brings its own: only hydrating takes them over. */
function WithoutHeadOfDocument() {
  const [tags] = useState(() => document.head.querySelectorAll(HEAD_OF_DOCUMENT));
  useLayoutEffect(() => tags.forEach((tag) => tag.remove()), [tags]);
  return null;
}
