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

const A_YEAR_MS = 365 * 24 * 60 * 60 * 1000;

/**
 * `.well-known/security.txt` (RFC 9116): where weaknesses are reported; null without a contact.
 *
 * @param contact `mailto:` or `https:` address, from the environment.
 * @param builtAt time of the build; the file is valid for a year from then.
 */
export function securityText(contact: string | undefined, origin: string, builtAt: Date): string | null {
  if (!contact?.trim()) return null;
  if (!/^(?:mailto:[^\s@]+@[^\s@]+|https:\/\/\S+)$/.test(contact.trim()))
    throw new Error(`SECURITY_CONTACT must begin with 'mailto:' or 'https:', but is '${contact}'.`);
  const lines = [
    `Contact: ${contact.trim()}`,
    `Expires: ${new Date(builtAt.getTime() + A_YEAR_MS).toISOString()}`,
    'Preferred-Languages: bs, hr, en',
    ...(origin ? [`Canonical: ${origin}/.well-known/security.txt`] : []),
  ];
  return `${lines.join('\n')}\n`;
}
