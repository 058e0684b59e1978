import Download from 'lucide-react/icons/download';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, type ButtonLook } from '#shared/ui/Button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import type { ExportOffer } from './export-rows.ts';

const ExportDialog = lazyPart(() => import('./ExportDialog.tsx').then((file) => file.ExportDialog));

type ExportMenuProps<Row> = ExportOffer<Row> &
  Pick<ButtonLook, 'variant' | 'size'> & {
    /** Button text; 'Download' by default. */
    label?: string;
  };

/** A button that opens the export of a table or of search results as CSV or .xlsx (decisions: Export). */
export function ExportMenu<Row>({ variant, size, label, ...offer }: ExportMenuProps<Row>) {
  const { t } = useTranslation('export');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size={size} icon={Download} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label ?? t('open')}
      </Button>
      {open ? <ExportDialog {...(offer as ExportOffer<unknown>)} onClose={() => setOpen(false)} /> : null}
    </>
  );
}
