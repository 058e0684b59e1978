const VAGUE = /(?:^|[-.])(?:utils?|helpers?|types?|common|index|misc|shared)\.tsx?$/i;
const LONGEST = 250;

/**
 * What is wrong with a source file as a file: a name that says nothing, a barrel, too many lines
 * (docs/architecture.md). Data files are told by their name and may be long.
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
  const isData = /(?:^|[-.])data\.ts$|\/data\//.test(path);
  return [
    ...(VAGUE.test(name) ? [`${path}: the name does not say what is in it`] : []),
    ...(isBarrel ? [`${path}: a file of re-exports; import the file that says the thing`] : []),
    ...(lines > LONGEST && !isData ? [`${path}: ${lines} lines, at most ${LONGEST}`] : []),
  ];
}
