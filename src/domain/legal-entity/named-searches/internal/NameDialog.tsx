import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlank } from '#shared/format/fold.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FormDialog } from '#shared/ui/FormDialog.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { LONGEST_SEARCH_NAME } from './named-search.ts';
import { namedSearches } from './named-searches.ts';

type NameDialogProps = {
  name: string;
  isNamed: boolean;
  onSave: (name: string) => void;
  onDelete?: (() => void) | undefined;
  onClose: () => void;
};

/** Names a search, or renames it. */
export function NameDialog({ name: given, isNamed, onSave, onDelete, onClose }: NameDialogProps) {
  const { t } = useTranslation('named-searches');
  const { isLostWithTab } = useStoredList(namedSearches);
  const [name, setName] = useState(given);
  const [isMissing, setMissing] = useState(false);

  function submit(): void {
    if (isBlank(name)) return setMissing(true);
    onSave(name.trim());
    onClose();
  }

  return (
    <FormDialog
      size="s"
      title={t(isNamed ? 'rename' : 'save')}
      submitLabel={t('confirm')}
      onSubmit={submit}
      onClose={onClose}
      others={
        onDelete ? (
          <Button
            variant="quiet"
            onClick={() => {
              onDelete();
              onClose();
            }}
          >
            {t('delete')}
          </Button>
        ) : null
      }
    >
      <TextField
        data-autofocus
        label={t('name')}
        autoComplete="off"
        value={name}
        maxLength={LONGEST_SEARCH_NAME}
        error={isMissing ? t('nameMissing') : null}
        onChange={(event) => {
          setName(event.target.value);
          setMissing(false);
        }}
      />
      <p className="muted small">{t(isLostWithTab ? 'notLasting' : 'privacy')}</p>
    </FormDialog>
  );
}
