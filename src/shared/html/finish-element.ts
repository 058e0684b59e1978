import { LANGUAGES } from '../i18n/languages.ts';
import { relativeFile } from './file-url.ts';
import { imageSource, safeUrl } from './safe-url.ts';

/** How DOMPurify marks ids that the markup brought along (SANITIZE_NAMED_PROPS). */
const ID_PREFIX = 'user-content-';

/** What the last touch needs to know: the text for a new tab, and the path prefix of the portal without a slash at its end. */
type FinishOptions = { newTab: string; base: string };

/** Editors write the portal's own addresses without the prefix it is served under. */
const withBase = (path: string, base: string) =>
  base !== '' && PORTAL_PATH.test(path) && !`${path}/`.startsWith(`${base}/`) ? base + path : path;

const PORTAL_PATH = new RegExp(`^/(?:${LANGUAGES.join('|')})(?=[/?#]|$)`, 'i');

function finishLink(link: Element, { newTab, base }: FinishOptions): void {
  const href = link.getAttribute('href');
  link.removeAttribute('target');
  if (href === null) return;
  // What editors write as a file of their own lies where those of the content's documents do.
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
 * The last touch on one element that the sanitiser has let through: links that leave open in a new tab and say so, pictures
 * load late and only from http(s) or inline, videos wait for the reader, tables may scroll on their own.
 */
export function finishElement(element: Element, options: FinishOptions): void {
  const name = element.nodeName.toLowerCase();
  if (name === 'a') finishLink(element, options);
  else if (name === 'img') finishImage(element);
  else if (name === 'video') finishVideo(element);
  else if (name === 'table') wrapTable(element);
  // A cut-off tag can leave an attribute where it means nothing; it goes, before somebody gives it a meaning.
  if (name !== 'a') element.removeAttribute('href');
  if (name !== 'img' && name !== 'video') element.removeAttribute('src');
  if (name !== 'video') element.removeAttribute('poster');
  element.removeAttribute('autoplay');
}
