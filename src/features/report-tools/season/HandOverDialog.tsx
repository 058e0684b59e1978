import { saveAs } from 'file-saver';
import Download from 'lucide-react/icons/download';
import { useTranslation } from 'react-i18next';
import type { FilingStores } from '#domain/filing/filing-stores.ts';
import { handOverFile } from '#domain/filing/import/import-file.ts';
import { fileDay } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';

/** Says what a colleague gets in a file and what not, and saves it. */
export function HandOverDialog({ stores, onClose }: { stores: FilingStores; onClose: () => void }) {
  const { t } = useTranslation(['season', 'ui']);
  const lang = useLang();
  const { announcer } = usePortal();

  function save(): void {
    saveAs(handOverFile(stores), `${t('season:file.name')}-${fileDay()}.json`);
    announcer.announce(t('season:handOver.saved'));
    onClose();
  }

  return (
    <Dialog
      open
      title={t('season:handOver.title')}
      onClose={onClose}
      actions={
        <>
          <Button variant="primary" icon={Download} onClick={save}>
            {t('season:handOver.save')}
          </Button>
          <Button onClick={onClose}>{t('ui:cancel')}</Button>
        </>
      }
    >
      <div className="stack">
        <p>{t('season:handOver.text')}</p>
        <ul>
          {(['clients', 'receipts', 'checks', 'downloads'] as const).map((part) => {
            const { length: count } = stores[part];
            return <li key={part}>{t(`season:handOver.${part}`, { count, number: formatNumber(count, lang) })}</li>;
          })}
        </ul>
        <p className="small muted">{t('season:handOver.privacy')}</p>
      </div>
    </Dialog>
  );
}
