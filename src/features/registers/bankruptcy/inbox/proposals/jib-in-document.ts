import { jibsIn } from '#shared/format/jib.ts';
import { fold } from '#shared/format/fold.ts';
import { toLatin } from '#shared/format/latin.ts';
import type { ReadValues } from './proposal.ts';

/** A word before a jib, and what may be between them: 'JIB:', 'ID broj', 'identifikacijski broj (JIB)'. */
const LABEL =
  /(?:\bjib\b|\bid[\s.-]*br(?:oj)?\b|identifikacion\w*\s+broj|identifikacijsk\w*\s+broj|\buin\b)[^\p{L}\p{N}\n]{0,6}/gu;
/** How far after its word a jib may be, with blanks and dashes between its digits. */
const REACH = 24;
/** Number of a person, which has thirteen digits as well. */
const PERSON = /(?:jmbg|jmb|maticn\w*\s+broj\w*(?:\s+gradan\w*)?)[^\p{L}\p{N}]{0,6}$/u;
const BARE = /(?<!\d)\d{13}(?!\d)/g;

/** The jibs in a file's name. */
export const jibsInName = (name: string): string[] => jibsIn(name);

/**
 * The jibs in the text of a document, in any script: certain are those after a word such as 'JIB'; without one only whole runs of
 * thirteen digits count, and never the number of a person.
 */
export function jibsInText(text: string): ReadValues {
  const plain = fold(toLatin(text));
  const certain = [...plain.matchAll(LABEL)].flatMap(({ index, 0: label }) => {
    const [first] = jibsIn(plain.slice(index + label.length, index + label.length + REACH));
    return first ?? [];
  });
  const bare = [...plain.matchAll(BARE)].flatMap(({ index, 0: jib }) =>
    PERSON.test(plain.slice(Math.max(0, index - 40), index)) ? [] : jib,
  );
  return { certain: [...new Set(certain)], all: [...new Set([...certain, ...bare])] };
}
