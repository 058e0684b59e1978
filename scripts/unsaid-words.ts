import { basename } from 'node:path';
import { declaredNames } from './declared-names.ts';

/** A word that the code must not use, and its replacement. */
export type UnsaidWord = { word: string; said: string };

/** The table 'Words of the code' of docs/glossary.md: words in code letters in the column 'Not said'. */
export function unsaidWords(glossary: string): UnsaidWord[] {
  const table = glossary.slice(glossary.indexOf('## Words of the code'));
  const said = new Map<string, string[]>();
  for (const [, instead = '', not = ''] of table.matchAll(/^\| (.+?) \| (.+?) \|/gm))
    for (const [, word = ''] of not.matchAll(/`([a-z ]+)`/g)) said.set(word, [...(said.get(word) ?? []), instead]);
  return [...said].map(([word, instead]) => ({ word, said: instead.join(' or ') }));
}

/** The name HTTP gives to a missing page. */
const PROPER_NAMES = / not found(?= )/g;

/** The words of a name in any notation, between spaces: ` a file name `, ` an identifier `. */
const spaced = (name: string): string =>
  ` ${name
    .replaceAll(/(?<=[a-z\d])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])|[^A-Za-z]+/g, ' ')
    .trim()
    .toLowerCase()} `.replaceAll(PROPER_NAMES, '');

/**
 * Names of files and declarations that contain a word the glossary rules out.
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
