import { auditVerdict, signaturesVerdict } from './audit.ts';

/** `npm run audit`: vulnerabilities ('high' or worse) and signatures of production packages; says so if the registry is silent. */
const verdicts = await Promise.all([auditVerdict(), signaturesVerdict()]);
const lines = verdicts.flatMap(({ text }) => text.split('\n'));
console.log(verdicts.every(({ ok }) => ok) ? lines.join('; ') : lines.join('\n'));
process.exitCode = verdicts.every(({ ok }) => ok) ? 0 : 1;
