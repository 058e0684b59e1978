import { useContext, useEffect, createContext } from 'react';
import { useTranslation } from 'react-i18next';

/** Title and description of a page, for the browser's tab, search engines and link previews. */
export type PageMeta = { title: string; description: string };

/** Receives title and description of a page while its document is rendered at build; null in the browser. */
export const PageMetaListener = createContext<((meta: PageMeta) => void) | null>(null);

/** Sets the document title ('page – agency') and the description of the page; plain text only (faults A17). */
export function usePageMeta(title: string, description?: string): void {
  const { t } = useTranslation('layout');
  const agency = t('agency');
  useContext(PageMetaListener)?.({ title, description: description ?? title });
  useEffect(() => {
    document.title = title ? `${title} – ${agency}` : agency;
    meta('name', 'description', description ?? title);
    meta('property', 'og:title', title || agency);
    meta('property', 'og:description', description ?? title);
    meta('property', 'og:site_name', agency);
    meta('property', 'og:type', 'website');
  }, [title, description, agency]);
}

function meta(kind: 'name' | 'property', key: string, content: string): void {
  let element = document.head.querySelector<HTMLMetaElement>(`meta[${kind}="${key}"]`);
  if (!element) {
    element = document.createElement('meta');
    element.setAttribute(kind, key);
    document.head.append(element);
  }
  element.content = content.slice(0, 300);
}
