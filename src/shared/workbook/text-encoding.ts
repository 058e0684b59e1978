/** A letter of our alphabets, with its codes in Windows-1250, in ISO 8859-2 (as Macs write as well) and in the code page of DOS. */
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

const READERS: readonly ((bytes: Uint8Array) => string)[] = [
  (bytes) => new TextDecoder('windows-1250').decode(bytes),
  (bytes) => new TextDecoder('iso-8859-2').decode(bytes),
  (bytes) => Array.from(bytes, (byte) => (byte < 0x80 ? String.fromCharCode(byte) : (DOS[byte] ?? '\uFFFD'))).join(''),
  // With a byte that was lost or cut off.
  (bytes) => new TextDecoder().decode(bytes),
];

/** Text of two bytes a sign without its mark: every other byte of it is zero, and it has no control characters. */
function unmarkedUtf16(bytes: Uint8Array): string | null {
  const zeros = [0, 0];
  for (const [at, byte] of bytes.subarray(0, 4096).entries()) if (byte === 0) zeros[at % 2] = (zeros[at % 2] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (even === odd || Math.min(even, odd) > 0) return null;
  const text = new TextDecoder(even > 0 ? 'utf-16be' : 'utf-16le').decode(bytes);
  // oxlint-disable-next-line no-control-regex
  return /[\u0000-\u0008\u000E-\u001F\uFFFD]/.test(text) ? null : text;
}

/** How well a text reads as one of ours: letters of our alphabets within words count for it, all other signs there against it. */
function evidence(text: string): number {
  let points = 0;
  for (const [sign] of text.matchAll(/(?<=\p{L})\P{ASCII}|\P{ASCII}(?=\p{L})/gu))
    points += /[čćđšžČĆĐŠŽ]/.test(sign) ? 1 : -1;
  // Neither control characters nor what a code page does not have are in a text.
  return points - 2 * (text.match(/[\u0080-\u009F\uFFFD]/g)?.length ?? 0);
}

/**
 * The text of bytes: in UTF-16 as a byte order mark or its zeros say, in UTF-8, else in the older code page, or the damaged UTF-8,
 * in which it reads as a text of ours; Windows-1250 where several read the same.
 */
export function decodedText(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const unmarked = unmarkedUtf16(bytes);
  if (unmarked !== null) return unmarked;
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    const texts = READERS.map((read) => read(bytes));
    return texts.toSorted((one, other) => evidence(other) - evidence(one))[0] ?? '';
  }
}
