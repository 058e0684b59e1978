import { parseArgs } from 'node:util';
import { DIST, ensureBuilt } from './built-portal.ts';
import { checkBudgets } from './bundle-budgets.ts';
import { demoEnvironment, TEST_AGENCY_PORT, TEST_PORTAL_PORT } from './environment.ts';
import { measureContentTree } from './measure/content-tree.ts';
import { processorTimesHold } from './measure/processor-times.ts';
import { measure } from './measure/run.ts';
import { stopOnSignals } from './processes.ts';

/**
 * `npm run bench`: sizes of the production build and the content tree against their budgets, then times on a slow device, written
 * to docs/performance.md.
 *
 * - `--budgets` leaves the slow device out and takes `dist/` as it is.
 * - `--runs 1` is quick and inexact; `--only profile` measures what has the text in its name. Neither is for the record: a part
 *   writes no page.
 * - `--dist folder --port 5300` measures a build made elsewhere for an agency at the next port.
 */
const { values } = parseArgs({
  options: {
    budgets: { type: 'boolean', default: false },
    runs: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    dist: { type: 'string' },
    port: { type: 'string', default: String(TEST_PORTAL_PORT) },
  },
});

stopOnSignals();
const isGiven = values.budgets || values.dist !== undefined;
if (!isGiven && !(await ensureBuilt(demoEnvironment(TEST_AGENCY_PORT)))) process.exit(1);
const folder = values.dist ?? DIST;
const sizesHold = checkBudgets(folder);
const tree = await measureContentTree();
console.log(tree.text);
const workHolds = await processorTimesHold();
const portalPort = Number(values.port);
const timesHold =
  values.budgets ||
  (await measure({
    folder,
    portalPort,
    agencyPort: portalPort + TEST_AGENCY_PORT - TEST_PORTAL_PORT,
    runs: Number(values.runs),
    only: values.only,
    tree,
  }));
process.exitCode = sizesHold && tree.holds && workHolds && timesHold ? 0 : 1;
