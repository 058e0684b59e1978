import { safeUrl } from './safe-url.ts';

/** Elements that embed a film or map of another site, and the attribute with its address. */
const EMBEDS: Readonly<Record<string, string>> = { iframe: 'src', embed: 'src', object: 'data', oembed: 'url' };

/**
 * A link that replaces an embedded film or map: its title, if any, and the name of the host; it opens in a new tab. Null when
 * nothing is embedded or its address is not safe.
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

/** Embed codes may begin with '//', without a scheme. */
function absolute(address: string | null): string | null {
  return address?.startsWith('//') ? `https:${address}` : address;
}
