import { fileName } from '#shared/format/file-name.ts';
import type { DocumentKind } from './template-form.ts';

type Facts = {
  /** Name of the legal entity type in the reader's language. */
  typeName: string;
  jib: string;
  year: number;
  /** The text 'pro-forma invoice' in the reader's language. */
  estimateText: string;
};

/** '{legal entity type name}.xlsx' and 'pro-forma invoice - {jib} {year}.docx' in the local language (R7), cleaned (A47). */
export function documentName(kind: DocumentKind, { typeName, jib, year, estimateText }: Facts): string {
  return kind === 'template'
    ? fileName(typeName, 'xlsx', 'predlozak')
    : fileName(`${estimateText} - ${jib} ${year}`, 'docx');
}

/** Longest part of a client's name in a file name, in characters. */
const LONGEST_CLIENT = 50;

/** The name in the archive of a batch: client, jib, kind of document and year. */
export function nameInArchive(
  kind: DocumentKind,
  client: string,
  { typeName, jib, year, estimateText }: Facts,
): string {
  const what = kind === 'template' ? typeName : estimateText;
  const short = [...client].slice(0, LONGEST_CLIENT).join('').trim();
  return fileName(`${short} - ${jib} - ${what} ${year}`, kind === 'template' ? 'xlsx' : 'docx');
}
