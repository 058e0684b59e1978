import { getResponse } from 'msw';
import { CLIENT_ID, DEFAULT_BASES } from '../../mocks/bases.ts';
import { contentHandlers } from '../../mocks/content/handlers.ts';
import { generateEntities } from '../../mocks/legal-entities/generate.ts';
import { legalEntityHandlers } from '../../mocks/legal-entities/handlers.ts';
import { ACTIVITIES } from '../../mocks/reference/activities.ts';
import { switches } from '../../mocks/switches.ts';
import { readItems } from '../../src/domain/content/content-answer.ts';
import { buildTree } from '../../src/domain/content/content-tree.ts';
import { activityTree, searchActivities } from '../../src/features/registers/entity-search/activity-tree.ts';
import { markdownTable, marked } from './markdown-table.ts';
import type { Part } from './report.ts';

const CONTENT = `${DEFAULT_BASES.main}/ContentTranslations/PublishedContent`;
let content = '';

type Work = { what: string; limit: number; prepare?: () => unknown; run: () => unknown };

/** Work that people or tests wait for, and the most processor time it may take, in milliseconds. */
const WORK: readonly Work[] = [
  {
    what: 'The tree of 996 activities, built and searched',
    limit: 80,
    run: () => searchActivities(activityTree(ACTIVITIES.map((each) => ({ ...each, name: each.bs }))), 'proizvodnja'),
  },
  { what: '3,200 legal entities of the agency in a box, generated', limit: 300, run: generateEntities },
  {
    what: '20,000 content items, answered',
    limit: 400,
    // A different number each time, so that cached results do not help.
    prepare: () => (switches.contentItems = Math.max(20_000, switches.contentItems + 1)),
    run: () => answered(CONTENT),
  },
  {
    what: '20,000 content items, read, each checked, and built into a tree',
    limit: 600,
    prepare: async () => (content = await answered(CONTENT)),
    run: async () => buildTree((await readItems(new Blob([content]))) ?? []),
  },
  ...['', 'Page=99999', 'legalEntityTypeId=1&isPublicEntity=false&Page=50000', 'name=hrast'].map((query) => ({
    what: `A page of a million legal entities (${query || 'the first'})`,
    limit: 50,
    prepare: () => (switches.legalEntities = 1_000_000),
    run: () => answered(`${DEFAULT_BASES.main}/LegalEntities?PageSize=10&includeCount=true&${query}`),
  })),
];

/** Measures the list above without a browser and without slowdown; the best of four runs each. */
export async function processorTimes(): Promise<Part> {
  const rows: string[][] = [];
  const problems: string[] = [];
  for (const { what, limit, prepare, run } of WORK) {
    let best = Infinity;
    for (let turn = 0; turn < 4; turn++) {
      await prepare?.();
      // Processor time instead of clock time, so that other work of the machine does not count.
      const start = process.cpuUsage();
      await run();
      best = Math.min(best, process.cpuUsage(start).user / 1000);
    }
    rows.push([what, marked(best.toFixed(1), best > limit), String(limit)]);
    if (best > limit) problems.push(`${what}: ${best.toFixed(0)} ms of the processor > ${limit}`);
  }
  switches.contentItems = 0;
  switches.legalEntities = 0;
  const text = markdownTable(['Work without a browser, ms of the processor', 'Measured', 'At most'], rows);
  return { title: 'Processor times', text, problems };
}

async function answered(address: string): Promise<string> {
  const request = new Request(address, { headers: { 'accept-language': 'bs', ClientId: CLIENT_ID } });
  const response = await getResponse(
    [...contentHandlers(DEFAULT_BASES), ...legalEntityHandlers(DEFAULT_BASES)],
    request,
  );
  if (response?.status !== 200) throw new Error(`${address} was answered ${response?.status}`);
  return response.text();
}
