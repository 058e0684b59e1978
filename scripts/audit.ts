import { execFile } from 'node:child_process';

/** Longest wait for the registry: a check must not hang on a network that swallows calls. */
const LIMIT_MS = 15_000;

type Report = {
  vulnerabilities?: Record<string, { severity?: string; range?: string }>;
  metadata?: { vulnerabilities?: { total?: number } };
};

/** Whether the audit lets the check pass, and what it says. */
export type Verdict = { ok: boolean; words: string };

/**
 * Reads what `npm audit --json` wrote. Only a full report is a verdict; an error of the registry, no network or nothing at all
 * is 'skipped', in words that nobody overlooks, because a check of the sources must also run where there is no network.
 */
export function verdictOf(output: string): Verdict {
  const report = parsed(output);
  if (report?.vulnerabilities === undefined || report.metadata === undefined)
    return { ok: true, words: 'skipped: the registry does not answer' };
  const grave = Object.entries(report.vulnerabilities).filter(([, { severity }]) =>
    /^(?:high|critical)$/.test(severity ?? ''),
  );
  const lines = grave.map(([name, { severity, range }]) => `${name} ${range ?? ''}: ${severity}`);
  const total = report.metadata.vulnerabilities?.total ?? 0;
  return {
    ok: grave.length === 0,
    words: [...lines, `${total} known, ${grave.length} of them high or critical`].join('\n'),
  };
}

function parsed(output: string): Report | null {
  try {
    return JSON.parse(output) as Report | null;
  } catch {
    return null;
  }
}

/** Asks the registry about the production packages of the lock file. */
export function auditVerdict(): Promise<Verdict> {
  const args = [
    'audit',
    '--json',
    '--omit=dev',
    '--audit-level=high',
    '--fetch-retries=0',
    `--fetch-timeout=${LIMIT_MS}`,
  ];
  return new Promise((resolve) => {
    execFile(
      'npm',
      args,
      { timeout: LIMIT_MS, maxBuffer: 64e6, shell: process.platform === 'win32' },
      (_error, output) => resolve(verdictOf(output)),
    );
  });
}
