import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { Button } from '#shared/ui/Button.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { RemoveButton } from '../report/DropZone.tsx';
import { readReportId } from '../report/report-id.ts';
import { QuickLookLine } from '../quick-look/QuickLookLine.tsx';
import { QuickLookPanel } from '../quick-look/QuickLookPanel.tsx';
import { useQuickLook } from '../quick-look/use-quick-look.ts';
import { useTypeName } from '../report/ReportId.tsx';
import styles from './OldFileItem.module.css';

type OldFileItemProps = { file: File; onRemove?: (() => void) | undefined };

/** One of the files of the old control: what its quick look says in a line, and all of it when asked for. */
export function OldFileItem({ file, onRemove }: OldFileItemProps) {
  const { t: tp } = useTranslation('quick-look');
  const lang = useLang();
  const typeName = useTypeName();
  const state = useQuickLook(file, 'old');
  const [open, setOpen] = useState(false);
  const outcome = state.status === 'done' ? state.outcome : null;
  const parts = readReportId(outcome?.facts?.id ?? '');
  const known = [formatFileSize(file.size, lang), parts ? typeName(outcome?.facts?.id ?? '', 'old') : null].filter(
    Boolean,
  );
  return (
    <li className={styles.item}>
      <div className={styles.main}>
        <p className={styles.name}>
          <bdi>{file.name}</bdi>
        </p>
        <p className={styles.note}>{known.join(' · ')}</p>
        <QuickLookLine
          state={state}
          more={
            <Button variant="quiet" size="small" aria-expanded={open} onClick={() => setOpen(!open)}>
              {tp(open ? 'hide' : 'show')} <VisuallyHidden>{file.name}</VisuallyHidden>
            </Button>
          }
        />
        {open ? <QuickLookPanel state={state} version="old" heading={3} /> : null}
      </div>
      {onRemove ? <RemoveButton what={file.name} onRemove={onRemove} /> : null}
    </li>
  );
}
