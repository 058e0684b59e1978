import { runChecks } from './checks.ts';

/** `npm run check`: types, lint, format, dependencies with their licences and known holes, unused code and texts. */
const { failed } = await runChecks();
process.exitCode = failed === 0 ? 0 : 1;
