import { toNestErrors } from '@hookform/resolvers';
import { useEffect, useState } from 'react';
import { type Resolver, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { agencyFileSchema } from '#domain/agency-file/agency-file.schema.ts';
import { useDraft, useFollowDraft } from '#shared/storage/use-draft.ts';
import { differencesOf } from './difference.ts';
import { fileOf, type FormParts, formOfFile, type PartName, partsOf, type RawFile } from './file-form.ts';
import { type DeskProblem, problemOf } from './use-problem-text.ts';

/** `published` is the published file when the form was filled, `opened` the saved one from which it was filled instead, as JSON; '' without. */
export type DeskForm = { published: string; opened: string; parts: FormParts };

const draftSchema = z.object({
  published: z.string(),
  opened: z.prefault(z.string(), ''),
  parts: z.custom<FormParts>((value) => typeof value === 'object'),
});

/** The form is checked by the schema of the file, as the portal does it. */
const resolver: Resolver<DeskForm> = (values, _context, options) => {
  const { error } = z.safeParse(agencyFileSchema, partsOf(values.parts), { reportInput: true });
  if (!error) return { values, errors: {} };
  const problems: Record<string, DeskProblem> = {};
  for (const issue of error.issues) problems[['parts', ...issue.path].join('.')] ??= problemOf(issue);
  return { values: {}, errors: toNestErrors(problems, options) };
};

/** The file that a form keeps everything of which it does not have: the opened one, else the published one. */
export const baseOf = ({ opened }: Pick<DeskForm, 'opened'>, published: RawFile): RawFile =>
  opened === '' ? published : (JSON.parse(opened) as RawFile);

/** A form filled from a file; `opened` when it is not the published one. */
export function formFrom(published: RawFile, opened?: RawFile): DeskForm {
  return {
    published: JSON.stringify(published),
    opened: opened ? JSON.stringify(opened) : '',
    parts: formOfFile(opened ?? published).parts,
  };
}

/**
 * The form of the desk with its draft, which survives a reload. Errors are shown when a field is left and when the file is saved. A
 * draft that is published by now is no draft any more.
 */
export function useDeskForm(file: RawFile) {
  const empty = formFrom(file);
  const draft = useDraft('operator-desk', draftSchema, empty);
  const [start] = useState(() => {
    const parts = restored(draft.initial.parts, empty.parts);
    const isPublished = differencesOf(file, fileOf(baseOf(draft.initial, file), parts)).length === 0;
    return isPublished ? { values: empty, isPublished } : { values: { ...draft.initial, parts }, isPublished };
  });
  const form = useForm<DeskForm>({
    defaultValues: start.values,
    resolver,
    mode: 'onBlur',
    shouldFocusError: false,
  });
  useFollowDraft(draft, form);
  const { drop } = draft;
  useEffect(() => {
    if (start.isPublished) drop();
  }, [start, drop]);
  return { form, draft: start.isPublished ? { ...draft, restoredAt: null } : draft, empty };
}

/** A draft as this version of the portal knows the file. */
function restored(draft: FormParts, empty: FormParts): FormParts {
  const known = Object.keys(empty).filter((name) => name in draft) as PartName[];
  const { parts } = formOfFile(
    partsOf({ ...empty, ...Object.fromEntries(known.map((name) => [name, draft[name]])) } as FormParts),
  );
  return { ...empty, ...Object.fromEntries(known.map((name) => [name, parts[name]])) } as FormParts;
}
