import { auditVerdict, signaturesVerdict } from './audit.ts';

/**
 * `npm run audit`: vulnerabilities of severity 'high' or worse in production packages, and signatures; reports if the registry
 * is silent.
 */
const verdicts = await Promise.all([auditVerdict(), signaturesVerdict()]);
const lines = verdicts.flatMap(({ text }) => text.split('\n'));
console.log(verdicts.every(({ ok }) => ok) ? lines.join('; ') : lines.join('\n'));
process.exitCode = verdicts.every(({ ok }) => ok) ? 0 : 1;
