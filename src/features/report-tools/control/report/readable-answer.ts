import { stripHtml } from '#shared/html/strip-html.ts';

const LONGEST = 2000;
/** Nested answers are told two levels deep; deeper is machinery. */
const DEPTH = 2;

/**
 * The agency's answer to a submission as plain lines, `name: value`, for the receipt (faults A51: capped, never HTML).
 * `null` for what is no answer of the agency: nothing, a page of markup, a bare flag.
 */
export function readableAnswer(data: unknown): string | null {
  if (typeof data === 'string') {
    const text = data.trim();
    return text === '' || /^<|<(?:!doctype|html|head|body)\b/i.test(text) ? null : cut(text);
  }
  if (typeof data !== 'object' || data === null) return null;
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
    // The errors of a report hold simple markup.
    return [`${label} ${(text.includes('<') ? stripHtml(text) : text) || '–'}`];
  });
}

function cut(text: string): string {
  // Control characters are no text; line ends stay.
  // oxlint-disable-next-line no-control-regex
  const plain = text.replaceAll(/[\u0000-\u0009\u000B-\u001F\u007F]/g, ' ');
  return plain.length > LONGEST ? `${plain.slice(0, LONGEST)}…` : plain;
}
