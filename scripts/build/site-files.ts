import type { Plugin } from 'vite';
import { ROUTES } from '../../src/shared/routing/routes.ts';

const LANGUAGES = ['bs', 'hr', 'en'] as const;

/** Routes without parameters that anyone may open: what a search engine is shown. */
function publicPaths(): Record<(typeof LANGUAGES)[number], string>[] {
  return Object.values(ROUTES)
    .filter((route) => route.access === 'anyone' && !route.bs.includes(':') && route.bs !== 'search')
    .map(({ bs, hr, en }) => ({ bs, hr, en }));
}

/** `sitemap.xml` with the three languages of every public page as alternates. */
export function sitemap(origin: string): string {
  const address = (lang: string, slug: string) => `${origin}/${lang}${slug ? `/${slug}` : ''}`;
  const entries = publicPaths().flatMap((slugs) =>
    LANGUAGES.map((lang) => {
      const others = LANGUAGES.map(
        (other) => `<xhtml:link rel="alternate" hreflang="${other}" href="${address(other, slugs[other])}"/>`,
      );
      return `<url><loc>${address(lang, slugs[lang])}</loc>${others.join('')}</url>`;
    }),
  );
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/** `robots.txt`: everything public may be read; search results and protected screens need not be. */
export function robots(origin: string): string {
  const closed = LANGUAGES.map((lang) => `Disallow: /${lang}/search\nDisallow: /${lang}/nfis`).join('\n');
  return `User-agent: *\n${closed}\n${origin ? `Sitemap: ${origin}/sitemap.xml\n` : ''}`;
}

/** Writes sitemap.xml and robots.txt from the route table; the origin comes from `SITE_ORIGIN` of the build. */
export function siteFiles(environment: Record<string, string | undefined>): Plugin {
  return {
    name: 'portal:site-files',
    apply: 'build',
    generateBundle() {
      const origin = (environment['SITE_ORIGIN'] ?? '').replace(/\/+$/, '');
      this.emitFile({ type: 'asset', fileName: 'sitemap.xml', source: sitemap(origin) });
      this.emitFile({ type: 'asset', fileName: 'robots.txt', source: robots(origin) });
    },
  };
}
