import { Send } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { countResults, type ReportResult } from '../machine/report-result.ts';
import type { Split } from '../machine/old-control-machine.ts';
import type { Problem } from '../machine/problem.ts';
import { ProblemBanner } from '../ProblemBanner.tsx';
import { compareAttempts } from '../results/compare-attempts.ts';
import { EmailResults } from '../results/EmailResults.tsx';
import { ResultActions } from '../results/ResultActions.tsx';
import { ResultCard } from '../results/ResultCard.tsx';
import { Score } from '../Score.tsx';
import type { CaptchaToken } from '../use-captcha-token.ts';
import { Verdict } from '../Verdict.tsx';

type OldResultsProps = {
  results: readonly ReportResult[];
  earlier: readonly ReportResult[];
  /** Null when nothing can be submitted: no report is correct, or the files changed since the check. */
  split: Split;
  /** The files have changed since the check. */
  stale: boolean;
  checkedAt: number;
  problem: Problem | null;
  robot: CaptchaToken;
  onSubmit: () => void;
};

/** The results of several reports: counts, one card each, e-mail, and the way to the submission (R2.10, R4.7). */
export function OldResults(props: OldResultsProps) {
  const { results, earlier, split, stale, checkedAt, problem, robot, onSubmit } = props;
  const { t } = useTranslation('control');
  const counts = countResults(results);
  const all = counts.incorrect === 0;
  const reason = stale ? t('old.changedSince') : split ? null : t('old.noneCorrect');
  return (
    <>
      <Verdict
        tone={all ? 'good' : 'bad'}
        takesFocus={!stale}
        title={
          all
            ? t('old.allCorrect', { count: counts.reports })
            : t('old.someIncorrect', { incorrect: counts.incorrect, count: counts.reports })
        }
        status={t(all ? 'status.onlyCheckedNotSubmitted' : 'status.onlyChecked')}
        aside={<Score counts={counts} />}
        actions={
          <>
            <Button variant="primary" icon={Send} onClick={onSubmit} unavailable={reason}>
              {t('old.submit')}
            </Button>
            <ResultActions results={results} sheets={[]} checkedAt={checkedAt} />
          </>
        }
      >
        <p>{t(counts.correct > 0 ? 'old.correctOnes' : 'verdict.badText')}</p>
      </Verdict>
      {problem ? <ProblemBanner problem={problem} during="send" /> : null}
      {stale ? <Banner kind="act">{t('old.changedSince')}</Banner> : null}
      <Section title={t('results.titleSeveral')}>
        {results.map((result) => (
          <ResultCard
            key={result.name}
            result={result}
            sheets={[]}
            badge={<Change result={result} earlier={earlier} />}
          />
        ))}
        <EmailResults version="old" results={results} ofCheck={robot} />
      </Section>
    </>
  );
}

/** What changed in a report since the check before. */
function Change({ result, earlier }: { result: ReportResult; earlier: readonly ReportResult[] }) {
  const { t } = useTranslation('results');
  const before = earlier.find(({ name }) => name === result.name);
  const comparison = before && compareAttempts(before, result);
  if (!comparison || comparison.fixed.length + comparison.added.length === 0) return null;
  const { fixed, remaining, added } = comparison;
  return (
    <span className="small muted">
      {t('compare.short', { fixed: fixed.length, remaining: remaining.length, added: added.length })}
    </span>
  );
}
