import { readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';

export const TEXT_LANGUAGES = ['bs', 'hr', 'en'] as const;
export type TextLanguage = (typeof TEXT_LANGUAGES)[number];

/** The texts of one folder `…/<namespace>/texts/`: dotted key → text, per language. */
export type Namespace = { name: string; folder: string; texts: Record<TextLanguage, Map<string, string>> };

/** Everything there is to check: the namespaces and the sources that use them, paths relative to the project. */
export type Sources = { namespaces: Namespace[]; code: { path: string; text: string }[] };

/**
 * Reads all text files and all source files below a folder.
 *
 * @throws Error naming the file when a text file is missing, is no JSON, or holds something other than texts and groups.
 */
export function readSources(folder: string): Sources {
  const paths = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).split(sep).join('/'))
    .toSorted();
  const folders = new Set(
    paths.filter((path) => /\/texts\/[a-z]+\.json$/.test(path)).map((path) => path.slice(0, path.lastIndexOf('/'))),
  );
  return {
    namespaces: [...folders].map(readNamespace),
    code: paths
      .filter((path) => /\.tsx?$/.test(path) && !path.endsWith('.d.ts'))
      .map((path) => ({ path, text: readFileSync(path, 'utf8') })),
  };
}

/** The dotted keys of nested groups; the items of a list are numbered. */
function flatten(node: unknown, path = ''): [key: string, text: string][] {
  if (typeof node === 'string') return [[path, node]];
  if (typeof node !== 'object' || node === null) throw new Error(`'${path}' is neither a text nor a group of texts`);
  return Object.entries(node).flatMap(([key, value]) => flatten(value, path ? `${path}.${key}` : key));
}

function readNamespace(folder: string): Namespace {
  const read = (language: TextLanguage) => {
    const file = `${folder}/${language}.json`;
    try {
      return new Map(flatten(JSON.parse(readFileSync(file, 'utf8'))));
    } catch (error) {
      throw new Error(`${file}: ${error instanceof Error ? error.message : String(error)}`, { cause: error });
    }
  };
  return {
    name: folder.split('/').at(-2) ?? '',
    folder,
    texts: { bs: read('bs'), hr: read('hr'), en: read('en') },
  };
}
