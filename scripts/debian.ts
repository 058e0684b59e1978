import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';

/** True where a package can be installed without a question: root on Debian. */
export function canInstall(): boolean {
  return (
    process.getuid?.() === 0 &&
    existsSync('/etc/os-release') &&
    /^ID=debian$/m.test(readFileSync('/etc/os-release', 'utf8')) &&
    existsSync('/usr/bin/apt-get')
  );
}

/** Installs Debian packages. @throws when apt-get fails; it has then said why. */
export function install(...packages: string[]): void {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  execFileSync('apt-get', ['-qq', 'update'], { env, stdio: ['ignore', 'ignore', 'inherit'] });
  execFileSync('apt-get', ['-qq', 'install', '-y', '--no-install-recommends', ...packages], {
    env,
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}
