import { fileName } from '#shared/format/file-name.ts';
import type { DocumentKind } from './template-form.ts';

type Facts = {
  /** Name of the legal entity type in the reader's language. */
  typeName: string;
  jib: string;
  year: number;
  /** The words 'pro-forma invoice' in the reader's language. */
  estimateLabels: string;
};

/** '{legal entity type name}.xlsx' and 'pro-forma invoice - {jib} {year}.docx' in the local language (R7), cleaned (A47). */
export function documentName(kind: DocumentKind, { typeName, jib, year, estimateLabels }: Facts): string {
  return kind === 'template'
    ? fileName(typeName, 'xlsx', 'predlozak')
    : fileName(`${estimateLabels} - ${jib} ${year}`, 'docx');
}

/** The name inside the archive of a batch: many clients have the same type, so the jib stands before it. */
export function nameInArchive(kind: DocumentKind, facts: Facts): string {
  return kind === 'template' ? fileName(`${facts.jib} - ${facts.typeName}`, 'xlsx') : documentName(kind, facts);
}
