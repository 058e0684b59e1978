import { getResponse } from 'msw';
import { readItems } from '../../src/domain/content/content-answer.ts';
import { buildTree } from '../../src/domain/content/content-tree.ts';
import { CLIENT_ID, DEFAULT_BASES } from '../../mocks/bases.ts';
import { contentHandlers } from '../../mocks/content/handlers.ts';
import { switches } from '../../mocks/switches.ts';

const SIZES = [200, 2000, 20_000] as const;
/** Reading and building 20,000 items may take at most this much of the processor, in milliseconds, without a browser. */
const LIMIT_MS = 2000;
/** Ten times the items may take at most this many times as long: the work grows with the items, not with their square. */
const LIMIT_GROWTH = 60;
const RUNS = 3;

export type TreeTimes = {
  /** The times in one sentence. */
  text: string;
  /** Whether the limits hold. */
  holds: boolean;
};

/** Measures, in Node, what the app does with a content answer of 200, 2,000 and 20,000 items: reading and checking every item, building the tree. */
export async function measureContentTree(): Promise<TreeTimes> {
  const before = switches.contentItems;
  const times: number[] = [];
  for (const size of SIZES) {
    switches.contentItems = size;
    const text = await answer();
    let best = Infinity;
    for (let run = 0; run < RUNS; run++) {
      // Of the processor and not of the clock: what else the machine does must not count.
      const start = process.cpuUsage();
      const tree = buildTree((await readItems(new Blob([text]))) ?? []);
      const { user, system } = process.cpuUsage(start);
      best = Math.min(best, (user + system) / 1000);
      if (tree.items.length < size) throw new Error(`${size} items were asked for, ${tree.items.length} came.`);
    }
    times.push(best);
  }
  switches.contentItems = before;
  const [, medium = 0, large = 0] = times;
  const each = SIZES.map((size, at) => `${size.toLocaleString('en')} items ${Math.round(times[at] ?? 0)} ms`);
  return {
    text: `Reading, checking and building the tree in Node, processor time without slowdown, best of ${RUNS}: ${each.join(', ')}; at most ${LIMIT_MS} ms.`,
    holds: large <= LIMIT_MS && large <= LIMIT_GROWTH * Math.max(medium, 1),
  };
}

async function answer(): Promise<string> {
  const headers = { 'accept-language': 'bs', ClientId: CLIENT_ID };
  const request = new Request(`${DEFAULT_BASES.main}/ContentTranslations/PublishedContent`, { headers });
  const response = await getResponse(contentHandlers(DEFAULT_BASES), request);
  if (!response) throw new Error('The content call was not answered.');
  return response.text();
}
