// oxlint-disable no-script-url -- the texts under test
import fc from 'fast-check';

/** Pieces that break parsers in combination: schemes, slashes, entities, control characters, direction marks, halves of an emoji. */
const PIECES = [
  ...'javascript: JaVaScRiPt: data: data:text/html, vbscript: blob: file: http https:// HTTP:// http: // /\\ \\\\ / ? # & = % @ : ; , . .. ../ | < > " \' ` $& %2e%2E %2F %5C %00 %C4%8D %ED%A0%80 &colon; &#58;'.split(
    ' ',
  ),
  ...'\0 \t \n \r \u00A0 \u00AD \u200B \u202E \u2028 \uFEFF \uD83D \uDE00 😀 👨‍👩‍👧 č c\u030C ß İ １ ٣ ５'.split(' '),
  ...'portal bs sve-novosti register-list entity-profile 7286 -1 1e3 4.2e12 NaN null undefined __proto__ constructor toString 2024-01-01 0001-01-01 con nul.txt =1+1 +A1 -2 @x'.split(
    ' ',
  ),
  ' ',
  '',
];

/** Unusual text: the pieces above between any text, lone surrogates included. */
export const hostileText = fc
  .array(fc.oneof({ weight: 3, arbitrary: fc.constantFrom(...PIECES) }, fc.string({ unit: 'binary', maxLength: 8 })), {
    maxLength: 8,
  })
  .map((pieces) => pieces.join(''));

/** Anything an API may send instead of what is specified. */
export const anything = fc.oneof(
  hostileText,
  fc.anything({ withBigInt: true, withDate: true, withNullPrototype: true, maxDepth: 2 }),
);

/** A query string: names the screens read and foreign ones, each with anything, some twice, some as lists. */
export function queryString(names: readonly string[]) {
  const name = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...names) }, hostileText);
  const value = fc.oneof(
    hostileText,
    fc.integer().map(String),
    fc.constantFrom(...'true false 1 0 2027 13 2021 list years a,b 0000000000013'.split(' '), '1,2;3 4'),
  );
  const pair = fc.tuple(name, fc.constantFrom('', '', '[]'), value);
  return fc.array(pair, { maxLength: 8 }).map((pairs) => {
    const query = new URLSearchParams();
    for (const [key, mark, text] of pairs) query.append(key + mark, text);
    return query;
  });
}
