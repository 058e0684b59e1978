import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** A package installed for production, according to the lock file and its folder. */
export type LicencedPackage = {
  name: string;
  version: string;
  /** SPDX expression; '' when none is given. */
  licence: string;
  author: string;
  /** Licence texts that come with the package; empty when it has none. */
  texts: string[];
};

/** Licences that require attribution only; any other needs a decision. */
const ALLOWED: ReadonlySet<string> = new Set(['MIT', 'ISC', '0BSD', 'BSD-2-Clause', 'BSD-3-Clause', 'Apache-2.0']);

/** A package in the lock file, as far as it is read here. */
export type Locked = {
  version?: string;
  license?: string;
  dev?: boolean;
  optional?: boolean;
  devOptional?: boolean;
  [name: string]: unknown;
};

/** Whether a package of the lock file is installed for production, not just for a tool or one operating system. */
export const isForProduction = ({ dev, optional, devOptional }: Locked): boolean => !dev && !optional && !devOptional;

/**
 * The production packages of a lock file, by name: everything that may be published, and some packages that are not.
 *
 * @param folder where package-lock.json and node_modules are.
 */
export function productionPackages(folder = '.'): LicencedPackage[] {
  const lock = JSON.parse(readFileSync(join(folder, 'package-lock.json'), 'utf8')) as {
    packages: Record<string, Locked>;
  };
  return Object.entries(lock.packages)
    .filter(([path, locked]) => path !== '' && isForProduction(locked))
    .map(([path, { version = '', license = '' }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version,
      licence: license,
      ...own(join(folder, path)),
    }))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1));
}

function own(folder: string): Pick<LicencedPackage, 'author' | 'texts'> {
  if (!existsSync(folder)) throw new Error(`${folder} is missing: run npm ci`);
  const { author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    author?: string | { name?: string };
  };
  const name = typeof author === 'string' ? author : author?.name;
  const texts = readdirSync(folder)
    .filter((file) => /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i.test(file))
    .toSorted()
    .map((file) => readFileSync(join(folder, file), 'utf8').trim());
  return { author: (name ?? '').replace(/\s*<[^>]*>/, ''), texts };
}

/** Whether the allowed licences satisfy an SPDX expression: one side of an OR, both sides of an AND. */
export function isAllowed(expression: string): boolean {
  const plain = expression.replaceAll(/[()]/g, ' ').trim();
  if (plain === '') return false;
  return plain.split(/\s+OR\s+/).some((side) => side.split(/\s+AND\s+/).every((one) => ALLOWED.has(one.trim())));
}

/** How often each licence occurs, the most frequent first: 'MIT 78, ISC 1'. */
export function licenceCounts(packages: readonly LicencedPackage[]): string {
  const counts = new Map<string, number>();
  for (const { licence } of packages) counts.set(licence, (counts.get(licence) ?? 0) + 1);
  return [...counts]
    .toSorted(([, one], [, other]) => other - one)
    .map(([licence, count]) => `${licence || 'none'} ${count}`)
    .join(', ');
}
