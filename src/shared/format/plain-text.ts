const BLANK = /[\s\u0085\u2800\u3164\uFFA0]+/g;
const DOUBLE_QUOTE = /[\u201C-\u201F\u00AB\u00BB\u2033\u2036\u275D\u275E\u301D-\u301F\uFF02]/g;
// Two commas or two straight apostrophes are how typewriters and some phones write a quote.
const TYPED_QUOTE = /,,(?=\S)|(?<=\S)''|''(?=\S)/g;
const SINGLE_QUOTE = /[\u2018-\u201B\u2039\u203A\u02B9\u02BB-\u02BD\u2032\u2035\u00B4\u0060\u275B\u275C\uFF07]/g;
const DASH = /[\u2010-\u2015\u2043\u2212\u02D7\uFE58\uFE63\uFF0D]/g;

/** What may have to be changed; most texts of long lists have nothing of it. */
const NOT_PLAIN = /[^ -_a-~À-\u02AF]| {2}|,,|''/;

/** A text without invisible signs (category Cf): soft hyphens, zero-width and direction marks that pasting brings along. */
export const withoutInvisible = (text: string): string => text.replace(/\p{Cf}/gu, '');

/** A text with plain signs: every blank a blank, quotes straight, dashes hyphens, nothing invisible. */
export function plainSigns(text: string): string {
  if (!NOT_PLAIN.test(text)) return text;
  return withoutInvisible(text)
    .replace(BLANK, ' ')
    .replace(/\p{Cc}/gu, '')
    .replace(DOUBLE_QUOTE, '"')
    .replace(SINGLE_QUOTE, "'")
    .replace(TYPED_QUOTE, '"')
    .replace(DASH, '-');
}

/**
 * The text of a search as it is asked (readings, 'what is typed into a search'): plain signs, composed and trimmed. Phones, Word and
 * Outlook write curly quotes, long dashes and invisible signs on their own; registers do not.
 */
export const searchText = (text: string): string => plainSigns(text.normalize('NFC')).trim();
