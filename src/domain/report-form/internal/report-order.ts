import type { ComparedSheet, ReportOrder, Year } from '../year-comparison.ts';

const YEARS = /(?<!\d)(?:19|20)\d{2}(?!\d)/g;
const CURRENT = /teku[cć]|current|this year/i;
const PREVIOUS = /prethod|pro[sš]l|previous|prior|last year/i;

/**
 * Whether last year's report is the earlier one: by the years above its columns, else in the names of the files, else by what stands
 * above the columns that repeat each other; without any of these it is believed.
 */
export function reportOrder(sheets: readonly ComparedSheet[], names: Record<Year, string>): ReportOrder {
  const headings = (year: Year) =>
    sheets.flatMap(({ columns }) => columns[year].map(({ heading }) => heading)).join(' ');
  return byYears(headings('last'), headings('now')) ?? byYears(names.last, names.now) ?? byWords(sheets) ?? 'fits';
}

/** The latest year in a text; null without any. */
export function latestYearIn(text: string): number | null {
  const years = text.match(YEARS)?.map(Number) ?? [];
  return years.length > 0 ? Math.max(...years) : null;
}

function byYears(last: string, now: string): ReportOrder | null {
  const [before, after] = [latestYearIn(last), latestYearIn(now)];
  if (before === null || after === null || before === after) return null;
  return before < after ? 'fits' : 'swapped';
}

/** What this year's report repeats is its previous year, and was the current one of last year's. */
function byWords(sheets: readonly ComparedSheet[]): ReportOrder | null {
  const orders = sheets.flatMap(({ columns, found }) => {
    const [last = '', now = ''] = found ? [columns.last[found.last]?.heading, columns.now[found.now]?.heading] : [];
    if (CURRENT.test(last) && PREVIOUS.test(now)) return ['fits' as const];
    return PREVIOUS.test(last) && CURRENT.test(now) ? ['swapped' as const] : [];
  });
  const [first] = orders;
  return first && orders.every((order) => order === first) ? first : null;
}
