import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { AttachStep } from './AttachStep.tsx';
import { PendingStep } from '../report/PendingStep.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { ControlFrame } from '../report/ControlFrame.tsx';
import { CorrectVerdict } from './CorrectVerdict.tsx';
import { SubmitFailureDialog } from '../report/SubmitFailureDialog.tsx';
import { FileFacts } from './FileFacts.tsx';
import { GoodToKnow } from '../report/GoodToKnow.tsx';
import { IncorrectStep } from './IncorrectStep.tsx';
import { IncorrectVerdict } from './IncorrectVerdict.tsx';
import type { Control, In } from './control-machine.ts';
import { isCancelled, type Problem } from '../report/problem.ts';
import { useQuickLook } from '../quick-look/use-quick-look.ts';
import { ReceiptsSection } from '../receipts/ReceiptsSection.tsx';
import { SentStep } from './SentStep.tsx';
import { SentVerdict } from '../report/SentVerdict.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import { useControl } from './use-control.ts';
import { useLeaveWarning } from '../report/use-leave-warning.ts';
import { useMainFile } from './use-main-file.ts';

/** Where each step of the control stands in the row of four. */
const STEP: Record<Control['step'], number> = {
  choose: 0,
  checking: 1,
  incorrect: 2,
  attach: 2,
  confirming: 3,
  sending: 3,
  sent: 4,
};

const NO_SHEETS: readonly string[] = [];

/** The new control of financial reports: one report is checked, completed and submitted (R2.11, R4.8). */
export default function ControlPage() {
  const { t } = useTranslation('control');
  const lang = useLang();
  const { state, dispatch, check, submit, cancel } = useControl(lang);
  const selected = useMainFile((file) => dispatch({ type: 'mainChosen', file }));
  const main = state.step === 'sent' ? null : state.main;
  const quickLook = useQuickLook(main, 'new');
  const facts = quickLook.status === 'done' ? quickLook.outcome.facts : null;
  const sheets = facts?.sheets ?? NO_SHEETS;
  const [reported, setReported] = useState<Problem | null>(null);
  useLeaveWarning(state.step === 'checking' || state.step === 'sending');
  const checkedAt = 'checkedAt' in state ? state.checkedAt : undefined;
  const problem = state.step === 'attach' ? state.problem : null;
  const failure = problem !== reported && !isCancelled(problem) ? problem : null;
  // The dialogs stand over what was confirmed.
  const attached = attachedOf(state);
  const pick = (files: File[]) => void selected.choose(files);

  function lead(): ReactNode {
    if (state.step === 'checking') return <PendingStep sent={state.sent} since={state.since} onCancel={cancel} />;
    if (state.step === 'incorrect') return <IncorrectVerdict state={state} sheets={sheets} onFiles={pick} />;
    if (attached) return <CorrectVerdict result={attached.result} sheets={sheets} checkedAt={attached.checkedAt} />;
    if (state.step !== 'sent') return null;
    return (
      <SentVerdict receipt={state.receipt} title={t('verdict.sent')} onRestart={() => dispatch({ type: 'restarted' })}>
        {t('SuccessfulSubmitLong')}
      </SentVerdict>
    );
  }

  return (
    <ControlFrame
      version="new"
      step={STEP[state.step]}
      notes={[main?.name ?? null, checkedAt === undefined ? null : formatDateTime(new Date(checkedAt), lang)]}
      lead={lead()}
      below={<ReceiptsSection />}
      aside={
        main ? (
          <>
            <FileFacts
              file={main}
              version="new"
              facts={facts}
              {...('result' in state && { id: state.result.id })}
              {...(checkedAt !== undefined && { checkedAt })}
            />
            <GoodToKnow version="new" />
          </>
        ) : state.step === 'sent' ? null : (
          <GoodToKnow version="new" />
        )
      }
    >
      {state.step === 'choose' ? (
        <ChooseStep
          state={state}
          quickLook={quickLook}
          refusals={selected.refusals}
          onDismissRefusals={selected.dismiss}
          onFiles={pick}
          onRemove={() => dispatch({ type: 'mainRemoved' })}
          onCheck={() => void check()}
        />
      ) : null}
      {state.step === 'incorrect' ? (
        <IncorrectStep
          state={state}
          sheets={sheets}
          refusals={selected.refusals}
          onDismissRefusals={selected.dismiss}
        />
      ) : null}
      {attached ? <AttachStep state={attached} sheets={sheets} dispatch={dispatch} /> : null}
      {state.step === 'confirming' || state.step === 'sending' ? (
        <SubmitDialog
          state={state}
          onSubmit={() => void submit()}
          onDecline={() => dispatch({ type: 'submitDeclined' })}
          onCancel={cancel}
        />
      ) : null}
      {failure ? <SubmitFailureDialog problem={failure} onClose={() => setReported(failure)} /> : null}
      {state.step === 'sent' ? <SentStep receipt={state.receipt} /> : null}
    </ControlFrame>
  );
}

/** The dialogs of the submission stand over what is submitted: it stays as it was. */
function attachedOf(state: Control): In<'attach'> | null {
  if (state.step === 'attach') return state;
  return state.step === 'confirming' || state.step === 'sending' ? { ...state, step: 'attach', problem: null } : null;
}
