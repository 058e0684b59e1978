import { htmlPolicy } from './trusted-html.ts';
import { withoutHandlers } from './without-handlers.ts';

/** Elements whose text is no text for people. */
const SILENT = 'script, style, template, noscript, iframe, object, svg, math, select, textarea, title';

/** Elements that stand on lines of their own: without a blank between them words would run together. */
const BLOCKS =
  'address, article, blockquote, br, dd, div, dl, dt, figure, figcaption, footer, h1, h2, h3, h4, h5, h6, header, hr, li, ol, p, pre, section, table, td, th, tr, ul';

/**
 * The text of a piece of markup, blanks collapsed, entities read: for cards, search hits and titles (P2.6, P2.10).
 * Read by `DOMParser`, whose document runs no script and loads no picture. What is no text gives ''.
 */
export function stripHtml(html: unknown): string {
  if (typeof html !== 'string' || html === '') return '';
  if (!/[<&]/.test(html)) return collapse(html);
  const markup = withoutHandlers(html);
  const document = new DOMParser().parseFromString(htmlPolicy()?.createHTML(markup) ?? markup, 'text/html');
  for (const element of document.querySelectorAll(SILENT)) element.remove();
  for (const element of document.querySelectorAll(BLOCKS)) element.before(' ');
  for (const element of document.querySelectorAll(BLOCKS)) element.after(' ');
  return collapse(document.body?.textContent ?? '');
}

/** Text of the agency with what tags and entities stand for in place of them; its line ends stay, and all else when it has none. */
export function plainText(text: string): string {
  if (!/<[a-z/!]|&#?\w+;/i.test(text)) return text;
  return text
    .split('\n')
    .map((line) => stripHtml(line))
    .join('\n');
}

function collapse(text: string): string {
  return text.replace(/\s+/g, ' ').trim();
}
