import { daysInName, daysInText } from './day-in-document.ts';
import { jibsInName, jibsInText } from './jib-in-document.ts';
import { type Proposal, proposedOf } from './proposal.ts';
import { kindInName, kindInText, type NamedType } from './type-in-document.ts';

type DocumentToRead = {
  /** Name of the file. */
  name: string;
  /** Text of its first pages; '' of a scan. */
  text: string;
  types: readonly NamedType[];
};

/**
 * What the name and the text of a document propose for its fields. Every value is only a proposal: a person confirms it, and the
 * registry must know the jib.
 */
export function propose({ name, text, types }: DocumentToRead): Proposal {
  const bare = name.replace(/\.pdf\s*$/i, '');
  const jib = proposedOf(jibsInName(bare), jibsInText(text));
  const date = proposedOf(daysInName(bare), daysInText(text));
  const named = kindInName(bare, types);
  const written = named ?? kindInText(text, types);
  return {
    jib: jib.value,
    date: date.value,
    documentTypeId: written === null ? null : { value: String(written), from: named === null ? 'text' : 'name' },
    others: { jib: jib.others, date: date.others },
  };
}
