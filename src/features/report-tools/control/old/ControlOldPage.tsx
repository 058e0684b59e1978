import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { href } from '#shared/routing/href.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { AttemptRecords } from '../receipts/AttemptRecords.tsx';
import { ReceiptsSection } from '../receipts/ReceiptsSection.tsx';
import { ControlFrame, GoodToKnow } from '../report/ControlFrame.tsx';
import { PendingStep } from '../report/PendingBar.tsx';
import { RefusedVerdict, SentVerdict } from '../report/Verdict.tsx';
import { isCorrect, type ReportResult } from '../report/report-result.ts';
import { useCaptchaToken } from '../report/RobotCheck.tsx';
import { ControlDialogs } from '../report/ProblemBanner.tsx';
import { UnknownVerdict } from '../report/UnknownVerdict.tsx';
import { SelectedFilesDialog } from './SelectedFilesDialog.tsx';
import styles from './ControlOldPage.module.css';
import { OldFiles } from './OldFiles.tsx';
import { OldResults, OldVerdict, SubmitOld } from './OldResults.tsx';
import { OldSent } from './OldSent.tsx';
import { useOldControl } from './use-old-control.ts';

const NONE: readonly ReportResult[] = [];

/** The old control of financial reports, until 2021: several reports are checked and submitted together (R2.10, R4.7). */
export default function ControlOldPage() {
  const { t } = useTranslation('control');
  const lang = useLang();
  const { state, dispatch, check, submit, cancel } = useOldControl(lang);
  const robot = useCaptchaToken();
  // The dialog stands over the step in which the submission was requested: it stays as it was.
  const at = state.step === 'confirming' || state.step === 'sending' ? state.from : state;
  const request = () => dispatch({ type: 'submitRequested' });
  const restart = () => dispatch({ type: 'restarted' });

  function lead(): ReactNode {
    switch (at.step) {
      case 'choose':
        return null;
      case 'checking':
        return <PendingStep sent={at.sent} since={at.since} onCancel={cancel} />;
      case 'checked':
        return <OldVerdict filing={at} onSubmit={request} />;
      case 'refused':
        return <RefusedVerdict problem={at.problem} actions={<SubmitOld split={at.split} onSubmit={request} />} />;
      case 'unknown':
        return <UnknownVerdict {...at} onAgain={request} onRestart={restart} />;
      default: {
        const saved = at.results.filter(isCorrect).length;
        return (
          <SentVerdict receipt={at.receipt} title={t('old.submitted', { count: at.files.length })} onRestart={restart}>
            {t(saved < at.results.length ? 'old.someSaved' : 'old.allSaved', { saved, count: at.results.length })}
          </SentVerdict>
        );
      }
    }
  }

  return (
    <ControlFrame
      version="old"
      step={state.step}
      notes={[
        at.files.length > 0 ? t('old.files', { count: at.files.length }) : null,
        'checkedAt' in at ? formatDateTime(new Date(at.checkedAt), lang) : null,
      ]}
      banner={
        <Banner kind="error" className="no-print">
          <p>
            {t('oldControlNote')} <Link to={href('control', lang)}>{t('notes.toNew')}</Link>
          </p>
        </Banner>
      }
      lead={lead()}
      below={<ReceiptsSection />}
      aside={at.step === 'submitted' ? null : <GoodToKnow version="old" />}
    >
      {at.step === 'checked' || at.step === 'refused' ? <OldResults {...at} robot={robot} /> : null}
      {at.step === 'choose' || at.step === 'checked' || at.step === 'refused' ? (
        <OldFiles
          state={at}
          robot={robot}
          onAdd={(added) => dispatch({ type: 'filesAdded', files: added })}
          onRemove={(file) => dispatch({ type: 'fileRemoved', file })}
          onCheck={() => void check()}
        />
      ) : null}
      {at.step === 'choose' && at.last ? (
        <>
          <Banner kind="act" className={styles.stale ?? ''}>
            {t('old.changedSince')}
          </Banner>
          <OldResults files={at.files} results={at.last.results} earlier={NONE} robot={robot} />
        </>
      ) : null}
      {at.step === 'unknown' ? <AttemptRecords {...at} /> : null}
      {at.step === 'submitted' ? <OldSent {...at} /> : null}
      {state.step === 'confirming' || state.step === 'sending' ? (
        <SelectedFilesDialog
          state={state}
          onSubmit={() => void submit()}
          onDecline={() => dispatch({ type: 'submitDeclined' })}
          onCancel={cancel}
        />
      ) : null}
      <ControlDialogs state={state} hasResults={state.step !== 'choose' || state.last !== null} />
    </ControlFrame>
  );
}
