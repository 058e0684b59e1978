import { Download } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import type { ButtonLook } from '#shared/ui/button-look.ts';
import type { ExportSource } from './export-rows.ts';
import type { ExportColumn } from './export-table.ts';

const ExportDialog = lazy(() => import('./ExportDialog.tsx').then((module) => ({ default: module.ExportDialog })));

export type ExportMenuProps<Row> = Pick<ButtonLook, 'variant' | 'size'> & {
  /** What is exported, in words: 'Results of the search'. */
  title: string;
  columns: readonly ExportColumn<Row>[];
  source: ExportSource<Row>;
  /** Without its ending: 'registar-privredna-drustva'. The date is added. */
  fileName: string;
  /** Button text; 'Download' unless told otherwise. */
  label?: string;
};

/** A button that opens the export of a table or of search results as CSV or .xlsx (issue 4, Export). */
export function ExportMenu<Row>({ variant, size, label, ...table }: ExportMenuProps<Row>) {
  const { t } = useTranslation('export');
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button variant={variant} size={size} icon={Download} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {label ?? t('open')}
      </Button>
      {open ? (
        <Suspense>
          <ExportDialog {...(table as ExportMenuProps<unknown>)} onClose={() => setOpen(false)} />
        </Suspense>
      ) : null}
    </>
  );
}
