import { documentTable } from './document-table.ts';

/** `sitemap.xml` with the three languages of every public page as alternates. */
export function sitemap(origin: string): string {
  const pages = documentTable().filter(({ isPublic }) => isPublic);
  const entries = pages.map(({ name, path }) => {
    const others = pages
      .filter((page) => page.name === name)
      .map((page) => `<xhtml:link rel="alternate" hreflang="${page.lang}" href="${origin}${page.path}"/>`);
    return `<url><loc>${origin}${path}</loc>${others.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/** `robots.txt`: everything public may be crawled, except search results and protected screens. */
export function robots(origin: string): string {
  const closed = documentTable().filter(({ name }) => name === 'search' || name === 'nfis');
  return `User-agent: *\n${closed.map(({ path }) => `Disallow: ${path}\n`).join('')}${origin ? `Sitemap: ${origin}/sitemap.xml\n` : ''}`;
}
