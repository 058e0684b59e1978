const TEXTS = import.meta.glob<string>('../mocks/*/**/*.{csv,json}', { query: '?raw', import: 'default', eager: true });

/** The text of a data file by its path below `mocks/`, in place of `mocks/read-text.ts`. */
export function readText(path: string): string {
  const text = TEXTS[`../mocks/${path}`];
  if (text === undefined) throw new Error(`mocks/${path} is missing`);
  return text;
}
