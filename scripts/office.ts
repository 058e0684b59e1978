import { spawnSync } from 'node:child_process';
import { canInstall, install } from './debian.ts';

const PACKAGE = 'libreoffice-calc-nogui';

/**
 * Installs LibreOffice for the tests that save workbooks with it, where the machine is one of CI and can. Elsewhere those
 * tests skip themselves and say what to install.
 */
export function ensureOffice(env: NodeJS.Dict<string> = process.env): void {
  if (!env['CI'] || spawnSync('soffice', ['--version'], { timeout: 20_000 }).status === 0 || !canInstall()) return;
  console.log(`No LibreOffice found: installing ${PACKAGE} with apt-get …`);
  try {
    install(PACKAGE);
  } catch {
    console.warn(`apt-get could not install ${PACKAGE}: the tests that need it are skipped.`);
  }
}
