import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { DraftNotice } from '#shared/ui/DraftNotice.tsx';
import { LeaveQuestion } from '#shared/ui/LeaveQuestion.tsx';
import { CONTROL_IDS } from './add-document-form.ts';
import { AddDocumentForm } from './AddDocumentForm.tsx';
import { AddedBanner } from './AddedBanner.tsx';
import { useAddDocument, type AddedDocument } from './use-add-document.ts';
import { useStaffOnly } from './use-staff-only.ts';

type AddDocumentDialogProps = {
  onClose: () => void;
  /** Called for each added document, even if the form stays open for the next one. */
  onAdded: (document: AddedDocument) => void;
};

/**
 * The modal 'bankruptcyOrPrebankruptcyAdd' (R2.7, R4.5). Cancel and close clear the form, after a confirmation if something was
 * entered; while a document is being sent it cannot be closed, and leaving the page asks first.
 */
export function AddDocumentDialog({ onClose, onAdded }: AddDocumentDialogProps) {
  const { t } = useTranslation(['bankruptcy', 'ui']);
  const formId = useId();
  const staffOnly = useStaffOnly();
  const [last, setLast] = useState<AddedDocument | null>(null);
  const [isConfirming, setConfirming] = useState(false);
  const adding = useAddDocument((added, after) => {
    onAdded(added);
    if (after === 'close') return onClose();
    setLast(added);
    document.getElementById(CONTROL_IDS.documentTypeId)?.focus({ preventScroll: true });
  });
  const { draft, isEntered, mayBeAdded, save, discard, form } = adding;
  const isPending = form.formState.isSubmitting;

  function leave(): void {
    discard();
    onClose();
  }

  function close(): void {
    if (isPending) return;
    if (isEntered) setConfirming(true);
    else leave();
  }

  return (
    <>
      <Dialog
        open
        title={t('bankruptcyOrPrebankruptcyAdd')}
        onClose={close}
        keepOpenOutside
        locked={isPending}
        actions={
          <>
            <Button type="submit" form={formId} variant="primary" isPending={isPending} unavailable={staffOnly}>
              {t('save')}
            </Button>
            <Button isPending={isPending} unavailable={staffOnly} onClick={() => void save('next')}>
              {t('saveAndNext')}
            </Button>
            <Button variant="quiet" onClick={close}>
              {t('ui:cancel')}
            </Button>
          </>
        }
      >
        {last ? <AddedBanner key={JSON.stringify(last)} document={last} /> : null}
        <div inert={isPending}>
          <DraftNotice
            draft={draft}
            onClear={() => {
              discard();
              document.getElementById(CONTROL_IDS.jib)?.focus();
            }}
          />
        </div>
        <AddDocumentForm id={formId} adding={adding} />
      </Dialog>
      <ConfirmDialog
        open={isConfirming}
        title={t('discardTitle')}
        confirmLabel={t('discard')}
        cancelLabel={t('keepEditing')}
        onConfirm={leave}
        onClose={() => setConfirming(false)}
      >
        <p>{t(mayBeAdded ? 'discardUnknownText' : 'discardText')}</p>
      </ConfirmDialog>
      <LeaveQuestion>{isPending ? <p>{t('leaveSending')}</p> : null}</LeaveQuestion>
    </>
  );
}
