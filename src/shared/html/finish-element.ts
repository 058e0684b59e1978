import { type Lang, LANGUAGES } from '../i18n/languages.ts';
import { inLanguage, matchSlug } from '../routing/href.ts';
import { contentPicture, relativeFile } from './file-url.ts';
import { safeUrl } from './safe-url.ts';

/** DOMPurify puts this before ids from the markup (SANITIZE_NAMED_PROPS). */
export const ID_PREFIX = 'user-content-';

/** The text that announces a new tab, the portal's path prefix without a slash at its end, and the language of the page. */
type FinishOptions = { newTab: string; base: string; lang: Lang };

const PORTAL_PATH = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=/|$)`, 'i');

/**
 * The address within the portal that an editor meant (readings P2.7–2.12). Editors write it without the path prefix, and often
 * without the language: a relative address, and the name of a screen, is one below the language's root. Any other path of the
 * host stays as it is.
 */
function portalAddress(written: string, { base, lang }: FinishOptions): string {
  if (/^[?]/.test(written)) return written;
  const address = base !== '' && `${written}/`.startsWith(`${base}/`) ? written.slice(base.length) : written;
  const { pathname, search, hash } = new URL(address.replace(/^(?=(?:bs|hr|en)\/)/i, '/'), `http://portal/${lang}/`);
  const tail = search + hash;
  if (PORTAL_PATH.test(pathname)) return `${base}${pathname}${tail}`;
  if (matchSlug(pathname)) return base + inLanguage({ pathname, search, hash }, lang);
  return written.startsWith('/') ? written : `${base}/${lang}${pathname}${tail}`;
}

function finishLink(link: Element, options: FinishOptions): void {
  const href = link.getAttribute('href');
  link.removeAttribute('target');
  if (href === null) return;
  // A relative address of a file lies on the host of the content's documents.
  const { kind, href: safe } = safeUrl(relativeFile(href) ?? href);
  if (kind === 'none') {
    link.removeAttribute('href');
    return;
  }
  if (safe.startsWith('#')) link.setAttribute('href', `#${ID_PREFIX}${safe.slice(1)}`);
  else link.setAttribute('href', kind === 'internal' ? portalAddress(safe, options) : safe);
  if (kind === 'external' && new URL(safe).origin !== location.origin) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
    const mark = link.ownerDocument.createElement('span');
    mark.className = 'visually-hidden';
    mark.textContent = ` (${options.newTab})`;
    link.append(mark);
  }
}

function finishImage(image: Element): void {
  const source = contentPicture(image.getAttribute('src') ?? '');
  if (source === null) image.removeAttribute('src');
  else image.setAttribute('src', source);
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
}

function finishPlayer(player: Element): void {
  for (const name of ['src', 'poster']) finishMedium(player, name);
  player.setAttribute('controls', '');
  player.setAttribute('preload', 'metadata');
}

function finishMedium(element: Element, name: string): void {
  const source = contentPicture(element.getAttribute(name) ?? '');
  if (source === null || (name === 'src' && source.startsWith('data:'))) element.removeAttribute(name);
  else element.setAttribute(name, source);
}

/** Whether a node is a `source` outside a player, where it is of no use: `srcset` is removed. */
export const isStraySource = ({ nodeName, parentNode }: Node): boolean =>
  /^source$/i.test(nodeName) && !/^(?:video|audio)$/i.test(parentNode?.nodeName ?? '');

/** Elements that have a `src`: pictures, players, and the sources of players. */
const hasSource = (element: Element, name: string): boolean =>
  ['img', 'video', 'audio'].includes(name) || (name === 'source' && !isStraySource(element));

function wrapTable(table: Element): void {
  const parent = table.parentNode;
  if (!parent || (parent instanceof Element && parent.className === 'table-scroll')) return;
  const wrapper = table.ownerDocument.createElement('div');
  wrapper.className = 'table-scroll';
  table.replaceWith(wrapper);
  wrapper.append(table);
}

/**
 * Completes one element after the sanitiser: links lead where the editor meant, external ones open in a new tab and say so,
 * pictures load lazily and only from http(s) or inline, films and recordings wait for the reader, tables get a box to scroll in.
 */
export function finishElement(element: Element, options: FinishOptions): void {
  const name = element.nodeName.toLowerCase();
  if (name === 'a') finishLink(element, options);
  else if (name === 'img') finishImage(element);
  else if (name === 'video' || name === 'audio') finishPlayer(element);
  else if (name === 'source') finishMedium(element, 'src');
  else if (name === 'table') wrapTable(element);
  // A cut-off tag can leave these attributes on elements where they mean nothing: nothing must be able to use them later.
  if (name !== 'a') element.removeAttribute('href');
  if (!hasSource(element, name)) element.removeAttribute('src');
  if (name !== 'video') element.removeAttribute('poster');
  element.removeAttribute('autoplay');
}
