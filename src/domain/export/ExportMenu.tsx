import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import type { ButtonLook } from '#shared/ui/button-look.ts';
import type { ExportOffer } from './export-rows.ts';

const ExportDialog = lazy(() => import('./ExportDialog.tsx').then((module) => ({ default: module.ExportDialog })));

type ExportMenuProps<Row> = ExportOffer<Row> &
  Pick<ButtonLook, 'variant' | 'size'> & {
    /** Button text; 'Download' unless told otherwise. */
    label?: string;
  };

/** A button that opens the export of a table or of search results as CSV or .xlsx (issue 4, Export). */
export function ExportMenu<Row>({ variant, size, label, ...offer }: ExportMenuProps<Row>) {
  const { t } = useTranslation('export');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size={size} icon={Download} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label ?? t('open')}
      </Button>
      {open ? (
        <Suspense>
          <ExportDialog {...(offer as ExportOffer<unknown>)} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
