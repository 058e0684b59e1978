import Share2 from 'lucide-react/icons/share-2';
import UserRoundPlus from 'lucide-react/icons/user-round-plus';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExportAbout } from '#domain/agency-file/use-export-about.ts';
import type { FilingStores } from '#domain/filing/filing-stores.ts';
import { ImportButton } from '#domain/filing/import/ImportButton.tsx';
import { ExportMenu } from '#shared/export/ExportMenu.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { PrintButton } from '#shared/ui/PrintButton.tsx';
import type { DeskItem } from './desk/next-step.ts';
import type { DeskActions } from './table/DeskCell.tsx';
import { useDeskFile } from './use-desk-file.ts';
import styles from './SeasonDesk.module.css';

const HandOverDialog = lazyPart(() => import('./HandOverDialog.tsx').then((file) => file.HandOverDialog));

type DeskToolsProps = Pick<DeskActions, 'onAdd'> & {
  stores: FilingStores;
  period: number;
  /** The rows shown, which are exported. */
  items: readonly DeskItem[];
};

/** What can be done with the desk: add a client, import, hand over, download and print what is shown. */
export function DeskTools({ stores, period, items, onAdd }: DeskToolsProps) {
  const { t } = useTranslation('season');
  const [isHandingOver, setHandingOver] = useState(false);
  const columns = useDeskFile();
  const about = useExportAbout([{ label: t('year.label'), text: String(period) }]);
  return (
    <div className={`button-row ${styles.tools}`}>
      <Button size="small" icon={UserRoundPlus} onClick={() => onAdd({ jib: '', name: '' })}>
        {t('add')}
      </Button>
      <ImportButton size="small" />
      <Button size="small" icon={Share2} aria-haspopup="dialog" onClick={() => setHandingOver(true)}>
        {t('handOver.open')}
      </Button>
      <ExportMenu
        size="small"
        title={t('title')}
        label={t('file.download')}
        columns={columns}
        source={{ rows: () => items }}
        about={about}
        fileName={`${t('file.name')}-${period}`}
      />
      <PrintButton size="small" variant="quiet" />
      {isHandingOver ? <HandOverDialog stores={stores} onClose={() => setHandingOver(false)} /> : null}
    </div>
  );
}
