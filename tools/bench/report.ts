import type { Figures } from './visit.ts';

/** First and second visit of a page in one turn, and what they are compared with in the same turn. */
export type Turn = {
  barePage: Figures;
  first: Figures;
  second: Figures;
  /** First visit of the other build, if there is one. */
  beside: Figures | undefined;
};
export type Measured = { name: string; turns: readonly Turn[] };

type Column = {
  title: string;
  /** Times as a multiple of the bare page's of the same turn (F); undefined when it was not measured. */
  value: (turn: Turn) => number | undefined;
  digits: number;
  /** Most that is allowed (docs/architecture.md, Budgets); without a limit it is only shown. */
  limit?: (name: string) => number;
};

const COLUMNS: readonly Column[] = [
  {
    title: 'Largest paint, F',
    value: (turn) => turn.first.largestPaint / turn.barePage.largestPaint,
    digits: 2,
    limit: () => 0.6,
  },
  {
    title: 'Own data, F',
    value: (turn) => turn.first.dataAt / turn.barePage.largestPaint,
    digits: 2,
    limit: (name) => (/^(?:Register|Profile|Account)/.test(name) ? 1.65 : 1.5),
  },
  {
    title: 'Own data, beside',
    value: ({ first, beside }) => beside && first.dataAt / beside.dataAt,
    digits: 2,
    limit: () => 1.03,
  },
  {
    title: 'Blocking, F',
    value: (turn) => turn.first.blocking / Math.max(turn.barePage.blocking, 1),
    digits: 1,
    limit: (name) => (name.startsWith('Profile') ? 2.5 : 2),
  },
  { title: 'Layout shift', value: ({ first }) => first.layoutShift, digits: 3, limit: () => 0.01 },
  {
    title: 'Again: paint, F',
    value: ({ second, barePage }) => second.largestPaint / barePage.largestPaint,
    digits: 2,
    limit: () => 0.6,
  },
  {
    title: 'Again: data, F',
    value: ({ second, barePage }) => second.dataAt / barePage.largestPaint,
    digits: 2,
    limit: () => 1.4,
  },
  { title: 'Data, ms', value: ({ first }) => first.dataAt, digits: 0 },
  { title: 'Scripts', value: ({ first }) => first.scripts, digits: 0 },
  { title: 'Scripts, kB', value: ({ first }) => first.scriptBytes / 1000, digits: 1 },
  { title: 'All, kB', value: ({ first }) => first.bytes / 1000, digits: 1 },
  { title: 'Requests', value: ({ first }) => first.requests, digits: 0 },
  { title: 'Repeated', value: ({ first }) => first.repeated, digits: 0, limit: () => 0 },
];

/** The median; for an even number of values the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  const at = (index: number) => sorted[index] ?? Number.NaN;
  return (at(Math.floor((sorted.length - 1) / 2)) + at(Math.floor(sorted.length / 2))) / 2;
}

function middle({ turns }: Measured, { value }: Column): number | undefined {
  const values = turns.map(value).filter((one) => one !== undefined);
  return values.length > 0 ? median(values) : undefined;
}

/** Medians over their budget, one sentence each. */
export function overBudget(measured: readonly Measured[]): string[] {
  return measured.flatMap((page) =>
    COLUMNS.flatMap((column) => {
      const value = middle(page, column);
      const limit = column.limit?.(page.name) ?? Infinity;
      return value !== undefined && value > limit
        ? [`${page.name}: ${column.title} ${value.toFixed(column.digits)} > ${limit}`]
        : [];
    }),
  );
}

/** A Markdown table; the first column is text. */
export function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map((_, at) => (at === 0 ? '---' : '--:'))), ...rows.map(line)].join('\n');
}

/** All pages with their medians; figures over their budget are bold. */
export function table(measured: readonly Measured[]): string {
  const cell = (page: Measured, column: Column) => {
    const value = middle(page, column);
    if (value === undefined) return '–';
    const text = value.toFixed(column.digits);
    return value > (column.limit?.(page.name) ?? Infinity) ? `**${text}**` : text;
  };
  return markdownTable(
    ['Page', ...COLUMNS.map(({ title }) => title)],
    measured.map((page) => [page.name, ...COLUMNS.map((column) => cell(page, column))]),
  );
}
