import { execFile } from 'node:child_process';

/** Longest wait for the registry in milliseconds: a network that drops requests must not block the check. */
const LIMIT_MS = 15_000;

type Report = {
  vulnerabilities?: Record<string, { severity?: string; range?: string }>;
  metadata?: { vulnerabilities?: { total?: number } };
};

/** Whether the audit lets the check pass, and its message. */
export type Verdict = { ok: boolean; text: string };

/**
 * Reads the output of `npm audit --json`. Only a full report is a verdict. An error of the registry or a missing network is
 * 'skipped', with a conspicuous message, because a check of the sources must also work offline.
 */
export function verdictOf(output: string): Verdict {
  const report = parsed(output);
  if (report?.vulnerabilities === undefined || report.metadata === undefined)
    return { ok: true, text: 'skipped: the registry does not answer' };
  const grave = Object.entries(report.vulnerabilities).filter(([, { severity }]) =>
    /^(?:high|critical)$/.test(severity ?? ''),
  );
  const lines = grave.map(([name, { severity, range }]) => `${name} ${range ?? ''}: ${severity}`);
  const total = report.metadata.vulnerabilities?.total ?? 0;
  return {
    ok: grave.length === 0,
    text: [...lines, `${total} known, ${grave.length} of them high or critical`].join('\n'),
  };
}

function parsed(output: string): Report | null {
  try {
    return JSON.parse(output) as Report | null;
  } catch {
    return null;
  }
}

/** Audits the production packages of the lock file. */
export function auditVerdict(): Promise<Verdict> {
  const args = [
    'audit',
    '--json',
    '--omit=dev',
    '--audit-level=high',
    '--fetch-retries=0',
    `--fetch-timeout=${LIMIT_MS}`,
  ];
  return npm(args, verdictOf);
}

/**
 * Reads the output of `npm audit signatures --json`. Packages whose signature or checksum differs from the registry's fail. A
 * registry without signatures, or without an answer, is reported and fails nothing.
 */
export function signaturesOf(output: string): Verdict {
  const report = parsed(output) as { invalid?: { name?: string }[]; missing?: unknown[] } | null;
  if (!Array.isArray(report?.invalid))
    return { ok: true, text: 'signatures not checked: the registry does not answer' };
  const names = report.invalid.map(({ name = '?' }) => `${name}: the signature is not the registry's`);
  const missing = report.missing?.length ?? 0;
  return {
    ok: names.length === 0,
    text: [...names, `${names.length} wrong signatures, ${missing} packages without one`].join('\n'),
  };
}

/** Checks whether the installed packages are the signed ones. */
export function signaturesVerdict(): Promise<Verdict> {
  return npm(['audit', 'signatures', '--json', '--fetch-retries=0', `--fetch-timeout=${LIMIT_MS}`], signaturesOf);
}

function npm(args: readonly string[], read: (output: string) => Verdict): Promise<Verdict> {
  return new Promise((resolve) => {
    execFile(
      'npm',
      [...args],
      { timeout: LIMIT_MS, maxBuffer: 64e6, shell: process.platform === 'win32' },
      (_error, output) => resolve(read(output)),
    );
  });
}
