import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findBrowser, hasHeadlessShell } from './browser.ts';
import type { Counts } from './checks.ts';
import { canInstall, install } from './debian.ts';
import { firefoxPath, webkitPath } from './engine-places.ts';
import { hasNginx } from './nginx.ts';

/** Programs the proofs need besides npm packages, with their Debian packages. */
export const PROGRAMS = {
  Chromium: ['chromium'],
  Firefox: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'xvfb'],
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  // Texts use it until the web font is loaded; a fallback of another width would shift the layout.
  'Liberation Sans': ['fonts-liberation'],
  'headless shell': ['chromium-headless-shell'],
} as const satisfies Record<string, readonly string[]>;
export type Program = keyof typeof PROGRAMS;

/** The headless shell is optional: the whole Chromium proves the same, more slowly. */
const isNeeded = (program: Program) => program !== 'headless shell';

/** Access to the machine; injected by tests. */
export type ProgramMachine = {
  isHere: (program: Program) => Promise<boolean>;
  /** Whether packages can be installed without confirmation: as root on Debian. */
  canInstall: () => boolean;
  install: (...packages: string[]) => Promise<void>;
  say: (line: string) => void;
  /** In CI a missing program is a failure; elsewhere the proofs that need it are skipped. */
  isCi: boolean;
};

/**
 * Installs missing programs together, as root on Debian, and reports how long that took; for programs still missing, a line
 * says how to get them. Never rejects.
 *
 * @returns the installed programs and, in CI, those missing.
 */
export async function preparePrograms(
  wanted: readonly Program[] = Object.keys(PROGRAMS) as Program[],
  machine: ProgramMachine = thisMachine,
): Promise<Counts> {
  const before = await missingOf(wanted, machine);
  if (before.length > 0 && machine.canInstall()) {
    const needed = before.filter(isNeeded);
    const isInstalled = await installAll(before, machine);
    // One unavailable package fails the whole installation, so required programs are installed again without the optional one.
    if (!isInstalled && needed.length > 0 && needed.length < before.length) await installAll(needed, machine);
  }
  const missing = (before.length > 0 ? await missingOf(before, machine) : []).filter(isNeeded);
  if (missing.length > 0)
    machine.say(
      `Not here, and not tried: ${missing.join(', ')}. On Debian, as root: apt-get install ${missing.flatMap((program) => PROGRAMS[program]).join(' ')}`,
    );
  return { passed: wanted.filter(isNeeded).length - missing.length, failed: machine.isCi ? missing.length : 0 };
}

/** Environment variable with the file that tells other processes that the programs are installed or cannot be. */
const READY_FILE = 'PROGRAMS_READY';

/**
 * Lets processes started meanwhile wait for the programs with `programsReady`.
 *
 * @returns the environment variables they need.
 */
export function announceWhenReady(prepared: Promise<unknown>, path: string): Record<string, string> {
  rmSync(path, { force: true });
  void prepared.finally(() => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  });
  return { [READY_FILE]: path };
}

/** Resolves when the programs that `npm test` installs are installed or cannot be; at once if nothing is being installed. */
export async function programsReady(path = process.env[READY_FILE]): Promise<void> {
  if (!path) return;
  while (!existsSync(path)) await delay(200);
}

/** Installs programs with apt-get; returns whether that succeeded. */
async function installAll(programs: readonly Program[], machine: ProgramMachine): Promise<boolean> {
  const packages = programs.flatMap((program) => PROGRAMS[program]);
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  try {
    await machine.install(...packages);
    machine.say(`Installed with apt-get in ${seconds()} s: ${packages.join(' ')}`);
    return true;
  } catch (error) {
    machine.say(`apt-get failed after ${seconds()} s: ${error instanceof Error ? error.message : String(error)}`);
    return false;
  }
}

async function missingOf(programs: readonly Program[], { isHere }: ProgramMachine): Promise<Program[]> {
  const here = await Promise.all(programs.map(isHere));
  return programs.filter((_, place) => !here[place]);
}

const HERE: Record<Program, () => boolean | Promise<boolean>> = {
  Chromium: () =>
    findBrowser().then(
      () => true,
      () => false,
    ),
  Firefox: () => firefoxPath() !== undefined,
  WebKit: () => webkitPath() !== undefined,
  nginx: hasNginx,
  'Liberation Sans': () => process.platform !== 'linux' || /^(?:Arial|Liberation Sans|Roboto)/.test(faceFor('Arial')),
  'headless shell': hasHeadlessShell,
};

/** The font the machine uses for a named one. */
const faceFor = (name: string) =>
  spawnSync('fc-match', ['--format=%{family}', name], { encoding: 'utf8' }).stdout ?? '';

const thisMachine: ProgramMachine = {
  isHere: async (program) => HERE[program](),
  canInstall,
  install,
  say: (line) => console.log(line),
  isCi: Boolean(process.env['CI']),
};
