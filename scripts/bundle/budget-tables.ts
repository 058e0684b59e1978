import { markdownTable, marked } from '../measure/markdown-table.ts';
import { isOver, type BudgetRow, type FixedRow } from './budgets.ts';

const kb = (bytes: number) => (bytes / 1000).toFixed(1);
const sized = ({ size, unit }: Pick<FixedRow, 'size' | 'unit'>) => (unit === 'kB' ? `${kb(size)} kB` : String(size));

/** The sizes of the screens as a text table, in kB, with a mark beside sizes over their limit. */
export function budgetTable(rows: readonly BudgetRow[], fixed: readonly FixedRow[] = []): string {
  const width = Math.max(...[...rows, ...fixed].map(({ name }) => name.length));
  const cell = (text: string) => text.padStart(7);
  return [
    `${'kB, brotli'.padEnd(width)}      JS   limit    page   limit   files`,
    ...rows.map(
      (row) =>
        `${row.name.padEnd(width)} ${cell(kb(row.js))} ${cell(kb(row.limit))} ${cell(kb(row.document))} ${cell(kb(row.documentLimit))} ${cell(String(row.files))}${isOver(row) ? '  over' : ''}`,
    ),
    ...fixed.map(
      ({ name, size, limit, unit }) =>
        `${name.padEnd(width)} ${sized({ size, unit })}, limit ${sized({ size: limit, unit })}${size > limit ? '  over' : ''}`,
    ),
  ].join('\n');
}

/** The same for docs/performance.md. */
export function budgetMarkdown(rows: readonly BudgetRow[]): string {
  return markdownTable(
    ['Screen', 'JS', 'At most', 'Document', 'At most', 'Files'],
    rows.map((row) => [
      row.name.replace(/\.tsx$/, ''),
      marked(kb(row.js), row.js > row.limit),
      kb(row.limit),
      marked(kb(row.document), row.document > row.documentLimit),
      kb(row.documentLimit),
      String(row.files),
    ]),
  );
}

/** Values measured once for the whole portal, for docs/performance.md. */
export function fixedMarkdown(fixed: readonly FixedRow[]): string {
  return markdownTable(
    ['First render of home', 'Size', 'At most'],
    fixed.map(({ name, size, limit, unit }) => [
      name,
      marked(sized({ size, unit }), size > limit),
      sized({ size: limit, unit }),
    ]),
  );
}
