import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { findBrowser, hasHeadlessShell } from './browser.ts';
import type { Counts } from './checks.ts';
import { canInstall, install } from './debian.ts';
import { firefoxPath, webkitPath } from './engine-places.ts';
import { hasNginx } from './nginx.ts';

/** Programs that the proofs need beside the packages of npm, with the Debian packages they come in. */
export const PROGRAMS = {
  Chromium: ['chromium'],
  Firefox: ['firefox-esr'],
  WebKit: ['webkit2gtk-driver', 'xvfb'],
  nginx: ['nginx', 'libnginx-mod-http-brotli-static'],
  LibreOffice: ['libreoffice-calc-nogui'],
  // Texts stand in it until the portal's own face is here: without one of its width, that moves them.
  'Liberation Sans': ['fonts-liberation'],
  'headless shell': ['chromium-headless-shell'],
} as const satisfies Record<string, readonly string[]>;
export type Program = keyof typeof PROGRAMS;

/** Done without where it cannot be had: the same is proven by the whole Chromium, in more time. */
const isNeeded = (program: Program) => program !== 'headless shell';

/** What is asked of the machine; given by tests, real otherwise. */
export type ProgramMachine = {
  isHere: (program: Program) => Promise<boolean>;
  /** True when packages can be installed without a question: root on Debian. */
  canInstall: () => boolean;
  install: (...packages: string[]) => Promise<void>;
  say: (line: string) => void;
  /** On a machine of CI a missing program is a failure; elsewhere the proofs that need it are left out. */
  isCi: boolean;
};

/**
 * Installs what is missing, as root on Debian, all that is needed in one go, and says how long that took; of what is missing even so, a line says
 * how to get it. Never rejects.
 *
 * @returns the programs that are here and, in CI, those that are not.
 */
export async function preparePrograms(
  wanted: readonly Program[] = Object.keys(PROGRAMS) as Program[],
  machine: ProgramMachine = thisMachine,
): Promise<Counts> {
  const before = await missingOf(wanted, machine);
  if (before.length > 0 && machine.canInstall()) {
    const needed = before.filter(isNeeded);
    const isInstalled = await installAll(before, machine);
    // One package that cannot be had fails the whole installation; the needed ones are not to fail with the other.
    if (!isInstalled && needed.length > 0 && needed.length < before.length) await installAll(needed, machine);
  }
  const missing = (before.length > 0 ? await missingOf(before, machine) : []).filter(isNeeded);
  if (missing.length > 0)
    machine.say(
      `Not here, and not tried: ${missing.join(', ')}. On Debian, as root: apt-get install ${missing.flatMap((program) => PROGRAMS[program]).join(' ')}`,
    );
  return { passed: wanted.filter(isNeeded).length - missing.length, failed: machine.isCi ? missing.length : 0 };
}

/** Names the file that says to other processes that the programs are installed, or cannot be. */
const READY_FILE = 'PROGRAMS_READY';

/**
 * Lets processes that are started meanwhile wait for the programs with `programsReady`.
 *
 * @returns what their environment has to hold for it.
 */
export function announceWhenReady(prepared: Promise<unknown>, path: string): Record<string, string> {
  rmSync(path, { force: true });
  void prepared.finally(() => {
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, '');
  });
  return { [READY_FILE]: path };
}

/** Resolves when the programs that `npm test` installs are here, or cannot be had; at once where nothing is being installed. */
export async function programsReady(path = process.env[READY_FILE]): Promise<void> {
  if (!path) return;
  while (!existsSync(path)) await delay(200);
}

/** Whether apt-get installed them. */
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
  LibreOffice: () => spawnSync('soffice', ['--version'], { timeout: 60_000 }).status === 0,
  'Liberation Sans': () => process.platform !== 'linux' || /^(?:Arial|Liberation Sans|Roboto)/.test(faceFor('Arial')),
  'headless shell': hasHeadlessShell,
};

/** The face that the machine draws a named one with. */
const faceFor = (name: string) =>
  spawnSync('fc-match', ['--format=%{family}', name], { encoding: 'utf8' }).stdout ?? '';

const thisMachine: ProgramMachine = {
  isHere: async (program) => HERE[program](),
  canInstall,
  install,
  say: (line) => console.log(line),
  isCi: Boolean(process.env['CI']),
};
