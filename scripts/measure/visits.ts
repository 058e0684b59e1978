import { markdownTable, marked } from './markdown-table.ts';
import { FLOOR, type MeasuredPage } from './measured-pages.ts';
import { PHONE, visitor, type Bench } from './slow-device.ts';
import { median, summaries, type Summary } from './statistics.ts';
import { visit, type VisitFigures } from './visit.ts';

/** One turn of a page: its visits, and that of the bare page just before them. */
export type Turn = { floor: VisitFigures; first: VisitFigures; second: VisitFigures };
export type PageVisits = { name: string; turns: readonly Turn[] };

/** The bare page, then first and second visit of each page, several times; each with a new browser context. */
export async function measureVisits(bench: Bench, pages: readonly MeasuredPage[]): Promise<PageVisits[]> {
  const measured = pages.map(({ name }) => ({ name, turns: [] as Turn[] }));
  for (let run = 0; run < bench.runs; run++)
    for (const [at, page] of pages.entries()) {
      const turn = await measureTurn(bench, page);
      measured[at]?.turns.push(turn);
      // Shows progress, because a measurement takes minutes.
      const ms = (value: number) => value.toFixed(0);
      console.log(
        `${run + 1}. ${page.name}: bare page ${ms(turn.floor.largestPaint)}, paint ${ms(turn.first.largestPaint)}, data ${ms(turn.first.dataAt)}, again ${ms(turn.second.largestPaint)} · ${ms(turn.second.dataAt)} ms`,
      );
    }
  return measured;
}

/** `first` reads paint, data, bytes and requests of first visits; what blocks after the data is not measured. */
type Visits = 'both' | 'first';

const settings = (bench: Bench, measured: MeasuredPage, visits: Visits) => ({
  data: measured.data,
  fastNetwork: bench.hasSlowLine ?? false,
  hurriesAfterData: visits === 'first',
});

/** The bare page in a new browser context. */
export async function measureFloor(bench: Bench, visits: Visits = 'both'): Promise<VisitFigures> {
  const context = await visitor(bench, PHONE);
  const floor = await visit(context, bench.floor + FLOOR.address, settings(bench, FLOOR, visits));
  await context.close();
  return floor;
}

/** The bare page, unless it has just been measured, then first and second visit of a page. */
export async function measureTurn(
  bench: Bench,
  page: MeasuredPage,
  { floor, visits = 'both' }: { floor?: VisitFigures | undefined; visits?: Visits } = {},
): Promise<Turn> {
  const bare = floor ?? (await measureFloor(bench, visits));
  const context = await visitor(bench, PHONE, page.user);
  const visited = () => visit(context, bench.portal + page.address, settings(bench, page, visits));
  const first = await visited();
  const second = visits === 'both' ? await visited() : first;
  await context.close();
  return { floor: bare, first, second };
}

type Column = {
  title: string;
  /** As a multiple of the bare page of the same turn (F), or an absolute figure. */
  value: (turn: Turn) => number;
  digits: number;
  /** Most that is allowed (architecture, Budgets). */
  limit: (name: string) => number;
};

const paint = ({ floor }: Turn) => floor.largestPaint;
const always = (limit: number) => () => limit;

/** The budgets of architecture.md, column by column. */
const COLUMNS: readonly Column[] = [
  { title: 'First paint', value: (turn) => turn.first.firstPaint / paint(turn), digits: 2, limit: always(0.6) },
  { title: 'Largest paint', value: (turn) => turn.first.largestPaint / paint(turn), digits: 2, limit: always(0.6) },
  { title: 'Own data', value: (turn) => turn.first.dataAt / paint(turn), digits: 2, limit: always(1.8) },
  {
    title: 'Blocking',
    value: (turn) => turn.first.blocking / turn.floor.blocking,
    digits: 1,
    limit: (name) => (name === 'Profile' ? 3.5 : 3),
  },
  { title: 'Again: paint', value: (turn) => turn.second.largestPaint / paint(turn), digits: 2, limit: always(0.6) },
  { title: 'Again: data', value: (turn) => turn.second.dataAt / paint(turn), digits: 2, limit: always(1) },
  {
    title: 'Layout shift',
    value: ({ first, second }) => Math.max(first.layoutShift, second.layoutShift),
    digits: 3,
    limit: always(0.01),
  },
  { title: 'Requests to data', value: ({ first }) => first.requestsToData, digits: 0, limit: always(20) },
];

const middle = ({ turns }: PageVisits, { value }: Column) => median(turns.map(value));
/** Compares at the printed precision: 0.604 is not over 0.6 where figures have two digits. */
const isOver = (page: PageVisits, column: Column) =>
  Number(middle(page, column).toFixed(column.digits)) > column.limit(page.name);

/** Figures over a budget, one sentence each. */
export function visitProblems(pages: readonly PageVisits[]): string[] {
  return pages.flatMap((page) =>
    COLUMNS.filter((column) => isOver(page, column)).map(
      (column) =>
        `${page.name}: ${column.title.toLowerCase()} ${middle(page, column).toFixed(column.digits)} > ${column.limit(page.name)}`,
    ),
  );
}

/** The pages with their budgets: times relative to the bare page's largest paint, blocking relative to its blocking time. */
export function visitTable(pages: readonly PageVisits[]): string {
  return markdownTable(
    ['Page', ...COLUMNS.map(({ title }) => title)],
    [
      ...pages.map((page) => [
        page.name,
        ...COLUMNS.map((column) => marked(middle(page, column).toFixed(column.digits), isOver(page, column))),
      ]),
      [
        'At most',
        ...COLUMNS.map(({ limit }) =>
          limit('') === limit('Profile') ? `${limit('')}` : `${limit('')} (profile ${limit('Profile')})`,
        ),
      ],
    ],
  );
}

type Visited = Record<keyof VisitFigures, Summary>;

const FIGURES = [
  'Visit',
  'First paint',
  'Largest paint',
  'Data',
  'Blocking',
  'Longest task',
  'JS',
  'CSS',
  'Fonts',
  'Images',
  'Page and answers',
  'All kB',
  'Requests',
];

/** The same visits in milliseconds and kB, the bare page first. */
export function figuresTable(pages: readonly PageVisits[]): string {
  const row = (name: string, figures: Visited) => [
    name,
    ...(['firstPaint', 'largestPaint', 'dataAt', 'blocking', 'longestTask'] as const).map((figure) => {
      const { median: value, low, high } = figures[figure];
      return `${value.toFixed(0)} (${low.toFixed(0)}–${high.toFixed(0)})`;
    }),
    ...(['js', 'css', 'fonts', 'images', 'rest', 'bytes'] as const).map((figure) =>
      (figures[figure].median / 1000).toFixed(1),
    ),
    figures.requests.median.toFixed(0),
  ];
  const floor = pages.flatMap(({ turns }) => turns.map((turn) => turn.floor));
  return markdownTable(FIGURES, [
    ...(floor.length > 0 ? [row(FLOOR.name, summaries(floor))] : []),
    ...pages.flatMap(({ name, turns }) => [
      row(`${name}, first`, summaries(turns.map(({ first }) => first))),
      row(`${name}, again`, summaries(turns.map(({ second }) => second))),
    ]),
  ]);
}
