import { useCallback } from 'react';
import { useDispatch, useStore } from 'react-redux';
import type * as z from 'zod/mini';
import { safeParse } from 'zod/mini';
import { draftDropped, draftStored, type draftsSlice } from './drafts.slice.ts';

type DraftState = { drafts: ReturnType<typeof draftsSlice.getInitialState> };

/**
 * What was typed into a form before a reload, and how to keep or drop it.
 * `read` gives null when there is no draft or it no longer fits the schema.
 */
export function useDraft<Schema extends z.ZodMiniType>(form: string, schema: Schema) {
  const dispatch = useDispatch();
  const store = useStore<DraftState>();
  const read = useCallback((): z.output<Schema> | null => {
    try {
      const result = safeParse(schema, JSON.parse(store.getState().drafts[form] ?? 'null'));
      return result.success ? result.data : null;
    } catch {
      return null;
    }
  }, [form, schema, store]);
  const keep = useCallback((value: unknown) => void dispatch(draftStored({ form, value })), [dispatch, form]);
  const drop = useCallback(() => void dispatch(draftDropped(form)), [dispatch, form]);
  return { read, keep, drop };
}
