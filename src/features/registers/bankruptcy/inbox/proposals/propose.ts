import { daysInDocument } from './day-in-document.ts';
import { jibsInDocument } from './jib-in-document.ts';
import { type Proposal, proposedOf, type ReadValue } from './proposal.ts';
import { kindOfDocument, type NamedType } from './type-in-document.ts';

type DocumentToRead = {
  /** Name of the file. */
  name: string;
  /** Its text, form fields and notes; '' of a scan. */
  text: string;
  /** Whether all of its pages were read; false where one is only a picture, there are too many, or the file cannot be opened. */
  isWhole?: boolean;
  types: readonly NamedType[];
  /** By the clock of the portal's host. */
  now?: Date | undefined;
};

/**
 * What the name and the text of a document propose for its fields. Every value is only a proposal: a person confirms it, and the
 * registry must know the jib.
 */
export function propose({ name, text, isWhole = true, types, now }: DocumentToRead): Proposal {
  const bare = name.replace(/\.pdf\s*$/i, '');
  const [jibsInName, jibsInText] = [jibsInDocument(bare, 'name'), jibsInDocument(text, 'text')];
  const jib = proposedOf(jibsInName, jibsInText, isWhole);
  const date = proposedOf(daysInDocument(bare, 'name', now), daysInDocument(text, 'text', now), isWhole);
  return {
    jib: jib.value,
    date: date.value,
    documentTypeId: kindOfDocument(bare, text, types),
    others: { jib: jib.others, date: date.others },
    isOtherJib: areOther(jibsInName, jibsInText),
  };
}

/** Whether both have values, and none in common. */
function areOther(inName: readonly ReadValue[], inText: readonly ReadValue[]): boolean {
  const valuesOf = (places: readonly ReadValue[]) => new Set(places.flatMap(({ value }) => value ?? []));
  const [names, texts] = [valuesOf(inName), valuesOf(inText)];
  return names.size > 0 && texts.size > 0 && ![...names].some((value) => texts.has(value));
}
