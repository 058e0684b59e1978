import Send from 'lucide-react/icons/send';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { CaptchaToken } from '#shared/captcha/Captcha.tsx';
import { nameOf } from '#shared/format/file-name.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { Badge } from '#shared/ui/Status.tsx';
import { useQuickLook } from '../quick-look/use-quick-look.ts';
import { filesWithoutResult, isResultOf } from '../report/read-results.ts';
import { countResults, isCorrect, type ReportResult } from '../report/report-result.ts';
import { Score, Verdict } from '../report/Verdict.tsx';
import { compareAttempts } from '../results/compare-attempts.ts';
import { ReportResultCard } from '../results/ReportResultCard.tsx';
import { EmailResults, ResultActions } from '../results/ResultActions.tsx';
import { SheetButton } from '../signature-sheet/SheetButton.tsx';
import { type OldFiling, oldFilesOf } from './old-control-machine.ts';
import styles from './OldControlPage.module.css';

type OldResultsProps = {
  files: readonly File[];
  results: readonly ReportResult[];
  earlier?: OldFiling['earlier'];
  /** The captcha of the check, for the e-mail. */
  captchaToken?: CaptchaToken;
  /** Whether the files were submitted after the check. */
  isSubmitted?: boolean;
  /** Shown above the cards. */
  children?: ReactNode;
};

/** A card for each report, and sending all results by e-mail (R2.10, R4.7). */
export function OldResults({ files, results, earlier, captchaToken, isSubmitted, children }: OldResultsProps) {
  const { t } = useTranslation('control');
  return (
    <Section title={t('results.titleSeveral')}>
      {children}
      <FilesWithoutResult files={files} results={results} />
      {results.map((result, index) => (
        <OldResult
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and names may be equal
          key={index}
          result={result}
          file={files.find((file) => isResultOf(result, nameOf(file))) ?? null}
          isSole={results.length === 1}
          badge={isSubmitted ? <SavedBadge result={result} /> : <Change result={result} earlier={earlier} />}
        />
      ))}
      <EmailResults version="old" results={results} files={files} {...(captchaToken && { ofCheck: captchaToken })} />
    </Section>
  );
}

/** The files without a certain result: nobody knows what the agency decided about them (R7). */
function FilesWithoutResult({ files, results }: Pick<OldFiling, 'files' | 'results'>) {
  const { t } = useTranslation('old');
  const names = filesWithoutResult(files, results);
  if (names.length === 0) return null;
  return (
    <Banner kind="act" title={t('withoutResult.title', { count: names.length })} className={styles.withoutResult ?? ''}>
      <p>{t('withoutResult.text', { results: results.length, files: files.length })}</p>
      <ul>
        {names.map((name) => (
          <li key={name}>
            <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </Banner>
  );
}

type OldResultProps = { result: ReportResult; file: File | null; isSole: boolean; badge: ReactNode };

/** The result of one report; the quick look of its file gives the names of its sheets, to find them in the errors. */
function OldResult({ result, file, isSole, badge }: OldResultProps) {
  const look = useQuickLook(file, 'old');
  const sheets = look.outcome?.facts?.sheets;
  // The table of a sole report is beside its verdict.
  return <ReportResultCard {...{ result, sheets, badge }} {...(!isSole && { files: file ? [file] : [] })} />;
}

/** Whether the agency saves the report (R4.7). */
function SavedBadge({ result }: { result: ReportResult }) {
  const { t } = useTranslation('old');
  const saved = isCorrect(result);
  return <Badge tone={saved ? 'ok' : 'error'}>{t(saved ? 'saved' : 'notSaved')}</Badge>;
}

/** What changed in a report since the check before. */
function Change({ result, earlier }: { result: ReportResult; earlier: OldFiling['earlier'] | undefined }) {
  const { t } = useTranslation('results');
  const before = earlier?.find(({ file }) => file !== null && isResultOf(result, file));
  const comparison = before && compareAttempts(before, result);
  if (!comparison || comparison.fixed.length + comparison.added.length === 0) return null;
  const { fixed, remaining, added } = comparison;
  return (
    <span className="small muted">
      {t('compare.short', { fixed: fixed.length, remaining: remaining.length, added: added.length })}
    </span>
  );
}

type SubmitOldProps = { filing: OldFiling; isReading: boolean; onSubmit: () => void };

/** How many reports are correct, and the button to submit: all files are sent, the correct ones are saved (R2.10, R4.7). */
export function OldVerdict(props: SubmitOldProps) {
  const { filing } = props;
  const { t } = useTranslation(['control', 'old']);
  const lang = useLang();
  const { files, results, checkedAt } = filing;
  const counts = countResults(results);
  const withoutResult = filesWithoutResult(files, results);
  const isWhole = withoutResult.length === 0;
  return (
    <Verdict
      tone={counts.incorrect > 0 ? 'bad' : isWhole ? 'good' : 'unknown'}
      title={
        counts.incorrect > 0
          ? t('old:someIncorrect', { incorrect: counts.incorrect, count: counts.reports })
          : t(isWhole ? 'old:allCorrect' : 'old:allInResultsCorrect', { count: counts.reports })
      }
      status={t(counts.correct > 0 ? 'status.onlyCheckedNotSubmitted' : 'status.onlyChecked')}
      aside={<Score counts={counts} />}
      actions={
        <>
          <SubmitOld {...props} />
          <ResultActions {...{ results, files, withoutResult }} answeredAt={checkedAt} />
        </>
      }
    >
      <p>{t(counts.correct > 0 ? 'old:correctOnes' : 'verdict.badText')}</p>
      {results.some((result) => result.errors.length > 0 && result.lang !== lang) ? (
        <p className="small muted">{t('verdict.otherLanguage')}</p>
      ) : null}
    </Verdict>
  );
}

/** The button that submits, unavailable while no report is correct or a file is being read, and the sheet for the person who signs. */
export function SubmitOld({ filing, isReading, onSubmit }: SubmitOldProps) {
  const { t } = useTranslation(['old', 'control']);
  const isUseless = !filing.results.some(isCorrect);
  const stillRead = isReading ? t('control:submit.stillRead') : null;
  return (
    <>
      <Button variant="primary" icon={Send} onClick={onSubmit} unavailable={isUseless ? t('noneCorrect') : stillRead}>
        {t('submit')}
      </Button>
      {isUseless ? null : <SheetButton content={() => sheetOf(filing)} unavailable={stillRead} />}
    </>
  );
}

/** The submission for the sheet that is signed. */
function sheetOf({ files, fingerprints, results, checkedAt }: OldFiling) {
  const others = filesWithoutResult(files, results).map((name) => ({ id: '', name, errors: null }));
  return {
    version: 'old' as const,
    reports: [...results, ...others],
    files: oldFilesOf(files),
    fingerprints,
    checkedAt,
    missing: [],
  };
}
