import { Search, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RECEIPTS_KEPT } from '#shared/config/settings.ts';
import { useStoredList } from '#shared/storage/stored-list.ts';
import { announce } from '#shared/ui/Announcer.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { Status } from '#shared/ui/Status.tsx';
import { receiptList } from './receipt-list.ts';
import { ReceiptItem } from './ReceiptItem.tsx';
import styles from './ReceiptsSection.module.css';
import { searchReceipts } from './search-receipts.ts';

/** The last 50 receipts, on this computer only: searched by jib, name and day, removed one by one or all. Nothing while there are none. */
export function ReceiptsSection() {
  const { t } = useTranslation('receipts');
  const receipts = useStoredList(receiptList).items;
  const [asking, setAsking] = useState(false);
  const [text, setText] = useState('');
  const [day, setDay] = useState('');
  if (!receipts || receipts.length === 0) return null;
  const results = searchReceipts(receipts, text, day);
  const isSearched = text.trim() !== '' || day !== '';

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
      {receipts.length > 1 ? (
        <search className={styles.tools}>
          <TextField
            label={t('searchText')}
            icon={Search}
            type="search"
            autoComplete="off"
            value={text}
            onChange={({ currentTarget }) => setText(currentTarget.value)}
          />
          <TextField
            label={t('searchDay')}
            type="date"
            value={day}
            onChange={({ currentTarget }) => setDay(currentTarget.value)}
          />
        </search>
      ) : null}
      <Status className={styles.count}>{isSearched ? t('results', { count: results.length }) : null}</Status>
      <div className={styles.list}>
        {results.map((receipt) => (
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
