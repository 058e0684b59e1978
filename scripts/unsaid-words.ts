import { basename } from 'node:path';
import { declaredNames } from './declared-names.ts';

/** A word that the code does not say, and what it says in its place. */
export type UnsaidWord = { word: string; said: string };

/** The table 'Words of the code' of docs/glossary.md: what stands there in code letters in the column 'Not said'. */
export function unsaidWords(glossary: string): UnsaidWord[] {
  const table = glossary.slice(glossary.indexOf('## Words of the code'));
  const said = new Map<string, string[]>();
  for (const [, instead = '', not = ''] of table.matchAll(/^\| (.+?) \| (.+?) \|/gm))
    for (const [, word = ''] of not.matchAll(/`([a-z ]+)`/g)) said.set(word, [...(said.get(word) ?? []), instead]);
  return [...said].map(([word, instead]) => ({ word, said: instead.join(' or ') }));
}

/** The name of HTTP for a page that does not exist. */
const PROPER_NAMES = / not found(?= )/g;

/** The words of a name in any writing, between spaces: ` a file name `, ` an identifier `. */
const spaced = (name: string): string =>
  ` ${name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z]+/g, ' ')
    .trim()
    .toLowerCase()} `.replaceAll(PROPER_NAMES, '');

/**
 * Names of files and of what they declare that say a word the glossary has decided against.
 *
 * @param files path → source.
 */
export function unsaidNames(files: ReadonlyMap<string, string>, words: readonly UnsaidWord[]): string[] {
  return [...files].flatMap(([path, text]) =>
    [{ name: basename(path), line: 1 }, ...declaredNames(path, text)].flatMap(({ name, line }) =>
      words
        .filter(({ word }) => spaced(name).includes(` ${word} `))
        .map(({ word, said }) => `${path}:${line}: ${name} says '${word}' for ${said} (docs/glossary.md)`),
    ),
  );
}
