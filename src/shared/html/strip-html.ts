import { htmlPolicy } from './trusted-types.ts';

/** A tag as the tokeniser of HTML reads it: its name, then attributes, each with a value in quotes or without, or none. */
const TAG = /<[a-z][^\s/>]*(?:[\s/]*=?[^\s/>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*))?)*/gi;
const ATTRIBUTE = /([\s/]*)(=?[^\s/>=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*))?/g;

/**
 * Markup whose event handlers have a name that means nothing: browsers report each to the content security policy when they parse it,
 * also in a document where none can run. For parsing only; what is made of it is judged as if nothing had been done.
 */
export function withoutHandlers(html: string): string {
  if (!/[\s/"']on/i.test(html)) return html;
  return html.replace(TAG, (tag) => {
    const [name = ''] = /^<[^\s/>]*/.exec(tag) ?? [];
    return (
      name +
      tag
        .slice(name.length)
        .replace(ATTRIBUTE, (whole, lead: string, attribute: string) =>
          /^on/i.test(attribute) ? `${lead || ' '}data-${whole.slice(lead.length)}` : whole,
        )
    );
  });
}

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
  const document = new DOMParser().parseFromString((htmlPolicy()?.createHTML(markup) ?? markup) as string, 'text/html');
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
