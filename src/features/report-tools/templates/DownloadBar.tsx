import { ArrowRight, FileSpreadsheet, FileText, TriangleAlert } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { type ApiError, errorReason } from '#shared/http/api-error.ts';
import { href } from '#shared/routing/href.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import { FailureText, ServerLines } from '#shared/ui/FailureText.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { ProgressBar, useElapsed } from '#shared/ui/ProgressBar.tsx';
import { Spinner } from '#shared/ui/Spinner.tsx';
import { Status } from '#shared/ui/Status.tsx';
import styles from './DownloadBar.module.css';
import type { DocumentKind } from './template-form.ts';
import type { TemplateVersion } from './template-version.ts';
import type { DownloadState } from './use-document-download.ts';
import { useLang } from '#shared/i18n/use-lang.ts';

type DownloadBarProps = {
  version: TemplateVersion;
  state: DownloadState;
  onEstimate: () => void;
  onCancel: () => void;
  /** What came of the last download: stands where the wait stood. */
  children: ReactNode;
};

/** The buttons of R2.8 and R2.9 with their red notes; the first one submits the form. No second download while one is under way. */
export function DownloadBar({ version, state, onEstimate, onCancel, children }: DownloadBarProps) {
  const { t } = useTranslation('templates');
  const pending = state.step === 'pending' ? state.kind : null;
  const usable = (kind: DocumentKind) =>
    pending === kind ? { isPending: true } : pending ? { unavailable: t('otherUnderWay') } : {};
  return (
    <div className={styles.bar}>
      <div className="button-row">
        <Button type="submit" variant="primary" icon={FileSpreadsheet} wide="on-phones" {...usable('template')}>
          {t('downloadTemplate')}
        </Button>
        {version.estimate ? (
          <Button icon={FileText} wide="on-phones" onClick={onEstimate} {...usable('estimate')}>
            {t('downloadEstimate')}
          </Button>
        ) : null}
      </div>
      {state.step === 'pending' ? <Waiting share={state.share} onCancel={onCancel} /> : null}
      {children}
      {version.notes.map((note) => (
        <RedNote key={note}>{t(note)}</RedNote>
      ))}
    </div>
  );
}

type DownloadOutcomeProps = { version: TemplateVersion; state: DownloadState; onDismiss: () => void };

/** What came of a download: the 'template downloaded' state of the new version with the way to the control (R2.9, R4.6), or the saved file. */
export function DownloadOutcome({ version, state, onDismiss }: DownloadOutcomeProps) {
  const lang = useLang();
  const { t } = useTranslation('templates');
  if (state.step !== 'saved' && state.step !== 'cancelled') return null;
  if (state.step === 'cancelled' || state.kind === 'estimate' || !version.followUp)
    return (
      <Banner kind={state.step === 'saved' ? 'ok' : 'info'} live onDismiss={onDismiss}>
        {state.step === 'saved' ? t('saved', { name: state.name }) : t('cancelled')}
      </Banner>
    );
  return (
    <Banner kind="ok" live title={t('templateDownloaded')} onDismiss={onDismiss}>
      <div className={styles.follow}>
        <p>{t('templateDownloadedMessage')}</p>
        <RedNote>{t('templateDownloadedNote')}</RedNote>
        <ButtonLink to={href(version.control, lang)} iconAfter={ArrowRight}>
          {t('toControl')}
        </ButtonLink>
      </div>
    </Banner>
  );
}

/** A red note of R2.8 and R2.9, marked by its sign as well as by its colour (I03). */
function RedNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note}>
      <Icon of={TriangleAlert} size="s" />
      <span>{children}</span>
    </p>
  );
}

type WaitingProps = {
  /** Share of the file that arrived, 0 to 1; 0 while the agency is still making it. */
  share: number;
  onCancel: () => void;
};

/** 'Please wait…' with the time that passed, real progress once the file arrives, and a way out (R2.8). */
function Waiting({ share, onCancel }: WaitingProps) {
  const { t } = useTranslation('templates');
  const [since] = useState(Date.now);
  const seconds = useElapsed(since);
  return (
    <div className={styles.waiting}>
      <Status className={styles.text}>
        <Spinner size="l" />
        <span>{t('pleaseWait')}</span>
      </Status>
      <p className={styles.elapsed}>{t('elapsed', { seconds })}</p>
      {share > 0 ? <ProgressBar label={t('arriving')} value={share} text={`${Math.round(share * 100)} %`} /> : null}
      <Button size="small" onClick={onCancel}>
        {t('cancelDownload')}
      </Button>
    </div>
  );
}

type TemplateFailureDialogProps = {
  state: DownloadState;
  /** Clears the jib (R4.6, R8). */
  onAccept: () => void;
  onRetry: () => void;
  onClose: () => void;
};

/**
 * A download failed (R8): the agency's own message first. Where it refused the request and a jib was sent, the dialog of the
 * specification stands, and accepting it clears the jib. Anything else is not the jib's fault and can be tried again (readings, R8).
 */
export function TemplateFailureDialog({ state, onAccept, onRetry, onClose }: TemplateFailureDialogProps) {
  const { t } = useTranslation('templates');
  const { t: ui } = useTranslation('ui');
  if (state.step !== 'failed') return null;
  const { kind, error, jib } = state;
  const isJib = jib !== '' && blamesJib(error);
  return (
    <ConfirmDialog
      open
      title={t(`failed.${kind}`)}
      confirmLabel={isJib ? t('failed.removeJib') : ui('tryAgain')}
      cancelLabel={isJib ? t('failed.keepJib') : ui('close')}
      onConfirm={isJib ? onAccept : onRetry}
      onClose={onClose}
    >
      {isJib ? (
        <>
          <ServerLines error={error} />
          <p>{t(`failed.${kind}Text`)}</p>
        </>
      ) : (
        <FailureText error={error} />
      )}
    </ConfirmDialog>
  );
}

/** A 4xx about the request itself; a session that ended, too much or too often have causes of their own. */
function blamesJib(error: ApiError): boolean {
  const reason = errorReason(error);
  return reason === 'refused' || reason === 'notFound';
}
