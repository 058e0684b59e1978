import { execFileSync } from 'node:child_process';
import packageFile from '../../package.json' with { type: 'json' };

/**
 * Version and commit of the build: '1.1.0+1a2b3c4d'. The commit comes from `COMMIT`, else from git; without both the version
 * stands alone.
 */
export function buildVersion(commit = process.env['COMMIT'] ?? commitOfCheckout()): string {
  return [packageFile.version, commit.trim().slice(0, 8)].filter(Boolean).join('+');
}

function commitOfCheckout(): string {
  try {
    return execFileSync('git', ['rev-parse', 'HEAD'], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}
