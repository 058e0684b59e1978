import { LANGUAGES } from '../i18n/languages.ts';
import { relativeFile } from './file-url.ts';
import { imageSource, safeUrl } from './safe-url.ts';

/** DOMPurify puts this before ids from the markup (SANITIZE_NAMED_PROPS). */
const ID_PREFIX = 'user-content-';

/** The text that announces a new tab, and the portal's path prefix without a slash at its end. */
type FinishOptions = { newTab: string; base: string };

/** Editors write addresses within the portal without the path prefix. */
const withBase = (path: string, base: string) =>
  base !== '' && PORTAL_PATH.test(path) && !`${path}/`.startsWith(`${base}/`) ? base + path : path;

const PORTAL_PATH = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=[/?#]|$)`, 'i');

function finishLink(link: Element, { newTab, base }: FinishOptions): void {
  const href = link.getAttribute('href');
  link.removeAttribute('target');
  if (href === null) return;
  // A relative address of a file lies on the host of the content's documents.
  const { kind, href: safe } = safeUrl(relativeFile(href) ?? href);
  if (kind === 'none') {
    link.removeAttribute('href');
    return;
  }
  if (href.startsWith('#')) link.setAttribute('href', `#${ID_PREFIX}${href.slice(1)}`);
  else link.setAttribute('href', kind === 'internal' ? withBase(safe, base) : safe);
  if (kind === 'external' && new URL(safe).origin !== location.origin) {
    link.setAttribute('target', '_blank');
    link.setAttribute('rel', 'noopener noreferrer');
    const mark = link.ownerDocument.createElement('span');
    mark.className = 'visually-hidden';
    mark.textContent = ` (${newTab})`;
    link.append(mark);
  }
}

function finishImage(image: Element): void {
  const source = imageSource(image.getAttribute('src'));
  if (source === null) image.removeAttribute('src');
  else image.setAttribute('src', source);
  if (!image.hasAttribute('alt')) image.setAttribute('alt', '');
  image.setAttribute('loading', 'lazy');
  image.setAttribute('decoding', 'async');
}

function finishVideo(video: Element): void {
  for (const name of ['src', 'poster']) {
    const source = imageSource(video.getAttribute(name));
    if (source === null || (name === 'src' && source.startsWith('data:'))) video.removeAttribute(name);
  }
  video.setAttribute('controls', '');
  video.setAttribute('preload', 'metadata');
}

function wrapTable(table: Element): void {
  const parent = table.parentNode;
  if (!parent || (parent instanceof Element && parent.className === 'table-scroll')) return;
  const wrapper = table.ownerDocument.createElement('div');
  wrapper.className = 'table-scroll';
  wrapper.tabIndex = 0;
  table.replaceWith(wrapper);
  wrapper.append(table);
}

/**
 * Completes one element after the sanitiser: external links open in a new tab and say so, pictures load lazily and only from
 * http(s) or inline, videos wait for the reader, wide tables scroll on their own.
 */
export function finishElement(element: Element, options: FinishOptions): void {
  const name = element.nodeName.toLowerCase();
  if (name === 'a') finishLink(element, options);
  else if (name === 'img') finishImage(element);
  else if (name === 'video') finishVideo(element);
  else if (name === 'table') wrapTable(element);
  // A cut-off tag can leave these attributes on elements where they mean nothing: nothing must be able to use them later.
  if (name !== 'a') element.removeAttribute('href');
  if (name !== 'img' && name !== 'video') element.removeAttribute('src');
  if (name !== 'video') element.removeAttribute('poster');
  element.removeAttribute('autoplay');
}
