import { zodResolver } from '@hookform/resolvers/zod';
import { type FieldValues, type Resolver, useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { agencyFileParts } from '#domain/agency-file/agency-file.schema.ts';
import { useDraft, useFollowDraft } from '#shared/storage/use-draft.ts';
import { type FormParts, formOfFile, type PartName, partsOf, type RawFile } from './file-form.ts';

/** `published` is the file from which the form was filled, as JSON. */
export type DeskForm = { published: string; parts: FormParts };

const draftSchema = z.object({
  published: z.string(),
  parts: z.custom<FormParts>((value) => typeof value === 'object'),
});

const fileSchema = z.strictObject(
  Object.fromEntries(Object.entries(agencyFileParts).map(([name, part]) => [name, z.optional(part)])),
);

/** The message of an issue is its code where the schema has no text of its own; `useProblemText` gives the reader's. Nothing selected is nothing filled in. */
const checkFile = zodResolver(z.object({ parts: fileSchema }) as z.ZodMiniType<FieldValues, FieldValues>, {
  error: ({ code, input }) => (input === '' ? 'invalid_type' : code),
});

/** The form is checked by the schema of the file, as the portal does it. */
const resolver: Resolver<DeskForm> = async ({ parts, published }, context, options) => {
  const { errors } = await checkFile({ parts: partsOf(parts) }, context, options as never);
  return Object.keys(errors).length > 0 ? { values: {}, errors } : { values: { parts, published }, errors: {} };
};

/** The form of the desk with its draft, which survives a reload. */
export function useDeskForm(file: RawFile) {
  const empty: DeskForm = { published: JSON.stringify(file), parts: formOfFile(file).parts };
  const draft = useDraft('operator-desk', draftSchema, empty);
  const form = useForm<DeskForm>({
    defaultValues: { ...draft.initial, parts: restored(draft.initial.parts, empty.parts) },
    resolver,
    mode: 'onChange',
    shouldFocusError: false,
  });
  useFollowDraft(draft, form);
  return { form, draft, empty };
}

/** A draft as this version of the portal knows the file. */
function restored(draft: FormParts, empty: FormParts): FormParts {
  const known = Object.keys(empty).filter((name) => name in draft) as PartName[];
  const { parts } = formOfFile(
    partsOf({ ...empty, ...Object.fromEntries(known.map((name) => [name, draft[name]])) } as FormParts),
  );
  return { ...empty, ...Object.fromEntries(known.map((name) => [name, parts[name]])) } as FormParts;
}
