import { wrapText } from '#shared/format/wrap-text.ts';

/** Characters that XML cannot hold, lone halves of a character among them. */
const INVALID =
  // oxlint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** A text as XML holds it. */
export const escapeXml = (text: string): string =>
  text.replace(INVALID, '').replace(/[&<>"]/g, (sign) => ENTITIES[sign] ?? sign);

type Attributes = Readonly<Record<string, string | number>>;

/** An element of an SVG picture; `content` is markup, so that texts have to be escaped. */
export function svgElement(name: string, attributes: Attributes, content = ''): string {
  const written = Object.entries(attributes).map(([key, value]) => {
    const text = typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;
    return ` ${key}="${escapeXml(text)}"`;
  });
  return `<${name}${written.join('')}>${content}</${name}>`;
}

/** A line of text; `y` is its base line. */
export const svgText = (text: string, attributes: Attributes): string =>
  svgElement('text', attributes, escapeXml(text));

/** Average width of a letter relative to the size of the font; a picture is made without measuring. */
const LETTER = 0.56;

/** The lines of a text in a width in px, broken between words, and inside a word that is longer than a line. */
export function textLines(text: string, width: number, size: number): string[] {
  const limit = Math.max(4, Math.floor(width / (size * LETTER)));
  return wrapText(text, { limit, width: 0, measure: () => 0 });
}
