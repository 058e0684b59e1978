import { existsSync, readdirSync } from 'node:fs';
import { findBrowser } from './browser.ts';

/** The engines in which the journeys run. */
export const ENGINES = ['Chromium', 'Firefox', 'WebKit'] as const;
export type Engine = (typeof ENGINES)[number];

const LIBRARIES = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;

/** File system access for the search; injected by tests. */
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

/** WebKit's small browser, if its driver and a virtual display are installed as well. */
export function webkitPath({ isFile, namesIn } = OF_THIS_MACHINE): string | undefined {
  if (!['/usr/bin/WebKitWebDriver', '/usr/bin/Xvfb'].every(isFile)) return undefined;
  return namesIn(LIBRARIES)
    .filter((name) => /^webkit2gtk-4\.\d+$/.test(name))
    .map((name) => `${LIBRARIES}/${name}/MiniBrowser`)
    .findLast(isFile);
}

/** Paths of the engines installed on this machine (`preparePrograms` says how to install the others). */
export async function findEngines(): Promise<Map<Engine, string>> {
  const places = { Chromium: await findBrowser(), Firefox: firefoxPath(), WebKit: webkitPath() };
  return new Map(ENGINES.flatMap((engine) => (places[engine] ? [[engine, places[engine]]] : [])));
}
