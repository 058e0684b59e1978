import { plainText } from '#shared/html/strip-html.ts';

const LONGEST = 2000;
/** Nested answers are shown two levels deep; deeper levels are technical. */
const DEPTH = 2;

/**
 * The agency's answer to a submission as plain lines, `name: value`, for the record (faults A51: capped, never HTML). '' if it
 * has no text for people: an empty body or a bare flag is a success without a message (readings, R4.8).
 */
export function readableAnswer(data: unknown): string {
  if (typeof data === 'string') return cut(plain(data));
  if (typeof data !== 'object' || data === null) return '';
  return cut(linesOf(data, DEPTH).join('\n'));
}

function linesOf(value: object, depth: number, indent = ''): string[] {
  return Object.entries(value).flatMap(([key, each]: [string, unknown]): string[] => {
    const label = Array.isArray(value) ? `${indent}${Number(key) + 1}.` : `${indent}${key}:`;
    if (typeof each === 'object' && each !== null) {
      const inner = depth > 0 ? linesOf(each, depth - 1, `${indent}  `) : [];
      return inner.length > 0 ? [label, ...inner] : [`${label} –`];
    }
    const text = each === null || each === undefined ? '' : String(each as string | number);
    return [`${label} ${plain(text) || '–'}`];
  });
}

const plain = (text: string) => plainText(text).trim();

function cut(text: string): string {
  // Control characters are dropped; line breaks stay.
  // oxlint-disable-next-line no-control-regex
  const clean = text.replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ');
  // A sign of two code units is not cut in its middle.
  return clean.length > LONGEST ? `${clean.slice(0, LONGEST).replace(/[\uD800-\uDBFF]$/, '')}…` : clean;
}
