import CalendarCheck from 'lucide-react/icons/calendar-check';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { Closed } from '#domain/agency-file/Closed.tsx';
import { FilingDeadlines } from '#domain/agency-file/FilingDeadlines.tsx';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { ButtonLink } from '#shared/ui/Button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { useStrayDrops } from '#shared/ui/dropped-files.ts';
import { LeaveQuestion } from '#shared/ui/LeaveQuestion.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { PageMeta } from '#shared/ui/PageMeta.tsx';
import { Stepper } from '#shared/ui/Stepper.tsx';
import { ReceiptsSection } from '../receipts/ReceiptsSection.tsx';
import { Records } from '../receipts/ReceiptView.tsx';
import { type CheckedFile, useSentBefore } from '../receipts/sent-before.ts';
import { SentBeforeBanner } from '../receipts/SentBeforeBanner.tsx';
import type { ControlVersion } from '../report/control-settings.ts';
import { PendingStep } from '../report/PendingBar.tsx';
import { isCancelled, type Problem } from '../report/problem.ts';
import { SubmitFailureDialog } from '../report/ProblemBanner.tsx';
import type { CommonEvent, Submittable, Submitted, Submitting } from '../report/submission-machine.ts';
import { UnknownVerdict } from '../report/Verdict.tsx';
import { SubmitDialog, type SentSummary } from './SubmitDialog.tsx';
import side from '../report/Side.module.css';
import styles from './ControlFrame.module.css';

/** The notes of the two screens in their order (R2.10, R2.11). */
const NOTES = {
  old: ['multipleFiles', 'onlyExcel', 'emailing', 'onlyMathematical', 'noChain'],
  new: ['emailing', 'sendingOnline', 'onlyMathematical', 'noChain', 'onlyOneFile'],
} as const;

/** What the control does and does not do, with links to the other control and to the templates. */
function GoodToKnow({ version }: { version: ControlVersion }) {
  const { t } = useTranslation(['control', 'layout']);
  const lang = useLang();
  const isNew = version === 'new';
  return (
    <section className={`${side.block} no-print`}>
      <h2 className="side-head">{t('notes.title')}</h2>
      <ul className={side.notes}>
        {NOTES[version].map((note) => (
          <li key={note}>{t(`notes.${note}`)}</li>
        ))}
        <li>
          <Link to={href('lastYear', lang)}>{t('lastYear')}</Link>
        </li>
        <li>
          <Link to={href(isNew ? 'controlOld' : 'control', lang)}>{t(isNew ? 'title.old' : 'notes.toNew')}</Link>
        </li>
        <li>
          <Link to={href(isNew ? 'templates' : 'templatesOld', lang)}>{t('layout:screens.templates')}</Link>
        </li>
      </ul>
    </section>
  );
}

type Filed = Submittable<object, 'attach' | 'checked'>;

/** Steps that both state machines share. `last` holds the results of files that have changed since; `during` is that of the problem. */
type ControlState =
  | { step: 'choose'; last?: object | null; problem: Problem | null; during?: 'send' }
  | { step: 'checking'; sent: number; since: number }
  | { step: 'incorrect' }
  | Filed
  | Submitting<Filed>
  | Submitted;

type ControlFrameProps = {
  version: ControlVersion;
  control: {
    state: ControlState;
    /** The step shown behind the dialogs: the one from which the submission was started. */
    at: Exclude<ControlState, Submitting<Filed>>;
    dispatch: (event: CommonEvent) => void;
    submit: (asked: readonly string[]) => Promise<void>;
    cancel: () => void;
  };
  /** Short facts under completed steps: the file's name, the time of the check. */
  notes: readonly (string | null)[];
  banner?: ReactNode;
  /** The result over the whole width, if the control itself provides it. */
  lead: ReactNode;
  facts?: ReactNode;
  sent: SentSummary;
  /** The reports as they were checked; none before. */
  checkedFiles: readonly CheckedFile[];
  children: ReactNode;
};

/** Index of each step in the row of four; 4 when all are done. */
const PLACE = {
  choose: 0,
  checking: 1,
  checked: 2,
  incorrect: 2,
  attach: 2,
  refused: 3,
  unknown: 3,
  confirming: 3,
  sending: 3,
  submitted: 4,
} as const;

/** The page around both controls, with what they share: the pending check, dialogs, an unanswered submission, stored receipts. */
export function ControlFrame(props: ControlFrameProps) {
  const { version, notes, banner, lead, facts, sent, checkedFiles, children } = props;
  const { state, at, dispatch, submit, cancel } = props.control;
  const { t } = useTranslation(['control', 'layout']);
  const [reported, setReported] = useState<Problem | null>(null);
  const lang = useLang();
  const before = useSentBefore(checkedFiles);
  const isNew = version === 'new';
  const title = t(`title.${version}`);
  useStrayDrops();
  const place = PLACE[state.step];
  const loss = lossOf(state);
  const failure =
    state.step === 'refused' || (state.step === 'choose' && state.during === 'send') ? state.problem : null;
  // Only the new control accepts documents with the report.
  const steps = ['choose', 'check', isNew ? 'correct' : 'correctOld', 'submit'] as const;

  function outcome(): ReactNode {
    if (at.step === 'checking') return <PendingStep sent={at.sent} since={at.since} onCancel={cancel} />;
    // Mounted anew with every attempt, so that its heading gets the focus again.
    if (at.step === 'unknown') return <UnknownVerdict key={at.attempts.length} {...at} dispatch={dispatch} />;
    return lead;
  }

  return (
    <div className={`wrap ${styles.page}`}>
      <PageMeta title={title} description={t(`description.${version}`)} />
      <ContentTrail base={isNew ? 'control' : 'controlOld'} title={title} trail="register" />
      <PageHead
        title={title}
        intro={isNew && place > 0 ? undefined : t(`intro.${version}`)}
        actions={
          place === 0 ? (
            <ButtonLink to={href('season', lang)} variant="quiet" icon={CalendarCheck}>
              {t('layout:screens.season')}
            </ButtonLink>
          ) : null
        }
      />
      <Closed names={['check', 'submit', isNew ? 'control' : 'controlOld']} />
      {banner ? <div className={styles.banner}>{banner}</div> : null}
      <Stepper
        label={t('steps.label')}
        current={place}
        steps={steps.map((name, index) => ({
          label: t(`steps.${name}`),
          note: notes[index] ? <span className={styles.note}>{notes[index]}</span> : null,
        }))}
      />
      {outcome()}
      <div
        className={classNames(
          styles.columns,
          at.step !== 'choose' && styles.under,
          at.step !== 'submitted' && styles.two,
        )}
      >
        <div className={styles.matter}>
          {at.step === 'attach' || at.step === 'checked' || at.step === 'refused' ? (
            <SentBeforeBanner sent={before ?? []} className={styles.before} />
          ) : null}
          {children}
          {at.step === 'unknown' ? <Records receipts={at.attempts} record={at.record} /> : null}
          {'from' in state ? (
            <SubmitDialog
              version={version}
              state={state}
              sent={sent}
              before={before}
              onSubmit={(asked) => void submit(asked)}
              onDecline={() => dispatch({ type: 'submitDeclined' })}
              onCancel={cancel}
            />
          ) : null}
          {failure && failure !== reported && !isCancelled(failure) ? (
            <SubmitFailureDialog problem={failure} onClose={() => setReported(failure)} />
          ) : null}
          <LeaveQuestion>{loss && t(`leave.${loss}`)}</LeaveQuestion>
        </div>
        {at.step === 'submitted' ? null : (
          <aside className={styles.side} aria-label={t('aside')}>
            {facts}
            <GoodToKnow version={version} />
          </aside>
        )}
      </div>
      <ReceiptsSection />
      {place === 0 ? <FilingDeadlines /> : null}
    </div>
  );
}

/** What leaving would interrupt or lose. */
function lossOf(state: ControlState): 'check' | 'send' | 'results' | 'record' | null {
  if (state.step === 'checking') return 'check';
  if (state.step === 'sending') return 'send';
  if (state.step === 'submitted') return state.record === 'unstored' ? 'record' : null;
  return state.step === 'choose' && !state.last ? null : 'results';
}
