import { useCallback, useEffectEvent, useLayoutEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Lets a field of a form that waits for 'Search' follow its value in the address: when the address gets another one (back, a
 * link, a removed chip), the field shows it. Until then, what is typed stays.
 *
 * @returns a function for a text that the address is about to get: the field shows it at once, and what is typed before the
 *   address is rendered stays.
 */
export function useFollowUrl<Fields extends FieldValues, Name extends Path<Fields>>(
  { resetField, formState: { defaultValues } }: Pick<UseFormReturn<Fields>, 'resetField' | 'formState'>,
  name: Name,
  text: PathValue<Fields, Name>,
): (next: PathValue<Fields, Name>) => void {
  const show = useCallback(
    (next: PathValue<Fields, Name>) => resetField(name, { defaultValue: next }),
    [resetField, name],
  );
  const follow = useEffectEvent((next: typeof text) => {
    if (next !== defaultValues?.[name]) show(next);
  });
  // As a layout effect: the field is never seen with the text of another address.
  useLayoutEffect(() => follow(text), [text]);
  return show;
}
