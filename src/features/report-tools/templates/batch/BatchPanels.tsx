import { ArrowRight, FileArchive, FileSpreadsheet, FileText, RotateCw } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#shared/ui/Banner.tsx';
import { href } from '#shared/routing/href.ts';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { ConfirmButton } from '#shared/ui/ConfirmButton.tsx';
import { ProgressBar } from '#shared/ui/ProgressBar.tsx';
import type { Client } from '../clients/client.ts';
import { countsOf, missingForBatch, ownOrCommon } from './batch.ts';
import type { BatchItem } from './batch-machine.ts';
import styles from './BatchPanels.module.css';
import type { TemplateVersion } from '../template-version.ts';
import type { DocumentKind } from '../template-form.ts';
import type { DocumentFacts } from '../use-document-facts.ts';
import type { WatchedForm } from '../use-template-form.ts';
import type { BatchApi } from './use-batch.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { FailureText } from '#shared/ui/FailureText.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';

type BatchStartProps = {
  /** The clients selected for the batch. */
  clients: readonly Client[];
  values: WatchedForm;
  version: TemplateVersion;
  facts: DocumentFacts;
  onStart: (kind: DocumentKind) => void;
};

/** Starts a batch for the selected clients; says which data come from the form, or what is still missing before it can start. */
export function BatchStart({ clients, values, version, facts, onStart }: BatchStartProps) {
  const { t } = useTranslation('templates');
  const count = clients.length;
  const missing = missingForBatch(values, clients, facts.isOffered).map((field) => t(`missing.${field}`));
  const reason =
    count === 0
      ? t('batch.chooseClients')
      : missing.length > 0
        ? t('batch.missing', { fields: missing.join(', ') })
        : null;
  const reportTypes = clients.map((client) => ownOrCommon(client, values, facts.isOffered).reportTypeId);
  const hasOwn = clients.some(({ creatorId, reportTypeId }) => creatorId !== null || reportTypeId !== null);
  const notBillable = reportTypes.every((id) => facts.notBillable(id)) ? t('statementOfInactivityNonBillable') : null;
  return (
    <section className={styles.bar} aria-label={t('batch.label')}>
      <p className={styles.text}>
        <strong>{t('batch.selected', { count })}</strong>{' '}
        {reason ??
          t(hasOwn ? 'batch.fromClients' : 'batch.fromForm', {
            type: facts.reportTypeName(reportTypes[0] ?? null),
            year: values.accountingPeriod,
          })}
      </p>
      {reason === null ? (
        <div className="button-row">
          <Button icon={FileSpreadsheet} wide="on-phones" onClick={() => onStart('template')}>
            {t('batch.templates')}
          </Button>
          {version.estimate ? (
            <Button icon={FileText} wide="on-phones" unavailable={notBillable} onClick={() => onStart('estimate')}>
              {t('batch.estimates')}
            </Button>
          ) : null}
        </div>
      ) : null}
    </section>
  );
}

type BatchProgressProps = { api: BatchApi; clients: readonly Client[]; version: TemplateVersion };

/** A batch under way or done: progress of each client, what failed and why, retry, cancel, and the archive. */
export function BatchProgress({ api, clients, version }: BatchProgressProps) {
  const lang = useLang();
  const { t } = useTranslation(['templates', 'ui']);
  const { batch, running } = api;
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (running) panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [running]);
  if (batch === null) return null;
  const { total, done, failed, cancelled } = countsOf(batch);
  const left = failed + cancelled;
  const text = t('batch.progress', { done: done + failed, total });
  return (
    <section ref={panel} className={styles.panel} aria-label={t(`batch.title.${batch.kind}`)}>
      {running ? (
        <div className={styles.head}>
          <ProgressBar label={t(`batch.title.${batch.kind}`)} value={(done + failed) / total} text={text} />
          <Button size="small" onClick={api.cancel}>
            {t('batch.cancel')}
          </Button>
        </div>
      ) : (
        <Banner kind={failed ? 'error' : cancelled ? 'info' : 'ok'} live title={t('batch.outcome', { done, total })}>
          <p>
            {t(
              left === 0
                ? api.isUnsaved
                  ? 'batch.allHere'
                  : 'batch.allDone'
                : failed
                  ? 'batch.someFailed'
                  : 'batch.wasCancelled',
              { count: left },
            )}
          </p>
        </Banner>
      )}
      {running ? null : (
        <div className="button-row">
          {left > 0 ? (
            <Button icon={RotateCw} onClick={() => api.retry(clients)}>
              {t('batch.retry', { count: left })}
            </Button>
          ) : null}
          {done > 0 ? (
            <Button icon={FileArchive} onClick={api.save}>
              {t('batch.save', { count: done })}
            </Button>
          ) : null}
          {done > 0 && batch.kind === 'template' && version.followUp ? (
            <ButtonLink variant="quiet" to={href(version.control, lang)} iconAfter={ArrowRight}>
              {t('toControl')}
            </ButtonLink>
          ) : null}
          <ConfirmButton
            variant="quiet"
            confirms={api.isUnsaved}
            title={t('batch.closeTitle')}
            text={t('batch.leaveText')}
            confirmLabel={t('batch.closeConfirm')}
            cancelLabel={t('ui:leave.stay')}
            onConfirm={api.close}
          >
            {t('batch.close')}
          </ConfirmButton>
        </div>
      )}
      {batch.zipFailed && !running ? (
        <Banner kind="error" live>
          {t('batch.zipFailed')}
        </Banner>
      ) : null}
      <ul className={styles.rows}>
        {batch.items.map((item) => (
          <BatchRow key={item.client.jib} item={item} />
        ))}
      </ul>
    </section>
  );
}

/** One client of a batch: what came, or why nothing did, in the agency's own text when it gave any. */
function BatchRow({ item }: { item: BatchItem }) {
  const lang = useLang();
  const { t } = useTranslation('templates');
  const { client, at } = item;
  const problem =
    at.step === 'failed' ? (
      <FailureText error={at.error} />
    ) : at.step === 'withoutType' ? (
      t('batch.withoutType')
    ) : at.step === 'notBillable' ? (
      t('statementOfInactivityNonBillable')
    ) : null;
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
