import { getResponse } from 'msw';
import { CLIENT_ID, DEFAULT_BASES } from '../../mocks/bases.ts';
import { contentHandlers } from '../../mocks/content/handlers.ts';
import { generateEntities } from '../../mocks/legal-entities/generate.ts';
import { legalEntityHandlers } from '../../mocks/legal-entities/handlers.ts';
import { ACTIVITIES } from '../../mocks/reference/activities.ts';
import { switches } from '../../mocks/switches.ts';
import { activityTree, searchActivities } from '../../src/features/registers/entity-search/activity-tree.ts';

/** Work that people or tests wait for, and the most it may take of the processor, in milliseconds. */
const LIMITS: { what: string; limit: number; prepare?: () => void; run: () => unknown }[] = [
  {
    what: 'The tree of 996 activities, built and searched',
    limit: 80,
    run: () => searchActivities(activityTree(ACTIVITIES.map((each) => ({ ...each, name: each.bs }))), 'proizvodnja'),
  },
  { what: '3,200 legal entities of the agency in a box, generated', limit: 300, run: generateEntities },
  {
    what: '20,000 content items, answered',
    limit: 400,
    // Another number each time, so that nothing stored helps.
    prepare: () => (switches.contentItems = Math.max(20_000, switches.contentItems + 1)),
    run: () => answered(`${DEFAULT_BASES.main}/ContentTranslations/PublishedContent`),
  },
  ...['', 'Page=99999', 'legalEntityTypeId=1&isPublicEntity=false&Page=50000', 'name=hrast'].map((query) => ({
    what: `A page of a million legal entities (${query || 'the first'})`,
    limit: 50,
    prepare: () => (switches.legalEntities = 1_000_000),
    run: () => answered(`${DEFAULT_BASES.main}/LegalEntities?PageSize=10&includeCount=true&${query}`),
  })),
];

/** Measures the list above, the best of four runs each; prints a line each and tells whether all limits hold. */
export async function processorTimesHold(): Promise<boolean> {
  let holds = true;
  for (const { what, limit, prepare, run } of LIMITS) {
    let best = Infinity;
    for (let turn = 0; turn < 4; turn++) {
      prepare?.();
      const start = process.cpuUsage();
      await run();
      best = Math.min(best, process.cpuUsage(start).user / 1000);
    }
    holds &&= best <= limit;
    console.log(`${best <= limit ? '✓' : '✗'} ${what}: ${best.toFixed(1)} ms of the processor, at most ${limit}`);
  }
  switches.contentItems = 0;
  switches.legalEntities = 0;
  return holds;
}

async function answered(address: string): Promise<void> {
  const request = new Request(address, { headers: { 'accept-language': 'bs', ClientId: CLIENT_ID } });
  const response = await getResponse(
    [...contentHandlers(DEFAULT_BASES), ...legalEntityHandlers(DEFAULT_BASES)],
    request,
  );
  if (response?.status !== 200) throw new Error(`${address} was answered ${response?.status}`);
}
