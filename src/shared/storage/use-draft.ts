import { useCallback, useEffect, useState } from 'react';
import type { FieldValues, UseFormReturn } from 'react-hook-form';
import * as z from 'zod/mini';
import { usePortal } from '#shared/portal/portal.ts';

export type Draft<Values> = {
  /** The form's initial values: the draft, else the empty form. */
  initial: Values;
  /** When the draft was typed, in milliseconds since 1970; null when none was restored or it has been dropped. */
  restoredAt: number | null;
  store: (values: unknown) => void;
  drop: () => void;
};

/**
 * Stores a form as it is typed, so that it survives a reload (architecture, One way for each kind of state): completely or not
 * at all, for 24 hours, only for the person who typed it, until a sign-out. Only fields of the schema are stored; an empty form
 * is no draft. Pass `initial` to the form, call `useFollowDraft` and show `DraftNotice`.
 */
export function useDraft<Values extends FieldValues>(
  name: string,
  schema: z.ZodMiniType<Partial<Values>>,
  empty: Values,
): Draft<Values> {
  const { drafts } = usePortal();
  const [start] = useState(() => {
    const draft = drafts.read(name);
    const result = z.safeParse(schema, draft?.value);
    return draft && result.success
      ? { at: draft.at, values: { ...empty, ...result.data } }
      : { at: null, values: empty };
  });
  // The author when the form was opened: if the session ends while they type, the draft does not become the next visitor's.
  const [author] = useState(drafts.owner);
  const [restoredAt, setRestoredAt] = useState<number | null>(start.at);
  const drop = useCallback(() => {
    drafts.remove(name);
    setRestoredAt(null);
  }, [drafts, name]);
  const store = useCallback(
    (values: unknown) => {
      const { data } = z.safeParse(schema, values);
      if (data === undefined) return;
      if (JSON.stringify(data) === JSON.stringify(z.safeParse(schema, empty).data)) drop();
      else drafts.write(name, data, drafts.owner() ?? author);
    },
    [drafts, name, schema, empty, author, drop],
  );
  return { initial: start.values, restoredAt, store, drop };
}

/** Stores the form's values whenever they change. */
export function useFollowDraft<Values extends FieldValues, Valid>(
  { store }: { store: (values: Values) => void },
  { subscribe }: Pick<UseFormReturn<Values, unknown, Valid>, 'subscribe'>,
): void {
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values }) => store(values) }),
    [subscribe, store],
  );
}
