import type { Summary } from './statistics.ts';

/** A table in Markdown: the first column is text, all others are figures. Pipes of a cell are escaped. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  const rule = head.map((_, at) => (at === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** A median with its range: `812 (790–850)`; the range is left out where all figures are alike. */
export function withRange({ median, low, high }: Summary, digits = 0): string {
  const [middle, from, to] = [median, low, high].map((value) => value.toFixed(digits));
  return from === to ? `${middle}` : `${middle} (${from}–${to})`;
}

/** A figure that must not be over its limit, marked when it is. */
export function marked(text: string, isOver: boolean): string {
  return isOver ? `**${text}** over` : text;
}
