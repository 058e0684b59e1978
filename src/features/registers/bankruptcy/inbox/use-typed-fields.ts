import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { nameOf } from '#shared/format/file-name.ts';
import { useDraft } from '#shared/storage/use-draft.ts';
import { draftSchema } from '../add-document-form.ts';
import type { DocumentFields } from './proposals/proposal.ts';
import type { InboxRow } from './run/inbox-row.ts';

const typedSchema = z.object({
  files: z.array(z.object({ name: z.string(), size: z.number(), lastModified: z.number(), fields: draftSchema })),
});
type Typed = z.output<typeof typedSchema>;
type TypedFile = Typed['files'][number];

const NOTHING: Typed = { files: [] };

const isOf = (typed: TypedFile, file: File) =>
  typed.name === nameOf(file) && typed.size === file.size && typed.lastModified === file.lastModified;

/**
 * Stores the fields of the queue for a reload of the page. Files cannot be stored; when they are selected again, their fields are
 * restored. `missing` are the names of those that were in the queue before and have not been selected again.
 */
export function useTypedFields(rows: readonly InboxRow[]) {
  const { initial, store } = useDraft('registry-inbox', typedSchema, NOTHING);
  const [before, setBefore] = useState<readonly TypedFile[]>(initial.files);
  const now = JSON.stringify({ files: [...rows.map(typedOf), ...before] } satisfies Typed);
  useEffect(() => store(JSON.parse(now)), [store, now]);

  return {
    missing: before.map(({ name }) => name),
    /** The fields that were typed for a file before; null without any. */
    fieldsOf: (file: File): DocumentFields | null => before.find((typed) => isOf(typed, file))?.fields ?? null,
    /** Files that are in the queue again are not missing any more. */
    take: (files: readonly File[]) =>
      setBefore((all) => all.filter((typed) => !files.some((file) => isOf(typed, file)))),
    forget: () => setBefore([]),
  };
}

const typedOf = ({ file, fields }: InboxRow): TypedFile => ({
  name: nameOf(file),
  size: file.size,
  lastModified: file.lastModified,
  fields,
});
