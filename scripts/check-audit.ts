import { auditVerdict } from './audit.ts';

/** `npm run audit`: known holes of severity 'high' or worse in production packages; says 'skipped' where the registry is silent. */
const { ok, words } = await auditVerdict();
console.log(words);
process.exitCode = ok ? 0 : 1;
