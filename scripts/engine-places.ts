import { existsSync, readdirSync } from 'node:fs';
import { findBrowser } from './browser.ts';

/** The engines the journeys run in. */
export const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const;
export type Engine = (typeof ENGINES)[number];

const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/** What the search for engines asks the machine; given by tests, real otherwise. */
type Files = {
  isFile: (path: string) => boolean;
  /** Names in a folder; none where there is no such folder. */
  namesIn: (folder: string) => readonly string[];
};

const OF_THIS_MACHINE: Files = {
  isFile: existsSync,
  namesIn: (folder) => (existsSync(folder) ? readdirSync(folder).toSorted() : []),
};

export const firefoxPath = ({ isFile } = OF_THIS_MACHINE): string | undefined =>
  ['/usr/bin/firefox-esr', '/usr/bin/firefox'].find(isFile);

/** WebKit's small browser, where its driver and a display without a screen are there as well. */
export function webkitPath({ isFile, namesIn } = OF_THIS_MACHINE): string | undefined {
  if (!['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every(isFile)) return undefined;
  return namesIn(LIBRARIES)
    .filter((name) => /^webkit2gtk-4\.\d+$/.test(name))
    .map((name) => `${LIBRARIES}/${name}/MiniBrowser`)
    .findLast(isFile);
}

/** Where the engines of this machine are; those that are not there are left out (`preparePrograms` says what to install). */
export async function findEngines(): Promise<Map<Engine, string>> {
  const places = { Chromium: await findBrowser(), Firefox: firefoxPath(), WebKit: webkitPath() };
  return new Map(ENGINES.flatMap((engine) => (places[engine] ? [[engine, places[engine]]] : [])));
}
