import type { FileKind } from '#domain/filing/file-kinds.ts';
import type { ControlVersion } from '../report/control-settings.ts';
import type { Fingerprint } from '../report/fingerprint.ts';

/** A report of a submission with the agency's result; `errors` is null for a file without a certain result. */
export type SheetReport = { name: string; id: string; isCorrect: boolean; errors: number | null };

/** A whole submission before it is sent, for the sheet that is given to the person who signs. */
export type SheetContent = {
  version: ControlVersion;
  reports: readonly SheetReport[];
  files: readonly { name: string; kind: FileKind | null; file: File }[];
  /** The first files as they were checked, in the order of `files`. */
  fingerprints: readonly Fingerprint[];
  /** When the agency checked them, in milliseconds since 1970. */
  checkedAt: number;
  /** Mandatory documents that are not selected yet. */
  missing: readonly FileKind[];
};

/** The lines that are filled in by hand. */
export const BY_HAND = ['name', 'function', 'signature', 'date'] as const;
