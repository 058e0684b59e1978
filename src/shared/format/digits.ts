/** Decimal digits of every script have their zero at a code point that ends in 0 or 6. */
function asciiDigit(digit: string): string {
  const compatible = digit.normalize('NFKC');
  if (/^[0-9]$/.test(compatible)) return compatible;
  const code = digit.codePointAt(0) ?? 0;
  const isFromSix = (code & 0xf) > 5 && /\p{Nd}/u.test(String.fromCodePoint(code | 0xf));
  return String((code & 0xf) - (isFromSix ? 6 : 0));
}

/** A text with ASCII digits instead of full-width, Arabic and all other decimal digits. */
export const withAsciiDigits = (text: string): string => text.replace(/(?![0-9])\p{Nd}/gu, asciiDigit);

/** Only the digits of a text, as ASCII digits; leading zeros stay. */
export const digitsOnly = (text: string): string => withAsciiDigits(text).replace(/[^0-9]/g, '');
