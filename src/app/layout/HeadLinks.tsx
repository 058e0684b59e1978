import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { inLanguage } from '#shared/routing/href.ts';
import { useRouter } from '#shared/routing/use-router.ts';

/** Canonical address and its languages in the document's head; without query and hash. Renders nothing. */
export function HeadLinks() {
  const { pathname } = useLocation();
  const { base } = useRouter();
  const isFirst = useRef(true);
  useEffect(() => {
    const origin = window.location.origin + base;
    const bare = { pathname, search: '', hash: '' };
    point('canonical', origin + pathname);
    for (const lang of LANGUAGES) point('alternate', origin + inLanguage(bare, lang), lang);
    point('alternate', origin + inLanguage(bare, 'bs'), 'x-default');
    // What the document says of its own page is not true of another one.
    if (!isFirst.current) document.head.querySelectorAll('[type="application/ld+json"]').forEach((it) => it.remove());
    isFirst.current = false;
  }, [pathname, base]);
  return null;
}

/** Points a link of the head, the document's own or a new one, to an address. */
function point(rel: string, href: string, hreflang?: string): void {
  const selector = `link[rel="${rel}"]${hreflang ? `[hreflang="${hreflang}"]` : ''}`;
  const element = document.head.querySelector<HTMLLinkElement>(selector) ?? document.createElement('link');
  element.rel = rel;
  element.href = href;
  if (hreflang) element.hreflang = hreflang;
  if (!element.isConnected) document.head.append(element);
}
