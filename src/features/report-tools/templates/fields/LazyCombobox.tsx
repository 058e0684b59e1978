import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import type { Combobox } from '#shared/ui/Combobox.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { TextField } from '#shared/ui/TextField.tsx';

/** Fetches the combobox ahead of its use; a failure shows when it is used. */
export const fetchCombobox = () => import('#shared/ui/Combobox.tsx');

/** The combobox, fetched when the creator is first requested; its place is held by a field that waits. */
export const LazyCombobox = lazyPart(() => fetchCombobox().then((file) => file.Combobox), {
  waiting: (props) => <WaitingField {...props} />,
});

function WaitingField({ label, hint, error, required }: ComponentProps<typeof Combobox>) {
  const { t } = useTranslation('ui');
  return <TextField {...{ label, hint, error, required }} disabled placeholder={t('loading')} />;
}
