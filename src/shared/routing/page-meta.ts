import { createContext } from 'react';

/** What a page says about itself: for the browser's tab, search engines and previews of links. */
export type PageMeta = { title: string; description: string };

/** Takes what a page says about itself while its document is written at build; nobody listens in the browser. */
export const PageMetaListener = createContext<((meta: PageMeta) => void) | null>(null);
