import { useEffect } from 'react';
import type { FieldValues, Path, PathValue, UseFormReturn } from 'react-hook-form';

/**
 * Lets a field of a form that waits for 'Search' follow its value in the address: when the address gets another one (back, a
 * link, a removed chip), the field shows it. Until then, what is typed stays.
 */
export function useFollowUrl<Fields extends FieldValues, Name extends Path<Fields>>(
  { resetField, formState: { defaultValues } }: Pick<UseFormReturn<Fields>, 'resetField' | 'formState'>,
  name: Name,
  text: PathValue<Fields, Name>,
): void {
  const shown: unknown = defaultValues?.[name];
  useEffect(() => {
    if (text !== shown) resetField(name, { defaultValue: text });
  }, [resetField, name, text, shown]);
}
