const VAGUE = /(?:^|[-.])(?:utils?|helpers?|misc)\.tsx?$|(?:^|\.)(?:types?|common|index|shared)\.tsx?$/i;

/** Whether the name of a source file says nothing of what is in it (docs/architecture.md). */
export const isVague = (path: string): boolean => VAGUE.test(path.slice(path.lastIndexOf('/') + 1));

const EXPORT = /^export (?:default )?(?:async )?(?:const|let|function\*?|class|type|interface|enum) (\w+)/gm;

/**
 * Names that two files of `src` export: one name, one thing (docs/architecture.md).
 *
 * @param files path → source.
 */
export function repeatedNames(files: ReadonlyMap<string, string>): string[] {
  const places = new Map<string, Set<string>>();
  for (const [path, text] of files)
    for (const [, name = ''] of text.matchAll(EXPORT)) places.set(name, (places.get(name) ?? new Set()).add(path));
  return [...places]
    .filter(([, paths]) => paths.size > 1)
    .map(([name, paths]) => `${name} is exported by ${[...paths].join(' and ')}`);
}
