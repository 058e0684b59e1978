import { runChecks } from './checks.ts';

/** `npm run check`: types, lint, format, dependencies with licences and vulnerabilities, unused code and texts. */
const { failed } = await runChecks();
process.exitCode = failed === 0 ? 0 : 1;
