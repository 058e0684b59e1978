import type { LucideIcon } from 'lucide-react';
import Check from 'lucide-react/icons/check';
import CircleQuestionMark from 'lucide-react/icons/circle-question-mark';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { howMany, type Receipt } from '#domain/filing/receipts/receipt.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { reducedMotion } from '#shared/timing/reduced-motion.ts';
import { Button } from '#shared/ui/Button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { ServerLines } from '#shared/ui/FailureText.tsx';
import { isCancelled, type Problem, problemTitle } from './problem.ts';
import { ProblemBanner, ProblemText } from './ProblemBanner.tsx';
import type { countResults } from './report-result.ts';
import type { CommonEvent } from './submission-machine.ts';
import styles from './Verdict.module.css';

type VerdictProps = {
  /** `sent` has a dark background, so that it is not mistaken for the result of a check; `unknown` is neither green nor red. */
  tone: 'bad' | 'good' | 'unknown' | 'sent';
  title: ReactNode;
  /** A short text beside the symbol: only checked, or submitted. */
  status: ReactNode;
  children: ReactNode;
  actions?: ReactNode;
  aside?: ReactNode;
};

const SIGNS: Record<VerdictProps['tone'], LucideIcon> = {
  bad: X,
  good: Check,
  unknown: CircleQuestionMark,
  sent: Send,
};

/** The outcome, the largest element on the screen (look: Report control). When it appears it gets the focus and is scrolled to. */
export function Verdict({ tone, title, status, children, actions, aside }: VerdictProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const box = useRef<HTMLElement>(null);
  useEffect(() => {
    box.current?.scrollIntoView({ block: 'start', behavior: reducedMotion() ? 'auto' : 'smooth' });
    heading.current?.focus({ preventScroll: true });
  }, []);
  const Sign = SIGNS[tone];
  return (
    <section
      ref={box}
      className={classNames('stack', styles.verdict, styles[tone], Boolean(aside) && styles.two)}
      aria-labelledby="verdict"
    >
      <span className={styles.mark} aria-hidden="true">
        <Sign strokeWidth={2.5} />
      </span>
      <div className={styles.outcome}>
        <p className={styles.status}>{status}</p>
        <h2 id="verdict" ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {children ? <div className={styles.text}>{children}</div> : null}
      </div>
      {actions ? <div className={styles.actions}>{actions}</div> : null}
      {aside ? <div className={styles.aside}>{aside}</div> : null}
    </section>
  );
}

/** The counts beside the verdict: reports, correct, incorrect and errors (R2.10, R2.11, R3.10). */
export function Score({ counts }: { counts: ReturnType<typeof countResults> }) {
  const { t } = useTranslation('control');
  const lang = useLang();
  const tones = { reports: null, correct: styles.ok, incorrect: styles.error, errors: styles.error };
  return (
    <dl className={styles.score}>
      {(['reports', 'correct', 'incorrect', 'errors'] as const).map((key) => (
        <div key={key} className={classNames(counts[key] > 0 && tones[key])}>
          <dt>{t(`count.${key}`)}</dt>
          <dd className="tnum">{formatNumber(counts[key], lang)}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A submission that was refused or failed: why, with the agency's own message if it gave one; all files stay selected (R4.8, R8). */
export function RefusedVerdict({ problem, ...beside }: { problem: Problem; aside?: ReactNode; actions?: ReactNode }) {
  const { t } = useTranslation('control');
  return (
    <Verdict
      tone={isCancelled(problem) ? 'unknown' : 'bad'}
      title={t(problemTitle(problem, 'send'))}
      status={t('status.notSubmitted')}
      {...beside}
    >
      <ProblemText problem={problem} during="send" />
    </Verdict>
  );
}

type SentVerdictProps = { receipt: Receipt; title: string; children?: ReactNode; onRestart: () => void };

/** 'Submitted', on a dark background, so that it is not mistaken for the result of a check. */
export function SentVerdict({ receipt, title, children, onRestart }: SentVerdictProps) {
  const { t } = useTranslation('control');
  const lang = useLang();
  return (
    <Verdict
      tone="sent"
      title={title}
      status={t('status.submitted', { time: formatDateTime(receipt.sentAt, lang) })}
      actions={
        <Button icon={RotateCcw} onClick={onRestart}>
          {t('startAgain')}
        </Button>
      }
    >
      {children ? <p>{children}</p> : null}
    </Verdict>
  );
}

type UnknownVerdictProps = {
  /** The submissions without an answer. */
  attempts: readonly Receipt[];
  /** Of a repeated submission that was refused. */
  problem: Problem | null;
  dispatch: (event: CommonEvent) => void;
};

/**
 * Everything was sent but no answer came: neither 'submitted' nor 'not submitted' is true (readings, R4.8). Sending again is
 * not the primary button.
 */
export function UnknownVerdict({ attempts, problem, dispatch }: UnknownVerdictProps) {
  const { t } = useTranslation('control');
  const lang = useLang();
  const last = attempts.at(-1);
  return (
    <Verdict
      tone="unknown"
      title={t(`unknown.title.${howMany(last)}`)}
      status={t('unknown.status', { time: formatDateTime(last?.sentAt ?? '', lang) })}
      actions={
        <>
          <Button icon={Send} onClick={() => dispatch({ type: 'submitRequested' })}>
            {t('unknown.again')}
          </Button>
          <Button variant="quiet" icon={RotateCcw} onClick={() => dispatch({ type: 'restarted' })}>
            {t('startAgain')}
          </Button>
        </>
      }
    >
      {problem ? <ProblemBanner problem={problem} during="send" title={t('unknown.tryFailed')} /> : null}
      <p>{t(last?.answer ? 'unknown.answered' : 'unknown.text')}</p>
      {last?.answer ? <ServerLines error={{ kind: 'contract', message: last.answer }} /> : null}
      <p>{t(`unknown.what.${howMany(last)}`)}</p>
    </Verdict>
  );
}
