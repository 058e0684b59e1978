const VAGUE = /(?:^|[-.])(?:utils?|helpers?|misc)\.tsx?$|(?:^|\.)(?:types?|common|index|shared)\.tsx?$/i;
const LONGEST = 250;
/** A test file lists many cases. */
const LONGEST_TEST = 400;
const LONGEST_COMPONENT = 150;

/**
 * What is wrong with a source file as a file: a name that says nothing, a barrel, too many lines, a component of too many
 * (docs/architecture.md). Data may be long: what is called so, or holds no function.
 */
export function fileProblems(path: string, text: string): string[] {
  const name = path.slice(path.lastIndexOf('/') + 1);
  const statements = text
    .replaceAll(/\/\*[^]*?\*\/|\/\/.*/g, '')
    .split(';')
    .map((part) => part.trim())
    .filter(Boolean);
  const isBarrel =
    statements.length > 0 && statements.every((statement) => /^export\s+(?:type\s+)?[{*][^]*\sfrom\s/.test(statement));
  const lines = text.split('\n').length - 1;
  const isData = name.endsWith('.data.ts') || !/=>|\bfunction\b/.test(text);
  const longest = /\.(?:test|spec)\.tsx?$/.test(name) ? LONGEST_TEST : LONGEST;
  return [
    ...(VAGUE.test(name) ? [`${path}: the name does not say what is in it`] : []),
    ...(isBarrel ? [`${path}: a file of re-exports; import the file that says the thing`] : []),
    ...(lines > longest && !isData ? [`${path}: ${lines} lines, at most ${longest}`] : []),
    ...(/^src\/.*\.tsx$/.test(path) ? longComponents(path, text) : []),
  ];
}

function longComponents(path: string, text: string): string[] {
  return [...text.matchAll(/^(?:export (?:default )?)?function ([A-Z]\w*)[^]*?^\}/gm)].flatMap(([body, name = '']) => {
    const lines = body.split('\n').length;
    return lines > LONGEST_COMPONENT ? [`${path}: ${name} has ${lines} lines, at most ${LONGEST_COMPONENT}`] : [];
  });
}

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
