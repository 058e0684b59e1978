import { execFile } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** Whether packages can be installed without confirmation: as root on Debian. */
export function canInstall(): boolean {
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8')) &&
    existsSync('/usr/bin/apt-get')
  );
}

/** Installs Debian packages; waits for another installation on the machine. Rejects with apt-get's message when it fails. */
export async function install(...packages: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  const options = { env, maxBuffer: 64e6 };
  await run('apt-get', ['-qq', 'update'], options);
  const always = ['-qq', '-y', '--no-install-recommends', '-o', 'DPkg::Lock::Timeout=300'];
  await run('apt-get', ['install', ...always, ...packages], options);
}
