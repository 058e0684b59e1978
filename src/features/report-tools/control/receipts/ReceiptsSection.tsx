import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RECEIPTS_KEPT } from '#shared/config/settings.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { announce } from '#shared/ui/announcements.ts';
import { Badge } from '#shared/ui/Badge.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { receiptList } from './receipt-list.ts';
import type { Receipt } from '../report/receipt.ts';
import { ReceiptView } from './ReceiptView.tsx';
import styles from './ReceiptsSection.module.css';

/** The last 50 receipts, kept on this computer only; nothing is shown while there are none. */
export function ReceiptsSection() {
  const { t } = useTranslation('receipts');
  const receipts = useStoredList(receiptList).items;
  const [asking, setAsking] = useState(false);
  if (!receipts || receipts.length === 0) return null;

  async function clear(): Promise<void> {
    await receiptList.change(() => []);
    setAsking(false);
    announce(t('cleared'));
  }

  return (
    <Section
      className={styles.section ?? ''}
      title={t('listTitle')}
      intro={t('listIntro', { count: RECEIPTS_KEPT })}
      aside={
        <Button variant="quiet" size="small" icon={Trash2} className={styles.clear} onClick={() => setAsking(true)}>
          {t('clear')}
        </Button>
      }
    >
      <div className={styles.list}>
        {receipts.map((receipt) => (
          <ReceiptItem key={receipt.key} receipt={receipt} />
        ))}
      </div>
      <ConfirmDialog
        open={asking}
        title={t('clearTitle')}
        confirmLabel={t('clearConfirm')}
        onConfirm={() => void clear()}
        onClose={() => setAsking(false)}
      >
        <p>{t('clearText', { count: receipts.length })}</p>
      </ConfirmDialog>
    </Section>
  );
}

function ReceiptItem({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('receipts');
  const lang = useLang();
  const [open, setOpen] = useState(false);
  const [first] = receipt.reports;
  return (
    <Disclosure
      summary={
        <span className={styles.summary}>
          <time dateTime={receipt.sentAt}>{formatDateTime(receipt.sentAt, lang)}</time>
          {receipt.outcome === 'unknown' ? <Badge plain>{t('unknown')}</Badge> : null}
          <bdi>{receipt.reports.length === 1 ? first?.name : t('reportCount', { count: receipt.reports.length })}</bdi>
        </span>
      }
      open={open}
      onToggle={setOpen}
    >
      {open ? <ReceiptView receipt={receipt} /> : null}
    </Disclosure>
  );
}
