import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import {
  announceWhenReady,
  PROGRAMS,
  preparePrograms,
  programsReady,
  type Program,
  type ProgramMachine,
} from '../../scripts/programs.ts';

const ALL = Object.keys(PROGRAMS) as Program[];

/** A machine with these programs; its messages and installations are recorded. */
function machine(here: readonly Program[], changes: Partial<ProgramMachine> = {}) {
  const there = new Set(here);
  const lines: string[] = [];
  const installed: string[] = [];
  const given: ProgramMachine = {
    isHere: (program) => Promise.resolve(there.has(program)),
    canInstall: () => false,
    install: (...packages) => {
      installed.push(...packages);
      for (const program of ALL) if (PROGRAMS[program].every((one) => packages.includes(one))) there.add(program);
      return Promise.resolve();
    },
    say: (line) => lines.push(line),
    isCi: false,
    ...changes,
  };
  return { given, lines, installed };
}

test('where all programs are, nothing is installed and nothing said', async () => {
  const { given, lines, installed } = machine(ALL, { canInstall: () => true });
  expect(await preparePrograms(undefined, given)).toEqual({ passed: 5, failed: 0 });
  expect([lines, installed]).toEqual([[], []]);
});

test('as root on Debian what is missing is installed in one go, nothing else, and the time it took is told', async () => {
  const { given, lines, installed } = machine(['Chromium', 'nginx', 'Liberation Sans', 'headless shell'], {
    canInstall: () => true,
  });
  expect(await preparePrograms(undefined, given)).toEqual({ passed: 5, failed: 0 });
  expect(installed).toEqual(['firefox-esr', 'webkit2gtk-driver', 'xvfb']);
  expect(lines).toEqual([
    expect.stringMatching(/^Installed with apt-get in \d+\.\d s: firefox-esr webkit2gtk-driver xvfb$/),
  ]);
});

test('elsewhere one line says what to install, and only CI fails', async () => {
  const line =
    'Not here, and not tried: Firefox, WebKit. On Debian, as root: apt-get install firefox-esr webkit2gtk-driver xvfb';
  const own = machine(['Chromium']);
  expect(await preparePrograms(['Chromium', 'Firefox', 'WebKit'], own.given)).toEqual({ passed: 1, failed: 0 });
  expect([own.lines, own.installed]).toEqual([[line], []]);
  const ci = machine(['Chromium'], { isCi: true });
  expect(await preparePrograms(['Chromium', 'Firefox', 'WebKit'], ci.given)).toEqual({ passed: 1, failed: 2 });
});

test('an installation that fails says why and what is left to do', async () => {
  const install = () => Promise.reject(new Error('Temporary failure resolving deb.debian.org'));
  const { given, lines } = machine(['Chromium'], { canInstall: () => true, install, isCi: true });
  expect(await preparePrograms(['Chromium', 'nginx'], given)).toEqual({ passed: 1, failed: 1 });
  expect(lines).toEqual([
    expect.stringMatching(/^apt-get failed after \d+\.\d s: Temporary failure/),
    'Not here, and not tried: nginx. On Debian, as root: apt-get install nginx libnginx-mod-http-brotli-static',
  ]);
});

test('where the headless shell cannot be had the rest is installed without it, also in CI', async () => {
  const attempts: string[][] = [];
  const install = (...packages: string[]) => {
    attempts.push(packages);
    return packages.includes('chromium-headless-shell')
      ? Promise.reject(new Error('no such package'))
      : Promise.resolve();
  };
  const here = ALL.filter((program) => program !== 'headless shell');
  const { given, lines } = machine(here, { canInstall: () => true, install, isCi: true });
  expect(await preparePrograms(undefined, given)).toEqual({ passed: 5, failed: 0 });
  expect(lines).toEqual([expect.stringMatching(/^apt-get failed after \d+\.\d s: no such package$/)]);
  expect(attempts).toEqual([['chromium-headless-shell']]);

  const without = machine(
    here.filter((program) => program !== 'nginx'),
    { canInstall: () => true, install },
  );
  await preparePrograms(undefined, without.given);
  expect(attempts.slice(1)).toEqual([[...PROGRAMS.nginx, 'chromium-headless-shell'], [...PROGRAMS.nginx]]);

  const bare = machine([], { canInstall: () => true, isCi: true });
  expect(await preparePrograms(undefined, bare.given)).toEqual({ passed: 5, failed: 0 });
  expect(bare.lines).toHaveLength(1);
});

test('a test that needs a program waits until all are installed, whatever an earlier run left', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'portal-programs-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const path = join(folder, 'ready');
  writeFileSync(path, '');
  const { promise: installed, resolve: end } = Promise.withResolvers<void>();
  const { PROGRAMS_READY } = announceWhenReady(installed, path);
  const order: string[] = [];
  const waiting = programsReady(PROGRAMS_READY).then(() => order.push('test'));
  await programsReady('');
  order.push('installed');
  end();
  await waiting;
  expect(order).toEqual(['installed', 'test']);
});
