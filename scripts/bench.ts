import { parseArgs } from 'node:util';
import { checkBudgets } from './bundle-budgets.ts';
import { ensureBuilt } from './built-portal.ts';
import { demoEnvironment, TEST_AGENCY_PORT } from './environment.ts';
import { checkContentTree } from './measure/content-tree.ts';
import { measure } from './measure/run.ts';
import { stopOnSignals } from './processes.ts';

/**
 * `npm run bench`: sizes of the production build and the content tree against their budgets, then times on a slow device, written to
 * docs/performance.md. `--budgets` leaves the slow device out and takes `dist/` as it is.
 */
const { values } = parseArgs({ options: { budgets: { type: 'boolean', default: false } } });

stopOnSignals();
if (!values.budgets && !(await ensureBuilt(demoEnvironment(TEST_AGENCY_PORT)))) process.exit(1);
const sizesHold = checkBudgets();
const treeHolds = await checkContentTree();
const timesHold = values.budgets || (await measure());
process.exitCode = sizesHold && treeHolds && timesHold ? 0 : 1;
