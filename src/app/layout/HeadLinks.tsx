import { useEffect } from 'react';
import { useHref, useLocation } from 'react-router';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { inLanguage } from '#shared/routing/href.ts';

/** Canonical address and its languages in the document's head; without query and hash. Renders nothing. */
export function HeadLinks() {
  const { pathname } = useLocation();
  const base = useHref('/').replace(/\/+$/, '');
  useEffect(() => {
    const origin = window.location.origin + base;
    const bare = { pathname, search: '', hash: '' };
    const links = [
      link('canonical', origin + pathname),
      ...LANGUAGES.map((lang) => link('alternate', origin + inLanguage(bare, lang), lang)),
      link('alternate', origin + inLanguage(bare, 'bs'), 'x-default'),
    ];
    document.head.append(...links);
    return () => links.forEach((element) => element.remove());
  }, [pathname, base]);
  return null;
}

function link(rel: string, href: string, hreflang?: string): HTMLLinkElement {
  const element = document.createElement('link');
  element.rel = rel;
  element.href = href;
  if (hreflang) element.hreflang = hreflang;
  return element;
}
