import ArrowRight from 'lucide-react/icons/arrow-right';
import FileArchive from 'lucide-react/icons/file-archive';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhyClosed } from '#domain/agency-file/switches.ts';
import type { Client } from '#domain/filing/clients/client.ts';
import { formatLocalTime } from '#shared/format/date.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { ConfirmButton } from '#shared/ui/ConfirmButton.tsx';
import { FailureText } from '#shared/ui/FailureText.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { FocusAfter } from '#shared/ui/FocusAfter.tsx';
import { useAnnounce } from '#shared/ui/LiveRegion.tsx';
import { ProgressBar } from '#shared/ui/ProgressBar.tsx';
import type { TemplateVersion } from '../template-version.ts';
import type { DocumentFacts } from '../use-document-facts.ts';
import type { BatchItem } from './batch-machine.ts';
import { countsOf } from './batch.ts';
import type { BatchApi } from './use-batch.ts';
import styles from './BatchProgress.module.css';

type BatchProgressProps = {
  api: BatchApi;
  clients: readonly Client[];
  version: TemplateVersion;
  facts: Pick<DocumentFacts, 'noReportTypes'>;
};

/** A pending or finished batch: progress of each client, what failed and why, and buttons to retry, cancel and save the archive. */
export function BatchProgress({ api, clients, version, facts }: BatchProgressProps) {
  const lang = useLang();
  const { t } = useTranslation(['templates', 'ui', 'layout']);
  const { batch, running } = api;
  const closed = useWhyClosed('template', version.route);
  useAnnounce(batch && running ? t(`batch.title.${batch.kind}`) : null);
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    if (running) panel.current?.scrollIntoView?.({ block: 'nearest' });
  }, [running]);
  if (batch === null) return null;
  const { total, done, failed, cancelled } = countsOf(batch);
  const left = failed + cancelled;
  const outcome = failed ? 'someFailed' : cancelled ? 'wasCancelled' : api.isUnsaved ? 'allHere' : 'allDone';
  const heldUntil = batch.items.flatMap(({ at }) => (at.step === 'waiting' && at.until ? [at.until] : []))[0];
  const text = t('batch.progress', { done: done + failed, total });
  return (
    <section ref={panel} className={styles.panel} aria-label={t(`batch.title.${batch.kind}`)}>
      {running ? (
        <>
          <div className={styles.head}>
            <ProgressBar label={t(`batch.title.${batch.kind}`)} value={(done + failed) / total} text={text} />
            {/* When the batch ends by itself, its button goes. */}
            <FocusAfter>
              <Button size="small" onClick={api.cancel}>
                {t('batch.cancel')}
              </Button>
            </FocusAfter>
          </div>
          {heldUntil === undefined ? null : (
            <Banner kind="info" live>
              {t('batch.held', { time: formatLocalTime(new Date(heldUntil), lang) })}
            </Banner>
          )}
        </>
      ) : (
        <>
          <Banner kind={failed ? 'error' : cancelled ? 'info' : 'ok'} live title={t('batch.outcome', { done, total })}>
            <p>{t(`batch.${outcome}`, { count: left })}</p>
          </Banner>
          <FocusAfter className="button-row">
            {left > 0 ? (
              <Button icon={RotateCw} unavailable={closed ?? facts.noReportTypes} onClick={() => api.retry(clients)}>
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
                {t('layout:screens.control')}
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
          </FocusAfter>
          {batch.zipFailed ? (
            <Banner kind="error" live>
              {t('batch.zipFailed')}
            </Banner>
          ) : null}
        </>
      )}
      <ul className={styles.rows}>
        {batch.items.map((item) => (
          <BatchRow key={item.client.jib} item={item} />
        ))}
      </ul>
    </section>
  );
}

/** One client of a batch: its document, or why there is none, with the agency's own text if it sent one. */
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
            <bdi>{at.name}</bdi>
            <span>{` · ${formatFileSize(at.file.size, lang)}`}</span>
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
