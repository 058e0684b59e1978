import type { Summary } from './statistics.ts';

/** A Markdown table: the first column is text, all others are figures. Pipes in cells are escaped. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) =>
    `| ${cells.map((cell) => cell.replaceAll('|', String.raw`\|`)).join(' | ')} |`;
  const rule = head.map((_, at) => (at === 0 ? '---' : '--:'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

/** A median with its range: `812 (790–850)`; the range is left out when all figures are equal. */
export function withRange({ median, low, high }: Summary, digits = 0): string {
  const [middle, from, to] = [median, low, high].map((value) => value.toFixed(digits));
  return from === to ? `${middle}` : `${middle} (${from}–${to})`;
}

/** A figure, marked when it is over its limit. */
export function marked(text: string, isOver: boolean): string {
  return isOver ? `**${text}** over` : text;
}
