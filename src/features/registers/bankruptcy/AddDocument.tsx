import { FilePlus2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { selectMayAddDocuments } from '#domain/session/session.slice.ts';
import { Button } from '#shared/ui/Button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import type { AddedDocument } from './use-add-document.ts';

/** Loaded for the few who may add: everybody else only reads the registry. */
const AddDocumentDialog = lazyPart(() => import('./AddDocumentDialog.tsx').then((file) => file.AddDocumentDialog));

/**
 * The 'add' button of administrators and moderators (R2.7, R6) and its modal. A modal that is open stays when the session
 * ends: what was entered is still there after signing in again.
 */
export function AddDocument({ onAdded }: { onAdded: (document: AddedDocument) => void }) {
  const { t } = useTranslation('bankruptcy');
  const mayAdd = useSelector(selectMayAddDocuments);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      {mayAdd ? (
        <Button icon={FilePlus2} aria-haspopup="dialog" onClick={() => setOpen(true)}>
          {t('add')}
        </Button>
      ) : null}
      {isOpen ? <AddDocumentDialog onClose={() => setOpen(false)} onAdded={onAdded} /> : null}
    </>
  );
}
