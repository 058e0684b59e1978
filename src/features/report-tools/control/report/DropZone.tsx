import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import Trash2 from 'lucide-react/icons/trash';
import { type ComponentProps, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nameOf } from '#shared/format/file-name.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FileDrop, RefusedFiles } from '#shared/ui/FileDrop.tsx';
import { namedByContent } from '#shared/ui/selected-file.ts';
import { useNewest } from '#shared/ui/use-newest.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { type ReportFileFault, reportFileFault } from './file-faults.ts';
import { KIND_RULES } from './kind-rules.ts';
import styles from './DropZone.module.css';

/** An area to drop the files of a report on. */
export function DropZone(props: Omit<ComponentProps<typeof FileDrop>, 'icon'>) {
  return <FileDrop icon={FileSpreadsheet} {...props} />;
}

/** A refused file and the reason; shown until the next selection. */
export type Refusal = { name: string; reason: ReportFileFault | 'duplicate' };

/** The refused files of a report with their reasons (faults F01, F02, F05). */
export function RefusalNotes({ refusals, dismiss }: { refusals: readonly Refusal[]; dismiss: () => void }) {
  const { t } = useTranslation('control');
  const files = refusals.map(({ name, reason }) => ({ name, reason: t(`refused.${reason}`) }));
  const title = t('refused.title', { count: files.length });
  return <RefusedFiles title={title} selection={refusals} files={files} onDismiss={dismiss} />;
}

/** Removes a selected file from the list (R2.10, R2.11); `what` is its name if there are several. The file on disk stays. */
export function RemoveButton({ what, onRemove }: { what?: string; onRemove: () => void }) {
  const { t } = useTranslation('ui');
  return (
    <Button variant="quiet" size="small" icon={Trash2} className={styles.remove} onClick={onRemove}>
      <span>{t('remove')}</span>
      {what ? <VisuallyHidden>{` ${what}`}</VisuallyHidden> : null}
    </Button>
  );
}

/** Takes one .xlsx as a report; an empty or too large file, or several, are refused with the reason (R5, F01). */
export function useReportFile(onTaken: (file: File) => void) {
  const [refusals, setRefusals] = useState<readonly Refusal[]>([]);
  const begin = useNewest();

  async function choose(chosen: File[]): Promise<void> {
    const isNewest = begin();
    const files = await namedByContent(chosen, KIND_RULES.main.endings);
    const [file] = files;
    if (!file) return;
    const reason = await reportFileFault(files, 'main');
    if (!isNewest()) return;
    setRefusals(reason ? [{ name: reason === 'several' ? '' : nameOf(file), reason }] : []);
    if (!reason) onTaken(file);
  }

  return { refusals, choose: (files: File[]) => void choose(files), dismiss: () => setRefusals([]) };
}

export type SelectedReport = ReturnType<typeof useReportFile>;
