import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { href } from '#shared/routing/href.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { ReceiptsSection } from '../receipts/ReceiptsSection.tsx';
import styles from './ControlOldPage.module.css';
import { PendingStep } from '../report/PendingStep.tsx';
import { ControlFrame } from '../report/ControlFrame.tsx';
import { SubmitFailureDialog } from '../report/SubmitFailureDialog.tsx';
import { GoodToKnow } from '../report/GoodToKnow.tsx';
import type { OldControl } from './old-control-machine.ts';
import { isCancelled, type Problem } from '../report/problem.ts';
import { isCorrect, type ReportResult } from '../report/report-result.ts';
import { ChosenFilesDialog } from './ChosenFilesDialog.tsx';
import { OldFiles } from './OldFiles.tsx';
import { OldResults } from './OldResults.tsx';
import { OldVerdict } from './OldVerdict.tsx';
import { OldSent } from './OldSent.tsx';
import { ProblemBanner } from '../report/ProblemBanner.tsx';
import { SentVerdict } from '../report/SentVerdict.tsx';
import { useCaptchaToken } from '../report/RobotCheck.tsx';
import { useLeaveWarning } from '../report/use-leave-warning.ts';
import { useOldControl } from './use-old-control.ts';

/** Where each step of the control stands in the row of four. */
const STEP: Record<OldControl['step'], number> = {
  choose: 0,
  checking: 1,
  checked: 2,
  confirming: 3,
  sending: 3,
  sent: 4,
};

const NONE: readonly ReportResult[] = [];

/** The old control of financial reports, until 2021: several reports are checked and submitted together (R2.10, R4.7). */
export default function ControlOldPage() {
  const { t } = useTranslation('control');
  const lang = useLang();
  const { state, dispatch, check, submit, cancel } = useOldControl(lang);
  const robot = useCaptchaToken();
  const [reported, setReported] = useState<Problem | null>(null);
  useLeaveWarning(state.step === 'checking' || state.step === 'sending');
  const checked = state.step === 'checked' || state.step === 'confirming' || state.step === 'sending' ? state : null;
  const files = 'files' in state ? state.files : [];
  const problem = state.step === 'checked' ? state.problem : null;
  const failure = problem !== reported && !isCancelled(problem) ? problem : null;

  function lead(): ReactNode {
    if (state.step === 'checking') return <PendingStep sent={state.sent} since={state.since} onCancel={cancel} />;
    if (checked)
      return (
        <OldVerdict
          results={checked.results}
          checkedAt={checked.checkedAt}
          split={checked.split}
          onSubmit={() => dispatch({ type: 'submitAsked' })}
        />
      );
    if (state.step !== 'sent') return null;
    const taken = state.results.filter(isCorrect).length;
    return (
      <SentVerdict
        receipt={state.receipt}
        title={t('old.sent', { count: taken })}
        onRestart={() => dispatch({ type: 'restarted' })}
      >
        {t(taken < state.results.length ? 'old.someNotTaken' : 'old.allTaken')}
      </SentVerdict>
    );
  }

  return (
    <ControlFrame
      version="old"
      step={STEP[state.step]}
      notes={[
        files.length > 0 ? t('old.files', { count: files.length }) : null,
        checked ? formatDateTime(new Date(checked.checkedAt), lang) : null,
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
      aside={state.step === 'sent' ? null : <GoodToKnow version="old" />}
    >
      {checked ? (
        <>
          {problem ? <ProblemBanner problem={problem} during="send" /> : null}
          <OldResults results={checked.results} earlier={checked.earlier} robot={robot} />
        </>
      ) : null}
      {checked || state.step === 'choose' ? (
        <OldFiles
          state={checked ?? (state as Extract<OldControl, { step: 'choose' }>)}
          robot={robot}
          onAdd={(added) => dispatch({ type: 'filesAdded', files: added })}
          onRemove={(file) => dispatch({ type: 'fileRemoved', file })}
          onCheck={() => void check()}
        />
      ) : null}
      {state.step === 'choose' && state.last ? (
        <>
          <Banner kind="act" className={styles.stale ?? ''}>
            {t('old.changedSince')}
          </Banner>
          <OldResults results={state.last.results} earlier={NONE} robot={robot} />
        </>
      ) : null}
      {state.step === 'confirming' || state.step === 'sending' ? (
        <ChosenFilesDialog
          state={state}
          onSubmit={() => void submit()}
          onDecline={() => dispatch({ type: 'submitDeclined' })}
          onCancel={cancel}
        />
      ) : null}
      {failure ? <SubmitFailureDialog problem={failure} onClose={() => setReported(failure)} /> : null}
      {state.step === 'sent' ? <OldSent results={state.results} receipt={state.receipt} /> : null}
    </ControlFrame>
  );
}
