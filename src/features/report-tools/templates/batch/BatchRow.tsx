import { useTranslation } from 'react-i18next';
import { serverLines } from '#shared/http/api-error.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import type { Lang } from '#shared/i18n/languages.ts';
import { errorTextKey } from '#shared/ui/FailureText.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import type { BatchItem } from './batch.ts';
import styles from './BatchProgress.module.css';

/** One client of a batch: what came, or why nothing did, in the agency's own text when it gave any. */
export function BatchRow({ item, lang }: { item: BatchItem; lang: Lang }) {
  const { t } = useTranslation('templates');
  const { t: ui } = useTranslation('ui');
  const { client, at } = item;
  const problem =
    at.step === 'failed'
      ? serverLines(at.error).join(' ') || ui(errorTextKey(at.error))
      : at.step === 'withoutType'
        ? t('batch.withoutType')
        : at.step === 'notBillable'
          ? t('statementOfInactivityNonBillable')
          : null;
  return (
    <FileRow
      name={client.name}
      badge={<span className={styles.state}>{t(`batch.step.${at.step}`)}</span>}
      note={
        at.step === 'done' ? (
          <>
            <bdi>{at.name}</bdi> · {formatFileSize(at.file.size, lang)}
          </>
        ) : (
          client.jib
        )
      }
      status={at.step === 'done' ? 'ok' : problem === null ? 'waiting' : 'error'}
      error={problem}
    />
  );
}
