import { saveAs } from 'file-saver';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import { type ReactNode, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { Receipt, RecordState } from '#domain/filing/receipts/receipt.ts';
import { formatDateTime, isoDate } from '#shared/format/date.ts';
import { fileName } from '#shared/format/file-name.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { MISSING } from '#shared/format/number.ts';
import { jsonFile, textFile } from '#shared/format/text-file.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { DefinitionList } from '#shared/ui/DefinitionList.tsx';
import { printOnly } from '#shared/ui/print-only.ts';
import { Badge } from '#shared/ui/Status.tsx';
import { ReportId, useTypeName } from '../report/ReportId.tsx';
import { receiptText, shownAnswer } from './receipt-text.ts';
import styles from './ReceiptView.module.css';

/**
 * The sender's records of a submission, or of unanswered tries, for questions to the agency; and whether the records remain beyond
 * this tab. This says nothing about the submission itself, which only the agency confirms (readings, R4.8).
 */
export function Records({ receipts, record }: { receipts: readonly Receipt[]; record: RecordState }) {
  const { t } = useTranslation('control');
  const isStored = record === 'stored';
  return (
    <>
      {record === 'pending' ? null : (
        <Banner kind={isStored ? 'info' : 'act'} className={`no-print ${styles.note}`} live>
          {t(isStored ? 'record.stored' : `record.unstored.${receipts[0]?.outcome ?? 'unknown'}`)}
        </Banner>
      )}
      {receipts.map((receipt) => (
        <ReceiptView key={receipt.key} receipt={receipt} level={2} />
      ))}
    </>
  );
}

type ReceiptViewProps = {
  receipt: Receipt;
  level?: 2 | 3;
  children?: ReactNode;
};

/** A receipt to print and save: time, reports, files with their fingerprints, and the agency's answer if there is one. */
export function ReceiptView({ receipt, level = 3, children }: ReceiptViewProps) {
  const { t } = useTranslation('receipts');
  const { t: filing } = useTranslation('filing');
  const lang = useLang();
  const Heading = `h${level}` as const;
  const { outcome, answer } = receipt;
  const typeName = useTypeName();
  const box = useRef<HTMLDivElement>(null);
  const shown = shownAnswer(answer, lang, t);
  const time = formatDateTime(receipt.sentAt, lang);
  const typeOf = (id: string) => typeName(id, receipt.version) ?? MISSING;
  const sizeOf = (bytes: number) => formatFileSize(bytes, lang);

  const save = (content: Blob, ending: string) =>
    saveAs(content, fileName(`${t('file')} ${isoDate(receipt.sentAt)} ${receipt.reports[0]?.id ?? ''}`, ending));

  return (
    <div className={`stack ${styles.receipt}`} ref={box}>
      <Heading className={styles.title}>{t(`title.${outcome}`)}</Heading>
      <p className={styles.own}>{t(`ownRecord.${outcome}`)}</p>
      <DefinitionList
        narrow
        items={[
          [
            t(`time.${outcome}`),
            <time key="time" dateTime={receipt.sentAt}>
              {time}
            </time>,
          ],
          ...receipt.reports.map(
            ({ id, name, taken }) =>
              [
                t('report'),
                <span key={id} className={styles.report}>
                  <b>
                    <bdi>{name}</bdi>{' '}
                    {taken || outcome === 'unknown' ? null : <Badge tone="error">{t('notTaken')}</Badge>}
                  </b>
                  <span>{`${t('type')}: ${typeOf(id)}`}</span>
                  <span className="tnum">
                    <span>{`${t('id')}:`}</span> {id ? <ReportId id={id} /> : <span>{MISSING}</span>}
                  </span>
                </span>,
              ] as const,
          ),
        ]}
      />
      <p className={styles.head}>{t('files')}</p>
      <ul className={styles.files}>
        {receipt.files.map(({ name, kind, size, sha256 }) => (
          <li key={name}>
            <b>
              <bdi>{name}</bdi>
            </b>
            <span className={styles.kind}>
              {[kind && filing(`kind.${kind}`), sizeOf(size)].filter(Boolean).join(' · ')}
            </span>
            <code>{`SHA-256 ${sha256 ?? MISSING}`}</code>
          </li>
        ))}
      </ul>
      {outcome === 'submitted' || answer ? (
        <>
          <p className={styles.head}>{t(`answer.${outcome}`)}</p>
          {shown ? <pre dir="auto">{shown}</pre> : <p className={styles.own}>{t('noMessage')}</p>}
        </>
      ) : null}
      <div className="button-row">
        <Button icon={Printer} onClick={() => box.current && printOnly(box.current)}>
          {t('print')}
        </Button>
        <Button
          icon={Download}
          onClick={() => save(textFile(receiptText(receipt, { time, typeOf, sizeOf }, t)), 'txt')}
        >
          {t('save')}
        </Button>
        <Button icon={Download} onClick={() => save(jsonFile(receipt), 'json')}>
          {t('saveJson')}
        </Button>
        {children}
      </div>
    </div>
  );
}
