import Share2 from 'lucide-react/icons/share-2';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useExportAbout } from '#domain/agency-file/use-export-about.ts';
import { ExportMenu } from '#shared/export/ExportMenu.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { PrintButton } from '#shared/ui/PrintButton.tsx';
import type { FilingStores } from './desk/desk-rows.ts';
import type { DeskItem } from './desk/next-step.ts';
import { ImportButton } from './hand-over/ImportButton.tsx';
import { useDeskFile } from './use-desk-file.ts';

const HandOverDialog = lazyPart(() => import('./hand-over/HandOverDialog.tsx').then((file) => file.HandOverDialog));

type DeskToolsProps = {
  stores: FilingStores;
  period: number;
  /** The rows shown, which are exported. */
  items: readonly DeskItem[];
  /** The button that adds a client. */
  add: ReactNode;
};

/** What can be done with the desk: add a client, import, hand over, download and print what is shown. */
export function DeskTools({ stores, period, items, add }: DeskToolsProps) {
  const { t } = useTranslation('season');
  const [isHandingOver, setHandingOver] = useState(false);
  const columns = useDeskFile();
  const about = useExportAbout([{ label: t('year.label'), text: String(period) }]);
  return (
    <div className="button-row no-print">
      {add}
      <ImportButton stores={stores} />
      <Button icon={Share2} aria-haspopup="dialog" onClick={() => setHandingOver(true)}>
        {t('handOver.open')}
      </Button>
      <ExportMenu
        title={t('file.title')}
        label={t('file.download')}
        columns={columns}
        source={{ rows: () => items }}
        about={about}
        fileName={`${t('file.name')}-${period}`}
      />
      <PrintButton variant="quiet" />
      {isHandingOver ? <HandOverDialog stores={stores} onClose={() => setHandingOver(false)} /> : null}
    </div>
  );
}
