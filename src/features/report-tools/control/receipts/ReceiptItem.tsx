import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { announce } from '#shared/ui/Announcer.tsx';
import { Badge } from '#shared/ui/Badge.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import type { Receipt } from '../report/receipt.ts';
import { receiptList } from './receipt-list.ts';
import { ReceiptView } from './ReceiptView.tsx';
import styles from './ReceiptsSection.module.css';

/** One receipt of the list: closed it says when and what, open it says all and can be removed. */
export function ReceiptItem({ receipt }: { receipt: Receipt }) {
  const { t } = useTranslation('receipts');
  const lang = useLang();
  const [open, setOpen] = useState(false);
  const [asking, setAsking] = useState(false);
  const { key, reports, sentAt, outcome } = receipt;
  const time = formatDateTime(sentAt, lang);

  async function remove(): Promise<void> {
    await receiptList.change((receipts) => receipts.filter((each) => each.key !== key));
    announce(t('removed', { time }));
  }

  return (
    <Disclosure
      summary={
        <span className={styles.summary}>
          <time dateTime={sentAt}>{time}</time>
          {outcome === 'unknown' ? <Badge plain>{t('unknown')}</Badge> : null}
          <bdi>{reports.length === 1 ? reports[0]?.name : t('reportCount', { count: reports.length })}</bdi>
        </span>
      }
      open={open}
      onToggle={setOpen}
    >
      {open ? (
        <ReceiptView receipt={receipt}>
          <Button variant="quiet" icon={Trash2} onClick={() => setAsking(true)}>
            {t('remove')}
          </Button>
        </ReceiptView>
      ) : null}
      <ConfirmDialog
        open={asking}
        title={t('removeTitle')}
        confirmLabel={t('clearConfirm')}
        onConfirm={() => void remove()}
        onClose={() => setAsking(false)}
      >
        <p>{t('removeText', { time })}</p>
      </ConfirmDialog>
    </Disclosure>
  );
}
