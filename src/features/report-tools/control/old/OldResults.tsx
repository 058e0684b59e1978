import { useTranslation } from 'react-i18next';
import { Send } from 'lucide-react';
import { Section } from '#shared/ui/Section.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { useQuickLook } from '../quick-look/use-quick-look.ts';
import { isSameName } from '../report/file-kinds.ts';
import { countResults, isCorrect, type ReportResult } from '../report/report-result.ts';
import type { CaptchaToken } from '#shared/captcha/Captcha.tsx';
import { compareAttempts } from '../results/compare-attempts.ts';
import { ReportResultCard } from '../results/ReportResultCard.tsx';
import { Score, Verdict } from '../report/Verdict.tsx';
import { EmailResults, ResultActions } from '../results/ResultActions.tsx';
import type { OldFiling } from './old-control-machine.ts';

type OldResultsProps = {
  files: readonly File[];
  results: readonly ReportResult[];
  earlier: readonly ReportResult[];
  /** The captcha of the check, for the e-mail. */
  robot: CaptchaToken;
};

/** One card for each report, and the e-mailing of all results (R2.10, R4.7). */
export function OldResults({ files, results, earlier, robot }: OldResultsProps) {
  const { t } = useTranslation('control');
  return (
    <Section title={t('results.titleSeveral')}>
      {results.map((result) => (
        <OldResult
          key={result.name}
          result={result}
          file={files.find(({ name }) => isSameName(name, result.name)) ?? null}
          earlier={earlier}
        />
      ))}
      <EmailResults version="old" results={results} ofCheck={robot} />
    </Section>
  );
}

type OldResultProps = { result: ReportResult; file: File | null; earlier: readonly ReportResult[] };

/** One report; the sheets its errors may name are those the quick look saw in its file. */
function OldResult({ result, file, earlier }: OldResultProps) {
  const look = useQuickLook(file, 'old');
  return (
    <ReportResultCard
      result={result}
      sheets={look.outcome?.facts?.sheets}
      badge={<Change result={result} earlier={earlier} />}
    />
  );
}

/** What changed in a report since the check before. */
function Change({ result, earlier }: Pick<OldResultProps, 'result' | 'earlier'>) {
  const { t } = useTranslation('results');
  const before = earlier.find(({ name }) => isSameName(name, result.name));
  const comparison = before && compareAttempts(before, result);
  if (!comparison || comparison.fixed.length + comparison.added.length === 0) return null;
  const { fixed, remaining, added } = comparison;
  return (
    <span className="small muted">
      {t('compare.short', { fixed: fixed.length, remaining: remaining.length, added: added.length })}
    </span>
  );
}

/** How many of the reports are correct, and the way to their submission: all files are sent, the correct ones are saved (R2.10, R4.7). */
export function OldVerdict({ filing: { results, checkedAt }, onSubmit }: { filing: OldFiling; onSubmit: () => void }) {
  const { t } = useTranslation('control');
  const counts = countResults(results);
  const all = counts.incorrect === 0;
  return (
    <Verdict
      tone={all ? 'good' : 'bad'}
      title={
        all
          ? t('old.allCorrect', { count: counts.reports })
          : t('old.someIncorrect', { incorrect: counts.incorrect, count: counts.reports })
      }
      status={t(counts.correct > 0 ? 'status.onlyCheckedNotSubmitted' : 'status.onlyChecked')}
      aside={<Score counts={counts} />}
      actions={
        <>
          <SubmitOld results={results} onSubmit={onSubmit} />
          <ResultActions results={results} checkedAt={checkedAt} />
        </>
      }
    >
      <p>{t(counts.correct > 0 ? 'old.correctOnes' : 'verdict.badText')}</p>
    </Verdict>
  );
}

/** The way to the submission, closed while not one report is correct. */
export function SubmitOld({ results, onSubmit }: Pick<OldFiling, 'results'> & { onSubmit: () => void }) {
  const { t } = useTranslation('control');
  return (
    <Button
      variant="primary"
      icon={Send}
      onClick={onSubmit}
      unavailable={results.some(isCorrect) ? null : t('old.noneCorrect')}
    >
      {t('old.submit')}
    </Button>
  );
}
