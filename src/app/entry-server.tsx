import { prerender } from 'react-dom/static';
import { createMemoryRouter } from 'react-router';
import { siteOrigin, withoutEndSlash } from '#shared/config/env.ts';
import { languageSelected } from '#shared/i18n/language.slice.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import type { Texts } from '#shared/i18n/texts.ts';
import { ROUTES } from '#shared/routing/routes.ts';
import { App } from './App.tsx';
import { createPortal, type RunningPortal } from './create-portal.ts';
import { LAYOUT_TEXTS } from './main-texts.ts';
import { PAGES, type PageName } from './pages.ts';
import { isIndexed } from './route-access.ts';
import { portalRoutes, routerSettled } from './router.tsx';

export { PAGES };

type RenderedPage = {
  /** The page's tags in the head of the document: title, description, link preview, addresses. */
  head: string;
  /** The content of the root element. */
  markup: string;
  /** Its structured data (schema.org); null for pages that search engines may not list or that serve many addresses. */
  facts: object | null;
  /** The texts the page was rendered with, which the browser then need not fetch. */
  texts: Texts;
};

/** React writes the tags that belong into the head in front of everything else. */
const HEAD_TAGS = /^(?:<(?:meta|link)\b[^>]*>|<title>[^<]*<\/title>)*/;

/**
 * Renders a page for its document (architecture, Loading): frame and page without data, as the browser renders them first.
 *
 * @param path the address below the base path; its parameters may have any value.
 * @throws when a component cannot render outside a browser.
 */
export async function renderPage(name: PageName, lang: Lang, path: string): Promise<RenderedPage> {
  const namespaces = [...LAYOUT_TEXTS, ...(PAGES[name].texts ?? [])];
  const portal = createPortal();
  portal.store.dispatch(languageSelected(lang));
  await portal.texts.start(lang, LAYOUT_TEXTS);
  await portal.texts.load(namespaces);
  const html = await htmlOf(portal, path, lang);
  const [head = ''] = HEAD_TAGS.exec(html) ?? [];
  const texts = Object.fromEntries(
    namespaces.map((namespace) => [
      namespace,
      portal.texts.i18n.getResourceBundle(lang, namespace) as Record<string, unknown>,
    ]),
  );
  return { head, markup: html.slice(head.length), facts: factsOf(portal, name, lang, path, head), texts };
}

/** Pages whose content is open data: the figures of the cantons (table, CSV) and the bankruptcy proceedings. */
const DATASETS: ReadonlySet<PageName> = new Set<PageName>(['interactiveMap', 'bankruptcy']);

/** The structured data (schema.org) of a page for search engines, made of its own texts only: the tags in its head. */
function factsOf(portal: RunningPortal, name: PageName, lang: Lang, path: string, head: string): object | null {
  if (name === 'notFound' || !isIndexed(name) || ROUTES[name][lang].includes(':')) return null;
  const root = siteOrigin + withoutEndSlash(import.meta.env.BASE_URL);
  const t = portal.texts.i18n.getFixedT(lang, 'layout');
  const title = contentOf('og:title', head);
  const start = `${root}/${lang}`;
  const address = root + path;
  const organization = { '@type': 'GovernmentOrganization', '@id': `${start}#agency`, name: t('agency'), url: start };
  const step = (position: number, label: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name: label,
    item,
  });
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, t('homePage'), start), ...(name === 'home' ? [] : [step(2, title, address)])],
  };
  const dataset = {
    '@type': 'Dataset',
    name: title,
    description: contentOf('og:description', head),
    url: address,
    inLanguage: lang,
    isAccessibleForFree: true,
    creator: { '@id': organization['@id'] },
  };
  return {
    '@context': 'https://schema.org',
    '@graph': [organization, trail, ...(DATASETS.has(name) ? [dataset] : [])],
  };
}

const CHARACTERS: Readonly<Record<string, string>> = { quot: '"', '#x27': "'", lt: '<', gt: '>', amp: '&' };

/** The content of a `<meta>` as React wrote it. */
function contentOf(property: string, head: string): string {
  const [, content = ''] = new RegExp(`property="${property}" content="([^"]*)"`).exec(head) ?? [];
  return content.replace(/&(quot|#x27|lt|gt|amp);/g, (_, name: string) => CHARACTERS[name] ?? '');
}

async function htmlOf(portal: RunningPortal, path: string, lang: Lang): Promise<string> {
  const basename = withoutEndSlash(import.meta.env.BASE_URL);
  const router = createMemoryRouter(
    portalRoutes({ portal, selected: () => lang, guard: () => Promise.resolve(), reopen: () => {} }),
    {
      initialEntries: [basename + path],
      ...(basename && { basename }),
    },
  );
  await routerSettled(router);
  const errors: unknown[] = Object.values(router.state.errors ?? {});
  const { prelude } = await prerender(<App portal={portal} router={router} />, {
    // Renders everything in place: otherwise React moves large parts into place with inline scripts.
    progressiveChunkSize: Infinity,
    onError: (error) => void errors.push(error),
  });
  if (errors.length > 0) throw new AggregateError(errors, `'${path}' cannot be rendered: ${String(errors[0])}`);
  return new Response(prelude).text();
}
