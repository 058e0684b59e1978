import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { useLang } from '#domain/language/use-lang.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { href } from '#shared/routing/href.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { BusyStep } from './BusyStep.tsx';
import { ControlFrame } from './ControlFrame.tsx';
import { FailureDialog } from './FailureDialog.tsx';
import { GoodToKnow } from './GoodToKnow.tsx';
import type { OldControl } from './machine/old-control-machine.ts';
import type { Problem } from './machine/problem.ts';
import { ChosenFilesDialog } from './old/ChosenFilesDialog.tsx';
import { OldFiles } from './old/OldFiles.tsx';
import { OldResults } from './old/OldResults.tsx';
import { OldSent } from './old/OldSent.tsx';
import { useCaptchaToken } from './use-captcha-token.ts';
import { useLeaveWarning } from './use-leave-warning.ts';
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

/** The old control of financial reports, until 2021: several reports are checked and submitted together (R2.10, R4.7). */
export default function ControlOldPage() {
  const { t } = useTranslation('control');
  const lang = useLang();
  const { state, dispatch, check, submit, cancel } = useOldControl(lang);
  const robot = useCaptchaToken();
  const [told, setTold] = useState<Problem | null>(null);
  useLeaveWarning(state.step === 'checking' || state.step === 'sending');
  const last = state.step === 'choose' ? state.last : 'checkedAt' in state ? state : null;
  const files = 'files' in state ? state.files : [];
  const failure = state.step === 'checked' && state.problem !== told ? state.problem : null;
  const editable = state.step !== 'checking' && state.step !== 'sent' ? state : null;

  return (
    <ControlFrame
      version="old"
      step={STEP[state.step]}
      notes={[
        files.length > 0 ? t('old.files', { count: files.length }) : null,
        last && state.step !== 'choose' ? formatDateTime(new Date(last.checkedAt), lang) : null,
      ]}
      banner={
        <Banner kind="error" className="no-print">
          <p>
            {t('oldControlNote')} <Link to={href('control', lang)}>{t('notes.toNew')}</Link>
          </p>
        </Banner>
      }
      aside={state.step === 'sent' ? null : <GoodToKnow version="old" />}
    >
      {editable ? (
        <OldFiles
          state={editable}
          robot={robot}
          onAdd={(added) => dispatch({ type: 'filesAdded', files: added })}
          onRemove={(file) => dispatch({ type: 'fileRemoved', file })}
          onCheck={() => void check()}
        />
      ) : null}
      {editable && last ? (
        <OldResults
          // A new check is a new verdict: it is scrolled to and read anew.
          key={last.checkedAt}
          results={last.results}
          earlier={'earlier' in editable ? editable.earlier : []}
          split={'split' in editable ? editable.split : null}
          stale={editable.step === 'choose'}
          checkedAt={last.checkedAt}
          problem={editable.step === 'checked' ? editable.problem : null}
          robot={robot}
          onSubmit={() => dispatch({ type: 'submitAsked' })}
        />
      ) : null}
      {state.step === 'checking' ? (
        <BusyStep what="check" sent={state.sent} since={state.since} onCancel={cancel} />
      ) : null}
      {state.step === 'confirming' || state.step === 'sending' ? (
        <ChosenFilesDialog
          state={state}
          onSubmit={() => void submit()}
          onDecline={() => dispatch({ type: 'submitDeclined' })}
          onCancel={cancel}
        />
      ) : null}
      {failure ? <FailureDialog problem={failure} onClose={() => setTold(failure)} /> : null}
      {state.step === 'sent' ? (
        <OldSent results={state.results} receipt={state.receipt} onRestart={() => dispatch({ type: 'restarted' })} />
      ) : null}
    </ControlFrame>
  );
}
