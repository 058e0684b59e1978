import Search from 'lucide-react/icons/search';
import Trash2 from 'lucide-react/icons/trash';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import * as z from 'zod/mini';
import { receiptList, removeReceipt } from '#domain/filing/receipts/receipt-list.ts';
import type { Receipt } from '#domain/filing/receipts/receipt.ts';
import { formatDateTime, isoDate } from '#shared/format/date.ts';
import { digitsOnly } from '#shared/format/digits.ts';
import { hasWords } from '#shared/format/has-words.ts';
import { plainSigns } from '#shared/format/plain-text.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { href } from '#shared/routing/href.ts';
import { urlText } from '#shared/routing/url-schema.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { ConfirmButton } from '#shared/ui/ConfirmButton.tsx';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { Badge, Status } from '#shared/ui/Status.tsx';
import { ReadingList, StoredNotice } from '#shared/ui/StoredNotice.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { ReceiptView } from './ReceiptView.tsx';
import styles from './ReceiptsSection.module.css';

/** What a link to the records searches for: `?records=4200000000001`. */
const recordsUrl = z.object({ records: urlText(60) });

/** The receipts of this computer: searched by jib, name and day, removed singly or all; an address may ask for some. */
export function ReceiptsSection() {
  const { t } = useTranslation(['receipts', 'layout']);
  const lang = useLang();
  const { announcer } = usePortal();
  const stored = useStoredList(receiptList);
  const { items: receipts, change } = stored;
  const [{ records }] = useUrlState(recordsUrl);
  const [text, setText] = useState(records);
  const [day, setDay] = useState('');
  const title = useRef<HTMLSpanElement>(null);
  const isRequested = records !== '' && receipts !== null && receipts.length > 0;
  useEffect(() => {
    if (!isRequested) return;
    title.current?.scrollIntoView({ block: 'start' });
    title.current?.focus({ preventScroll: true });
  }, [isRequested]);
  if (receipts === null) return <ReadingList rows={2} />;
  if (receipts.length === 0) return null;
  const results = searchReceipts(receipts, text, day);
  const isSearched = text.trim() !== '' || day !== '';

  return (
    // Other submissions do not belong on a printed result; one of them may be printed alone.
    <Section
      className="no-print"
      title={
        <span ref={title} tabIndex={-1}>
          {t('listTitle')}
        </span>
      }
      intro={
        <>
          {stored.isLostWithTab ? null : <p>{t('listIntro')}</p>}
          <p className="no-print">
            <Link to={href('season', lang)}>{t('layout:screens.season')}</Link>
          </p>
        </>
      }
      aside={
        <ConfirmButton
          variant="quiet"
          size="small"
          icon={Trash2}
          className={styles.clear}
          title={t('clearTitle')}
          text={t('clearText', { count: receipts.length })}
          confirmLabel={t('clearConfirm')}
          onConfirm={() => void change(() => []).then(() => announcer.announce(t('cleared')))}
        >
          {t('clear')}
        </ConfirmButton>
      }
    >
      <StoredNotice of={stored}>{t('notLasting')}</StoredNotice>
      {receipts.length > 1 || isSearched ? (
        <search className={`stack ${styles.tools}`}>
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
          <ReceiptItem
            key={receipt.key}
            receipt={receipt}
            isOpenAtFirst={records !== '' && text === records && results.length === 1}
          />
        ))}
      </div>
    </Section>
  );
}

/** The receipts whose names have the words of a text, or one whose jib has its digits, and that have a day; '' matches all. */
function searchReceipts(receipts: readonly Receipt[], text: string, day: string): readonly Receipt[] {
  const digits = /^[\p{Nd}\p{P}\s]+$/u.test(plainSigns(text)) ? digitsOnly(text) : '';
  const isNamed = hasWords<Receipt>(text, ({ reports, files }) =>
    [...reports, ...files].map(({ name }) => name).join(' '),
  );
  return receipts.filter(
    (receipt) =>
      (day === '' || isoDate(receipt.sentAt) === day) &&
      (isNamed(receipt) || (digits !== '' && receipt.reports.some(({ id }) => id.includes(digits)))),
  );
}

/** One receipt of the list: collapsed it shows when and what; expanded it shows everything and can be removed. */
function ReceiptItem({ receipt, isOpenAtFirst }: { receipt: Receipt; isOpenAtFirst: boolean }) {
  const { t } = useTranslation('receipts');
  const lang = useLang();
  const { storage, announcer } = usePortal();
  const [open, setOpen] = useState(isOpenAtFirst);
  const { reports, sentAt, outcome } = receipt;
  const time = formatDateTime(sentAt, lang);

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
          <ConfirmButton
            variant="quiet"
            icon={Trash2}
            title={t('removeTitle')}
            text={t('removeText', { time })}
            confirmLabel={t('clearConfirm')}
            onConfirm={() =>
              void removeReceipt(storage, receipt).then(() => announcer.announce(t('removed', { time })))
            }
          >
            {t('remove')}
          </ConfirmButton>
        </ReceiptView>
      ) : null}
    </Disclosure>
  );
}
