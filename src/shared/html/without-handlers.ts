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
