import type { Lang } from '#shared/i18n/languages.ts';
import type { RouteName } from '#shared/routing/routes.ts';

type Page = {
  name: RouteName;
  lang: Lang;
  /** Absolute where the build knows the origin. */
  address: string;
  title: string;
  description: string;
  agency: string;
  home: string;
  /** Address of the home page. */
  start: string;
};

/** Pages whose content is open data: the figures of the cantons (table, CSV) and the bankruptcy proceedings. */
const DATASETS: ReadonlySet<string> = new Set<RouteName>(['interactiveMap', 'bankruptcy']);

/** Structured data (schema.org) of a page for search engines, made from the page's own texts only. */
export function structuredData({ name, lang, address, title, description, agency, home, start }: Page): object {
  const organization = { '@type': 'GovernmentOrganization', '@id': `${start}#agency`, name: agency, url: start };
  const step = (position: number, label: string, item: string) => ({
    '@type': 'ListItem',
    position,
    name: label,
    item,
  });
  const trail = {
    '@type': 'BreadcrumbList',
    itemListElement: [step(1, home, start), ...(name === 'home' ? [] : [step(2, title, address)])],
  };
  const dataset = {
    '@type': 'Dataset',
    name: title,
    description,
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
