import { parseArgs } from 'node:util';
import { checkBudgets } from './bundle-budgets.ts';
import { ensureBuilt } from './built-portal.ts';
import { demoEnvironment, TEST_AGENCY_PORT } from './environment.ts';

/** `npm run bench`: the sizes of the production build against their budgets; `--budgets` measures `dist/` as it is. */
const { values } = parseArgs({ options: { budgets: { type: 'boolean', default: false } } });

if (!values.budgets && !(await ensureBuilt(demoEnvironment(TEST_AGENCY_PORT)))) process.exit(1);
process.exitCode = checkBudgets() ? 0 : 1;
