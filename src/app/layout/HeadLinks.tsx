import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { inLanguage } from '#shared/routing/href.ts';
import { useBasePath } from '#shared/routing/use-base-path.ts';

/** Canonical address and the other languages' addresses in the document's head, without query and hash. Renders nothing. */
export function HeadLinks() {
  const { pathname } = useLocation();
  const base = useBasePath();
  const isFirst = useRef(true);
  useEffect(() => {
    const origin = window.location.origin + base;
    const bare = { pathname, search: '', hash: '' };
    point('canonical', origin + pathname);
    for (const lang of LANGUAGES) point('alternate', origin + inLanguage(bare, lang), lang);
    point('alternate', origin + inLanguage(bare, 'bs'), 'x-default');
    // The document's structured data describe its own page and would be wrong for another one.
    if (!isFirst.current) document.head.querySelectorAll('[type="application/ld+json"]').forEach((it) => it.remove());
    isFirst.current = false;
  }, [pathname, base]);
  return null;
}

/** Sets the address of a link in the head; creates the link when the document has none. */
function point(rel: string, href: string, hreflang?: string): void {
  const selector = `link[rel="${rel}"]${hreflang ? `[hreflang="${hreflang}"]` : ''}`;
  const element = document.head.querySelector<HTMLLinkElement>(selector) ?? document.createElement('link');
  element.rel = rel;
  element.href = href;
  if (hreflang) element.hreflang = hreflang;
  if (!element.isConnected) document.head.append(element);
}
