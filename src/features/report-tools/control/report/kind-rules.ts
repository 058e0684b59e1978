import { type AttachmentKind, FILE_KINDS, type FileKind } from '#domain/filing/file-kinds.ts';

/** The chosen documents. */
export type Documents = Partial<Record<AttachmentKind, File>>;

/** The documents in the order of the screen: the mandatory one, then the additional ones. */
export const DOCUMENT_KINDS = FILE_KINDS.filter((kind): kind is AttachmentKind => kind !== 'main');

const DOCUMENT = ['docx', 'doc', 'pdf'] as const;

/** Prefix of the sent name and the allowed extensions of each kind (R3.10, R5). */
export const KIND_RULES = {
  main: { prefix: 'MFI_', endings: ['xlsx'] },
  notes: { prefix: 'BFI_', endings: DOCUMENT },
  annualReport: { prefix: 'GIP_', endings: DOCUMENT },
  profitDecision: { prefix: 'RPR_', endings: ['xlsx'] },
  adoptionDecision: { prefix: 'UIF_', endings: DOCUMENT },
} as const satisfies Record<FileKind, { prefix: string; endings: readonly Ending[] }>;

/** File extensions that the control accepts, without the dot. */
export type Ending = 'xlsx' | 'docx' | 'doc' | 'pdf';

/** Value for the `accept` attribute of a file input: `.docx,.doc,.pdf`. */
export const acceptOf = (kind: FileKind): string => KIND_RULES[kind].endings.map((ending) => `.${ending}`).join(',');

/** The name a file is sent with: the prefix of its kind, not doubled if the name has it already (faults F07). */
export function sentName(kind: FileKind, name: string): string {
  const { prefix } = KIND_RULES[kind];
  return name.slice(0, prefix.length).toUpperCase() === prefix ? prefix + name.slice(prefix.length) : prefix + name;
}

/** Whether two names mean the same file, whatever their case, outer white space and encoding of accents (R4.7, faults F05). */
export function isSameName(one: string, other: string): boolean {
  return foldName(one) === foldName(other);
}

const foldName = (name: string) => name.normalize('NFC').toLowerCase().trim();

const PREFIX = new RegExp(`^(?:${FILE_KINDS.map((kind) => KIND_RULES[kind].prefix).join('|')})`, 'i');

/** A name without the prefix of a kind. */
export const withoutPrefix = (name: string): string => name.replace(PREFIX, '');

const withoutEnding = (name: string) => foldName(name).replace(/\.xlsx$/, '');

/** Parts of two names to compare, the most certain first: all, without extension, without the prefix of a kind (R3.10). */
export const NAMES_TO_COMPARE: readonly ((name: string) => string)[] = [
  foldName,
  withoutEnding,
  (name) => withoutPrefix(withoutEnding(name)),
];
