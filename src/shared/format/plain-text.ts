const BLANK = /[\s\u0085\u2800\u3164\uFFA0]+/g;
const DOUBLE_QUOTE = /[\u201C-\u201F\u00AB\u00BB\u2033\u2036\u275D\u275E\u2E42\u301D-\u301F]/g;
// Two commas or two straight apostrophes are how typewriters and some phones write a quote.
const TYPED_QUOTE = /,,(?=\S)|(?<=\S)''|''(?=\S)/g;
const SINGLE_QUOTE = /[\u2018-\u201B\u2039\u203A\u02B9\u02BB-\u02BD\u2032\u2035\u00B4\u0060\u275B\u275C]/g;
const DASH = /[\p{Pd}\u2043\u2212\u02D7]/gu;
// Letters, dots and signs that are drawn as one or in full width, and the letters of others that look like our Đ.
const WIDE = /[Ðð\u01C4-\u01CC\u2024-\u2026\uFB00-\uFB06\uFF01-\uFF5E]/g;
const LIKE_DJ: Readonly<Record<string, string>> = { Ð: 'Đ', ð: 'đ' };

/** What may have to be changed; most texts of long lists have nothing of it. */
const NOT_PLAIN = /[^ -_a-~À-ÏÑ-ïñ-\u01C3\u01CD-\u02AF]| {2}|,,|''/;

/**
 * A text without invisible signs: soft hyphens, zero-width, direction and variation marks, and the mark of a picture, all of which
 * pasting brings along.
 */
export const withoutInvisible = (text: string): string => text.replace(/[\p{Cf}\u034F\uFE00-\uFE0F\uFFFC]/gu, '');

/** A text with plain signs: every blank a blank, quotes straight, dashes hyphens, letters single, nothing invisible. */
export function plainSigns(text: string): string {
  if (!NOT_PLAIN.test(text)) return text;
  return withoutInvisible(text)
    .replace(WIDE, (sign) => LIKE_DJ[sign] ?? sign.normalize('NFKC'))
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
export const searchText = (text: string): string => plainSigns(text.normalize('NFC')).normalize('NFC').trim();
