import { get, useFormContext, useFormState } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { VALUE_PROBLEMS } from '#domain/agency-file/agency-file.values.ts';

const RANGE = /^must be (\d+) to (\d+)$/;

/** Says in the reader's language what the schema of the file says about a value: its own sentence, or the code of an issue. */
export function useProblemText(): (message: string) => string {
  const { t } = useTranslation('operator-desk');
  return (message) => {
    const known = Object.entries(VALUE_PROBLEMS).find(([, text]) => text === message);
    if (known) return t(`problems.${known[0] as keyof typeof VALUE_PROBLEMS}`);
    const [, least = '', most = ''] = RANGE.exec(message) ?? [];
    if (most !== '') return t('problems.range', { least, most });
    if (message === 'too_big') return t('problems.long');
    return t(message === 'invalid_type' || message === 'too_small' ? 'problems.missing' : 'problems.invalid');
  };
}

/** The problem of one value of the form by its name; null without one. */
export function useProblem(name: string): string | null {
  const { control } = useFormContext();
  const { errors } = useFormState({ control, name });
  const problemText = useProblemText();
  const error = get(errors, name) as { message?: unknown; root?: { message?: unknown } } | undefined;
  const message = error?.message ?? error?.root?.message;
  return typeof message === 'string' ? problemText(message) : null;
}
