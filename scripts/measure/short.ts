import { SIGNED_IN_PAGES, PUBLIC_PAGES } from './measured-pages.ts';
import { SIGN_IN_PORTAL, withPortal } from './portals.ts';
import type { VisitFigures } from './visit.ts';
import { measureFloor, measureTurn, type Turn } from './visits.ts';

type ShortPage = {
  name: string;
  /** Most bytes of scripts on a first visit, including those loaded when idle. */
  js: number;
  /** Largest paint and own data relative to the bare page: the budget (`COLUMNS`) plus tolerance for a busy machine. */
  largestPaint: number;
  data: number;
};

const SHORT: readonly ShortPage[] = [
  { name: 'Home', js: 285_000, largestPaint: 1.2, data: 3.5 },
  { name: 'Register search', js: 305_000, largestPaint: 1.2, data: 3.8 },
  { name: 'Profile', js: 320_000, largestPaint: 1.5, data: 3.8 },
];

/** Other work on the machine passes; a problem of the portal occurs in every turn. */
const MOST_TURNS = 3;

/** Figures over their limit in every turn, one sentence each. Bytes and requests are the same in each turn. */
export function shortProblems({ name, js, largestPaint, data }: ShortPage, turns: readonly Turn[]): string[] {
  const [last] = turns.slice(-1);
  if (!last) return [];
  const best = (figure: 'largestPaint' | 'dataAt') =>
    Math.min(...turns.map(({ floor, first }) => first[figure] / floor.largestPaint));
  const kb = (bytes: number) => (bytes / 1000).toFixed(1);
  return [
    last.first.js > js ? `${name}: ${kb(last.first.js)} kB of scripts > ${kb(js)}` : '',
    last.first.repeated > 0 ? `${name}: ${last.first.repeated} requests for what was requested before` : '',
    best('largestPaint') > largestPaint
      ? `${name}: largest paint ${best('largestPaint').toFixed(2)} F > ${largestPaint}`
      : '',
    best('dataAt') > data ? `${name}: own data ${best('dataAt').toFixed(2)} F > ${data}` : '',
  ].filter(Boolean);
}

const summaryOf = ({ floor: { largestPaint: unit }, first }: Turn) =>
  `largest paint ${(first.largestPaint / unit).toFixed(2)} F, own data ${(first.dataAt / unit).toFixed(2)} F, ${(first.js / 1000).toFixed(1)} kB of scripts, ${first.requests} requests`;

/** The short bench of `npm test`: the current build, three pages, first visits compared with the bare page. */
export async function shortBench(): Promise<{ passed: number; failed: number; failures: string[] }> {
  const failures: string[] = [];
  await withPortal(SIGN_IN_PORTAL, { runs: 1 }, async (bench) => {
    // The bare page is measured once for all three pages, and again beside a page that is over its limit.
    let floor: VisitFigures | undefined = await measureFloor(bench, 'first');
    for (const page of SHORT) {
      const measured = [...SIGNED_IN_PAGES, ...PUBLIC_PAGES].find(({ name }) => name === page.name);
      if (!measured) throw new Error(`There is no page '${page.name}'.`);
      const turns: Turn[] = [];
      let problems: string[] = [];
      do {
        turns.push(await measureTurn(bench, measured, { floor, visits: 'first' }));
        problems = shortProblems(page, turns);
        if (problems.length > 0) floor = undefined;
      } while (problems.length > 0 && turns.length < MOST_TURNS);
      if (problems.length > 0) failures.push(problems.join('; '));
      const turn = turns.at(-1);
      if (turn) console.log(`${page.name}: ${summaryOf(turn)}`);
      for (const problem of problems) console.error(problem);
    }
  });
  return { passed: SHORT.length - failures.length, failed: failures.length, failures };
}
