import { existsSync, readdirSync } from 'node:fs';
import { findBrowser } from './browser.ts';
import { canInstall, install } from './debian.ts';

/** The engines the journeys run in. */
export const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const;
export type Engine = (typeof ENGINES)[number];

const PACKAGES = { Firefox: ['firefox-esr'], WebKit: ['webkit2gtk-driver', 'xvfb', 'xauth'] } as const;
const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/** What the search for engines asks the machine; given by tests, real otherwise. */
export type EngineMachine = {
  chromium: () => Promise<string>;
  isFile: (path: string) => boolean;
  /** Names in a folder; none where there is no such folder. */
  namesIn: (folder: string) => readonly string[];
  /** True when packages can be installed without a question: root on Debian. */
  canInstall: () => boolean;
  install: (...packages: string[]) => void;
  say: (line: string) => void;
};

/**
 * Where the engines of this machine are. As root on Debian, missing ones are installed; elsewhere one line says what to
 * install, and the others are tried.
 *
 * @throws Error with one line when there is no Chromium (`findBrowser`).
 */
export async function findEngines(machine: EngineMachine = thisMachine): Promise<Map<Engine, string>> {
  const chromium = await machine.chromium();
  const missing = () => (['Firefox', 'WebKit'] as const).filter((engine) => !placeOf(engine, machine));
  if (missing().length > 0 && machine.canInstall()) {
    const packages = missing().flatMap((engine) => PACKAGES[engine]);
    machine.say(`Installing ${packages.join(' ')} with apt-get …`);
    try {
      machine.install(...packages);
    } catch {
      // What is missing even so is told below.
    }
  }
  const still = missing();
  if (still.length > 0) {
    const packages = still.flatMap((engine) => PACKAGES[engine]);
    machine.say(`Not tried in ${still.join(' and ')}. On Debian: apt-get install ${packages.join(' ')}`);
  }
  const found = new Map<Engine, string>([['Chromium', chromium]]);
  for (const engine of ['Firefox', 'WebKit'] as const) {
    const path = placeOf(engine, machine);
    if (path) found.set(engine, path);
  }
  return found;
}

/** Firefox itself; of WebKit the small browser, where its driver and a display without a screen are there as well. */
function placeOf(engine: 'Firefox' | 'WebKit', { isFile, namesIn }: EngineMachine): string | undefined {
  if (engine === 'Firefox') return ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(isFile);
  if (!['/usr/bin/WebKitWebDriver', '/usr/bin/xvfb-run', '/usr/bin/xauth'].every(isFile)) return undefined;
  return namesIn(LIBRARIES)
    .filter((name) => /^webkit2gtk-4\.\d+$/.test(name))
    .map((name) => `${LIBRARIES}/${name}/MiniBrowser`)
    .findLast(isFile);
}

const thisMachine: EngineMachine = {
  chromium: () => findBrowser(),
  isFile: existsSync,
  namesIn: (folder) => (existsSync(folder) ? readdirSync(folder).toSorted() : []),
  canInstall,
  install,
  say: (line) => console.log(line),
};
