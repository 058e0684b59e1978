import { type ComponentProps, lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import type { Combobox } from '#shared/ui/Combobox.tsx';
import { TextField } from '#shared/ui/TextField.tsx';

/** Fetches the combobox ahead of its use; a failure shows when it is used. */
export const fetchCombobox = () => import('#shared/ui/Combobox.tsx');

const LoadedCombobox = lazy(async () => ({ default: (await fetchCombobox()).Combobox }));

/** The combobox, fetched when the creator is first asked for; its place is kept by a field that waits. */
export function LazyCombobox(props: ComponentProps<typeof Combobox>) {
  const { t } = useTranslation('templates');
  const { label, hint, error, required } = props;
  const waiting = <TextField {...{ label, hint, error, required }} disabled placeholder={t('loadingList')} />;
  return (
    <Suspense fallback={waiting}>
      <LoadedCombobox {...props} />
    </Suspense>
  );
}
