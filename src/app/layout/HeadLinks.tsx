import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { siteOrigin } from '#shared/config/env.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import { inLanguage, matchSlug } from '#shared/routing/href.ts';
import { useRouter } from '#shared/routing/use-router.ts';
import { isIndexed } from '../route-access.ts';

/**
 * The addresses of the page in the head of the document: canonical address and those of the other languages, without query and
 * hash, and the preview's picture. They are absolute where the build knows the portal's origin.
 */
export function HeadLinks() {
  const { pathname } = useLocation();
  const { base } = useRouter();
  const route = matchSlug(pathname.split('/').slice(2).join('/'));
  const origin = siteOrigin + base;
  const bare = { pathname, search: '', hash: '' };
  // A document serves all values of its parameters, and any unknown address, so it cannot name its own address.
  const hasAddress = !import.meta.env.SSR || (route && Object.keys(route.params).length === 0);
  useDocumentFactsOfFirstPage(pathname);
  return (
    <>
      {hasAddress ? (
        <>
          <link rel="canonical" href={origin + pathname} />
          {LANGUAGES.map((lang) => (
            <link key={lang} rel="alternate" hrefLang={lang} href={origin + inLanguage(bare, lang)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={origin + inLanguage(bare, 'bs')} />
          <meta property="og:url" content={origin + pathname} />
        </>
      ) : null}
      <meta property="og:image" content={`${origin}/share.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      {route && !isIndexed(route.name) ? <meta name="robots" content="noindex" /> : null}
    </>
  );
}

/** The document's structured data describe the page it was rendered for and are removed with that page. */
function useDocumentFactsOfFirstPage(pathname: string): void {
  const first = useRef(pathname);
  useEffect(() => {
    if (pathname !== first.current)
      document.head.querySelectorAll('[type="application/ld+json"]').forEach((element) => element.remove());
  }, [pathname]);
}
