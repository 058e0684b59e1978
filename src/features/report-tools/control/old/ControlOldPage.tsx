import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { href } from '#shared/routing/href.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { AttemptRecords, RecordNote } from '../receipts/AttemptRecords.tsx';
import { ReceiptsSection } from '../receipts/ReceiptsSection.tsx';
import { ControlFrame, GoodToKnow } from '../report/ControlFrame.tsx';
import { PendingStep } from '../report/PendingBar.tsx';
import { RefusedVerdict, SentVerdict } from '../report/Verdict.tsx';
import { isCorrect, type ReportResult } from '../report/report-result.ts';
import { useCaptchaToken } from '../report/RobotCheck.tsx';
import { ControlDialogs } from '../report/ProblemBanner.tsx';
import { UnknownVerdict } from '../report/UnknownVerdict.tsx';
import styles from './ControlOldPage.module.css';
import { OldFiles } from './OldFiles.tsx';
import { OldResults, OldVerdict, SubmitOld } from './OldResults.tsx';
import { useOldControl } from './use-old-control.ts';
import { TIMING } from '#shared/config/settings.ts';
import { Badge } from '#shared/ui/Status.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { TimedBanner } from '#shared/ui/TimedBanner.tsx';
import { ReceiptView } from '../receipts/ReceiptView.tsx';
import { ReportResultCard } from '../results/ReportResultCard.tsx';
import type { OldIn } from './old-control-machine.ts';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { isValidReportId } from '../report/report-id.ts';
import { SubmitDialogFrame } from '../report/SubmitDialogFrame.tsx';

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

const NO_SHEETS: readonly string[] = [];

/** All files were submitted: the success box leaves by itself, what was and was not saved stays (R4.7). */
function OldSent({ results, receipt, record }: OldIn<'submitted'>) {
  const { t } = useTranslation('control');
  const [box, setBox] = useState(true);
  return (
    <>
      {box ? (
        <div className={styles.box}>
          <TimedBanner kind="ok" title={t('SuccessfulSubmit')} ms={TIMING.oldSubmitBox} onHide={() => setBox(false)}>
            {t('SuccessfulSubmitLong')}
          </TimedBanner>
        </div>
      ) : null}
      <RecordNote record={record} outcome="submitted" />
      <ReceiptView receipt={receipt} level={2} />
      <Section title={t('results.titleSeveral')}>
        {results.map((result) => (
          <ReportResultCard
            key={result.name}
            result={result}
            sheets={NO_SHEETS}
            badge={
              <Badge tone={isCorrect(result) ? 'ok' : 'error'}>
                {t(isCorrect(result) ? 'old.saved' : 'old.notSaved')}
              </Badge>
            }
          />
        ))}
      </Section>
    </>
  );
}

type SelectedFilesDialogProps = {
  state: OldIn<'confirming'> | OldIn<'sending'>;
  onSubmit: () => void;
  onDecline: () => void;
  onCancel: () => void;
};

/** 'chosenFiles' (R2.10): all files are sent; which reports will be saved and which will not, confirmed or declined. */
function SelectedFilesDialog({ state, ...acts }: SelectedFilesDialogProps) {
  const { t } = useTranslation('control');
  const { t: tr } = useTranslation('results');
  const { files, split } = state.from;
  const { saved, unsaved } = split ?? { saved: [], unsaved: [] };
  const outcome = (result: ReportResult) =>
    isValidReportId(result.id) ? tr('errorCount', { count: result.errors.length }) : tr('JIBPlusControlError');
  return (
    <SubmitDialogFrame state={state} title={t('chosenFiles')} size="l" {...acts}>
      <p>{t('old.allSent', { count: files.length })}</p>
      <div className={styles.lists}>
        <section>
          <h3>{t('reportsThatWillBeSaved')}</h3>
          <ul>
            {saved.map((result) => (
              <FileRow key={result.name} name={result.name} status="ok" note={tr('noErrors')} />
            ))}
          </ul>
        </section>
        {unsaved.length > 0 ? (
          <section>
            <h3>{t('reportsThatWontBeSaved')}</h3>
            <ul>
              {unsaved.map((result) => (
                <FileRow key={result.name} name={result.name} status="error" note={outcome(result)} />
              ))}
            </ul>
          </section>
        ) : null}
      </div>
    </SubmitDialogFrame>
  );
}
