import { useTranslation } from 'react-i18next';
import { Section } from '#shared/ui/Section.tsx';
import type { ReportResult } from '../report/report-result.ts';
import { compareAttempts } from '../results/compare-attempts.ts';
import { EmailResults } from '../results/EmailResults.tsx';
import { ReportResultCard } from '../results/ReportResultCard.tsx';
import type { CaptchaToken } from '../report/RobotCheck.tsx';

const NO_SHEETS: readonly string[] = [];

type OldResultsProps = {
  results: readonly ReportResult[];
  earlier: readonly ReportResult[];
  /** The captcha of the check, for the e-mail. */
  robot: CaptchaToken;
};

/** One card for each report, and the e-mailing of all results (R2.10, R4.7). */
export function OldResults({ results, earlier, robot }: OldResultsProps) {
  const { t } = useTranslation('control');
  return (
    <Section title={t('results.titleSeveral')}>
      {results.map((result) => (
        <ReportResultCard
          key={result.name}
          result={result}
          sheets={NO_SHEETS}
          badge={<Change result={result} earlier={earlier} />}
        />
      ))}
      <EmailResults version="old" results={results} ofCheck={robot} />
    </Section>
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
