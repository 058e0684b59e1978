import { type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isBlank } from '#shared/format/fold.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { LONGEST_SEARCH_NAME } from './named-search.ts';
import { namedSearches } from './named-searches.ts';

type NameDialogProps = {
  /** The name to start with. */
  name: string;
  /** Whether the search already has a name. */
  isNamed: boolean;
  onSave: (name: string) => void;
  /** Offers to delete the search. */
  onDelete?: (() => void) | undefined;
  onClose: () => void;
};

/** Names a search, or renames it. */
export function NameDialog({ name: given, isNamed, onSave, onDelete, onClose }: NameDialogProps) {
  const { t } = useTranslation('named-searches');
  const { isLostWithTab } = useStoredList(namedSearches);
  const formId = useId();
  const [name, setName] = useState(given);
  const [isMissing, setMissing] = useState(false);

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    if (isBlank(name)) return setMissing(true);
    onSave(name.trim());
    onClose();
  }

  return (
    <Dialog
      open
      size="s"
      keepOpenOutside
      title={t(isNamed ? 'rename' : 'save')}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" type="submit" form={formId}>
            {t('confirm')}
          </Button>
          {onDelete ? (
            <Button
              variant="quiet"
              onClick={() => {
                onDelete();
                onClose();
              }}
            >
              {t('delete')}
            </Button>
          ) : null}
        </>
      }
    >
      <form id={formId} className="stack-3" noValidate onSubmit={submit}>
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
      </form>
    </Dialog>
  );
}
