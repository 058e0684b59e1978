import ArrowRight from 'lucide-react/icons/arrow-right';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import FileText from 'lucide-react/icons/file-text';
import TriangleAlert from 'lucide-react/icons/triangle-exclamation-point';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useWhyClosed } from '#domain/agency-file/switches.ts';
import { useSilentSince } from '#shared/api/base-answers.ts';
import { formatShare } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { ConfirmDialog } from '#shared/ui/ConfirmDialog.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { FailureText, ServerLines } from '#shared/ui/FailureText.tsx';
import { FocusAfter } from '#shared/ui/FocusAfter.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { useAnnounce } from '#shared/ui/LiveRegion.tsx';
import { ProgressBar, useElapsed } from '#shared/ui/ProgressBar.tsx';
import { Spinner } from '#shared/ui/Spinner.tsx';
import { blamesJib } from './template-calls.ts';
import type { DocumentKind } from './template-form.ts';
import type { TemplateVersion } from './template-version.ts';
import { generateCall } from './templates.calls.ts';
import type { DocumentDownload } from './use-document-download.ts';
import styles from './DownloadBar.module.css';

type DownloadBarProps = {
  version: TemplateVersion;
  /** Why nothing can be downloaded yet. */
  waitsFor: string | null;
  download: DocumentDownload;
  onEstimate: () => void;
};

/**
 * The buttons of R2.8 and R2.9 with their red notes; the first one submits the form. While a download is pending no other can
 * start; its result is shown in the same place.
 */
export function DownloadBar({ version, waitsFor, download: { state, cancel, dismiss }, onEstimate }: DownloadBarProps) {
  const { t } = useTranslation('templates');
  const pending = state.step === 'pending' ? state.kind : null;
  const closed = useWhyClosed('template', version.route) ?? waitsFor;
  const usable = (kind: DocumentKind) =>
    closed && !pending
      ? { unavailable: closed }
      : pending === kind
        ? { isPending: true }
        : pending
          ? { unavailable: t('otherUnderWay') }
          : {};
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
      {state.step === 'pending' ? <Waiting share={state.share} onCancel={cancel} /> : null}
      {state.step === 'cancelled' ? (
        <Banner kind="info" live onDismiss={dismiss}>
          {t('cancelled')}
        </Banner>
      ) : null}
      {state.step === 'saved' ? <Saved version={version} {...state} onDismiss={dismiss} /> : null}
      {version.notes.map((note) => (
        <RedNote key={note}>{t(note)}</RedNote>
      ))}
    </div>
  );
}

type SavedProps = { version: TemplateVersion; kind: DocumentKind; name: string; onDismiss: () => void };

/** The saved file; in the new version 'template downloaded' with a link to the control (R2.9, R4.6). */
function Saved({ version, kind, name, onDismiss }: SavedProps) {
  const lang = useLang();
  const { t } = useTranslation(['templates', 'layout']);
  const hasFollowUp = kind === 'template' && version.followUp;
  return (
    <Banner kind="ok" live title={hasFollowUp ? t('templateDownloaded') : null} onDismiss={onDismiss}>
      {hasFollowUp ? (
        <div className={styles.follow}>
          <p>{t('templateDownloadedMessage')}</p>
          <RedNote>{t('templateDownloadedNote')}</RedNote>
          <ButtonLink to={href(version.control, lang)} iconAfter={ArrowRight}>
            {t('layout:screens.control')}
          </ButtonLink>
        </div>
      ) : (
        t('saved', { name })
      )}
    </Banner>
  );
}

/** A red note of R2.8 and R2.9; an icon marks it as well as its colour (I03). */
function RedNote({ children }: { children: ReactNode }) {
  return (
    <p className={styles.note}>
      <Icon of={TriangleAlert} size="s" />
      <span>{children}</span>
    </p>
  );
}

/** 'Please wait…' with the elapsed time, the share received once the file arrives, and a button to cancel (R2.8). */
function Waiting({ share, onCancel }: { share: number; onCancel: () => void }) {
  const { t } = useTranslation('templates');
  const lang = useLang();
  const [since] = useState(Date.now);
  const seconds = useElapsed(since);
  useAnnounce(t('pleaseWait'));
  return (
    <div className={styles.waiting}>
      <p className={styles.text}>
        <Spinner size="l" />
        <span>{t('pleaseWait')}</span>
      </p>
      <p className={styles.elapsed}>{t('elapsed', { seconds })}</p>
      {share > 0 ? <ProgressBar label={t('arriving')} value={share} text={formatShare(share, lang)} /> : null}
      {/* When the file arrives, its button goes. */}
      <FocusAfter>
        <Button size="small" onClick={onCancel}>
          {t('cancelDownload')}
        </Button>
      </FocusAfter>
    </div>
  );
}

type TemplateFailureDialogProps = {
  version: TemplateVersion;
  download: DocumentDownload;
  /** Clears the jib (R4.6, R8). */
  onAccept: () => void;
  onRetry: (kind: DocumentKind) => void;
};

/**
 * The dialog after a failed download (R8), with the agency's own message first. If the request was refused and had a jib, it is
 * the dialog of the specification, and accepting it clears the jib. For any other error it offers to try again (readings, R8),
 * unless downloads are closed meanwhile.
 */
export function TemplateFailureDialog(props: TemplateFailureDialogProps) {
  const { version, download, onAccept, onRetry } = props;
  const { state, dismiss } = download;
  const { t } = useTranslation(['templates', 'ui']);
  const closed = useWhyClosed('template', version.route);
  const silentAt = useSilentSince(generateCall.base, state.step === 'failed' ? state.error : undefined);
  if (state.step !== 'failed') return null;
  const { kind, error, jib } = state;
  const isJib = jib !== '' && blamesJib(error);
  const reason = silentAt ? <p>{t('failed.silent', { time: silentAt })}</p> : <FailureText error={error} />;
  if (!isJib && closed)
    return (
      <Dialog open size="s" title={t(`failed.${kind}`)} onClose={dismiss} closeLabel={t('ui:close')}>
        {reason}
        <p>{closed}</p>
      </Dialog>
    );
  return (
    <ConfirmDialog
      open
      title={t(`failed.${kind}`)}
      confirmLabel={t(isJib ? 'failed.removeJib' : 'ui:tryAgain')}
      cancelLabel={t(isJib ? 'failed.keepJib' : 'ui:close')}
      onConfirm={() => {
        dismiss();
        if (isJib) onAccept();
        else onRetry(kind);
      }}
      onClose={dismiss}
    >
      {isJib ? (
        <>
          <ServerLines error={error} />
          <p>{t(`failed.${kind}Text`)}</p>
        </>
      ) : (
        reason
      )}
    </ConfirmDialog>
  );
}
