/** The letters of our alphabets by their codes in the code page of DOS, which browsers do not have. */
const DOS: Readonly<Record<number, string>> = {
  0x9f: 'č',
  0x86: 'ć',
  0xd0: 'đ',
  0xe7: 'š',
  0xa7: 'ž',
  0xac: 'Č',
  0x8f: 'Ć',
  0xd1: 'Đ',
  0xe6: 'Š',
  0xa6: 'Ž',
};

/** A text as it reads in a code page. */
export type Decoding = { codePage: string; text: string };

const decoded = (bytes: Uint8Array, codePage: string): Decoding => ({
  codePage,
  text: new TextDecoder(codePage).decode(bytes),
});

/** What bytes that are no UTF-8 may be, the most frequent first; the last one is UTF-8 with a byte that was lost or cut off. */
const candidates = (bytes: Uint8Array): Decoding[] => [
  decoded(bytes, 'Windows-1250'),
  decoded(bytes, 'ISO-8859-2'),
  decoded(bytes, 'Windows-1252'),
  {
    codePage: 'IBM852',
    text: Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : (DOS[byte] ?? '\uFFFD'))).join(''),
  },
  decoded(bytes, 'UTF-8'),
];

/** Text of two bytes a sign without its mark: every other byte of it is zero, and it has no control characters. */
function unmarkedUtf16(bytes: Uint8Array): Decoding | null {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, 4096).entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === odd || Math.min(even, odd) > 0) return null;
  const decoding = decoded(bytes, even > 0 ? 'UTF-16BE' : 'UTF-16LE');
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u0008\u000E-\u001F\uFFFD]/.test(decoding.text) ? null : decoding;
}

/** Control characters and what a code page does not have: neither is in a text. */
const IMPOSSIBLE = /[\u0080-\u009F\uFFFD]/g;

/** How well a text reads as one of ours: letters of our alphabets within words count for it, all other signs there against it. */
function evidence(text: string): number {
  let points = 0;
  for (const [sign] of text.matchAll(/(?<=\p{L})\P{ASCII}|\P{ASCII}(?=\p{L})/gu))
    points += /[čćđšžČĆĐŠŽ]/.test(sign) ? 1 : -1;
  return points - 2 * (text.match(IMPOSSIBLE)?.length ?? 0);
}

/** What two letters count that are ours in one code page and not in another: so few prove nothing. */
const FEW_LETTERS = 4;

/**
 * How bytes read as text, the most probable first. One way if a byte order mark, zeros or UTF-8 decide it, or if only one code
 * page makes a text of ours; else every code page that may be meant, because a reader sees at once which one is right.
 */
export function decodingsOf(bytes: Uint8Array): [Decoding, ...Decoding[]] {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return [decoded(bytes, 'UTF-16LE')];
  if (first === 0xfe && second === 0xff) return [decoded(bytes, 'UTF-16BE')];
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked) return [unmarked];
  try {
    return [{ codePage: 'UTF-8', text: new TextDecoder('utf-8', { fatal: true }).decode(bytes) }];
  } catch {
    const weighed = candidates(bytes).map((decoding) => ({ decoding, points: evidence(decoding.text) }));
    const best = weighed.reduce((one, other) => (other.points > one.points ? other : one));
    const texts = new Set([best.decoding.text]);
    const rivals = weighed.flatMap(({ decoding, points }) => {
      const isOurs = points > 0 || points >= best.points - FEW_LETTERS;
      if (!isOurs || decoding.text.search(IMPOSSIBLE) >= 0 || texts.has(decoding.text)) return [];
      texts.add(decoding.text);
      return [decoding];
    });
    return [best.decoding, ...rivals];
  }
}
