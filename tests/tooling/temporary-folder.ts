import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A folder with these files (path → content), removed when the test ends. */
export function temporaryFolder(files: Record<string, string | Buffer>): string {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'portal-tooling-')));
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), content);
  }
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
