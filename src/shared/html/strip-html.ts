import { once } from '#shared/timing/once.ts';

/** Name of the policy for markup that the content security policy allows. */
const POLICY = 'dompurify';

/**
 * The one Trusted Types policy for markup, created on first use; `null` where the browser has none. Only two may use it: the
 * sanitiser for markup it has cleaned, and `stripHtml` for a document that runs nothing and is thrown away. It creates no
 * script addresses.
 */
export const htmlPolicy = once(
  () =>
    window.trustedTypes?.createPolicy(POLICY, {
      createHTML: (html: string) => html,
      createScriptURL: (_url: string) => '',
    }) ?? null,
);

/** A tag as an HTML tokeniser reads it: its name, then attributes with a quoted, unquoted or missing value. */
const TAG = /<[a-z][^\s/>]*(?:[\s/]*=?[^\s/>=]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*))?)*/gi;
const ATTRIBUTE = /([\s/]*)(=?[^\s/>=]+)(\s*=\s*(?:"[^"]*"|'[^']*'|[^\s>"'][^\s>]*))?/g;

/**
 * Markup with event handlers renamed to `data-…`: browsers report each handler to the content security policy when they parse
 * it, even in a document that runs no scripts. Only for parsing: the result is no safer to show than the original.
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

/** Elements whose text is not meant for people. */
const SILENT = 'script, style, template, noscript, iframe, object, svg, math, select, textarea, title';

/** Block elements, separated by a blank, because their words would run together otherwise. */
const BLOCKS =
  'address, article, blockquote, br, dd, div, dl, dt, figure, figcaption, footer, h1, h2, h3, h4, h5, h6, header, hr, li, ol, p, pre, section, table, td, th, tr, ul';

/**
 * The text of markup with collapsed blanks and decoded entities: for cards, search results and titles (P2.6, P2.10).
 * `DOMParser` reads it in a document that runs no script and loads no picture. Anything but a text gives ''.
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

/** Whether markup shows nothing: no text, picture, film or embedded page. */
export function isEmptyHtml(html: string): boolean {
  return !/<(?:img|video|audio|iframe|embed|object|oembed)\b/i.test(html) && stripHtml(html) === '';
}

/** Text of the agency without tags and with decoded entities; line ends stay. Text without markup is returned unchanged. */
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
