import { documentTable, nginxMaps, redirectRules } from './document-table.ts';
import { headerFiles, nginxFrames, type BuiltScripts, type Environment } from './security-headers.ts';

/**
 * What hosts and search engines need beside the documents of a build, by path: all that depends on settings which are not
 * compiled in (`.env.example`).
 */
export function siteFiles(
  environment: Environment,
  { base, builtAt, ...scripts }: BuiltScripts & { base: string; builtAt: Date },
): Record<string, string> {
  const origin = (environment['SITE_ORIGIN'] ?? '').trim().replace(/\/+$/, '');
  const folder = base.replace(/\/+$/, '');
  const security = securityText(environment['SECURITY_CONTACT'], origin, builtAt);
  return {
    'sitemap.xml': sitemap(origin + folder),
    'robots.txt': robots(origin, folder),
    ...(security && { '.well-known/security.txt': security }),
    _redirects: redirectRules(base),
    'nginx-documents.conf': nginxMaps(base) + nginxFrames(environment, base),
    ...headerFiles(environment, base, scripts),
  };
}

/** `sitemap.xml` with the three languages of every public page as alternates; `root` is where the portal is: its host and folder. */
export function sitemap(root: string): string {
  const pages = documentTable().filter(({ isPublic }) => isPublic);
  const entries = pages.map(({ name, path }) => {
    const others = pages
      .filter((page) => page.name === name)
      .map((page) => `<xhtml:link rel="alternate" hreflang="${page.lang}" href="${root}${page.path}"/>`);
    return `<url><loc>${root}${path}</loc>${others.join('')}</url>`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${entries.join('\n')}\n</urlset>\n`;
}

/** `robots.txt`: everything public may be crawled, except search results and protected screens. */
export function robots(origin: string, folder = ''): string {
  const closed = documentTable().filter(({ name }) => name === 'search' || name === 'nfis');
  return `User-agent: *\n${closed.map(({ path }) => `Disallow: ${folder}${path}\n`).join('')}${origin ? `Sitemap: ${origin}${folder}/sitemap.xml\n` : ''}`;
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
