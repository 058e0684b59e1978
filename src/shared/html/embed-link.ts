import { safeUrl } from './safe-url.ts';

/** Elements by which editors embed a film or a map of another site, and the attribute that holds its address. */
const EMBEDS: Readonly<Record<string, string>> = { iframe: 'src', embed: 'src', object: 'data', oembed: 'url' };

/**
 * A link in place of something embedded: its title, when it has one, and the name of the host, opening in a new tab. Null for what
 * embeds nothing, or nothing that may be opened.
 */
export function embedLink(element: Element, newTabLabel: string): HTMLAnchorElement | null {
  const attribute = EMBEDS[element.nodeName.toLowerCase()];
  const { kind, href } = safeUrl(attribute === undefined ? null : absolute(element.getAttribute(attribute)));
  if (kind !== 'external') return null;
  const page = element.ownerDocument;
  const link = page.createElement('a');
  link.className = 'embedded';
  link.href = href;
  link.target = '_blank';
  link.rel = 'noopener noreferrer';
  const part = (name: string, text: string, className = '') => {
    const child = page.createElement(name);
    child.textContent = text;
    if (className) child.className = className;
    link.append(child);
  };
  const title = element.getAttribute('title')?.trim();
  if (title) part('b', title);
  part('span', new URL(href).hostname.replace(/^www\./, ''));
  part('span', ` (${newTabLabel})`, 'visually-hidden');
  return link;
}

/** Editors copy embed codes that begin with '//'. */
function absolute(address: string | null): string | null {
  return address?.startsWith('//') ? `https:${address}` : address;
}
