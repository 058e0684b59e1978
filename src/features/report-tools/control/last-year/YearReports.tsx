import ArrowUpDown from 'lucide-react/icons/arrow-up-down';
import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { callWorker } from '#domain/report-form/call-worker.ts';
import { knownForms } from '#domain/report-form/known-forms.ts';
import type { Year, YearComparison } from '#domain/report-form/year-comparison.ts';
import { nameOf } from '#shared/format/file-name.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { FileInput } from '#shared/ui/FileInput.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { FocusAfter } from '#shared/ui/FocusAfter.tsx';
import { Spinner } from '#shared/ui/Spinner.tsx';
import { Status } from '#shared/ui/Status.tsx';
import { useItemsInTime } from '#shared/ui/use-items-in-time.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { RefusalNotes, useReportFile } from '../report/DropZone.tsx';
import { acceptOf } from '../report/kind-rules.ts';
import type { ColumnChoices } from './sheet-outcomes.ts';
import { YearOutcome } from './YearOutcome.tsx';
import styles from './LastYear.module.css';

type YearReportsProps = {
  last: File | null;
  now: File | null;
  onLast: (file: File) => void;
  /** Without it this year's report is given, as in the control. */
  onNow?: (file: File) => void;
  onSwap?: () => void;
  level: 2 | 3;
};

/** Last year's report and this year's: selecting them, and the comparison as soon as both are there. */
export function YearReports({ last, now, onLast, onNow, onSwap, level }: YearReportsProps) {
  const { t } = useTranslation('last-year');
  const [choices, setChoices] = useState<ColumnChoices>({});
  const [confirmed, setConfirmed] = useState<YearComparison | null>(null);
  const state = useYearComparison(last, now);
  const { comparison } = state;
  const isDoubtful = comparison?.outcome === 'compared' && comparison.order === 'swapped' && comparison !== confirmed;
  const swap = onSwap ? (
    <Button size="small" icon={ArrowUpDown} onClick={onSwap}>
      {t('swap')}
    </Button>
  ) : null;
  return (
    <div className="stack">
      <ul>
        {onNow ? <ReportRow year="now" file={now} onFile={onNow} /> : null}
        <ReportRow year="last" file={last} onFile={onLast} />
      </ul>
      {swap && last && now && !isDoubtful ? <p className="no-print">{swap}</p> : null}
      <Status className={styles.running}>
        {state.step === 'pending' ? (
          <>
            <Spinner />
            <span>{t('pending')}</span>
          </>
        ) : null}
      </Status>
      {state.step === 'failed' ? (
        <Banner kind="error" live title={t('failed.title')}>
          {t('failed.text')}
        </Banner>
      ) : null}
      {isDoubtful ? (
        <Banner kind="act" live title={t('order.swapped')}>
          <p>{t('order.text')}</p>
          <FocusAfter className="button-row">
            {swap}
            <Button size="small" onClick={() => setConfirmed(comparison)}>
              {t('order.confirm')}
            </Button>
          </FocusAfter>
        </Banner>
      ) : null}
      {comparison && !isDoubtful && last && now ? (
        <YearOutcome
          comparison={comparison}
          names={{ last: nameOf(last), now: nameOf(now) }}
          level={level}
          choices={choices}
          onChoose={(sheet, choice) => setChoices((before) => ({ ...before, [sheet]: choice }))}
        />
      ) : null}
    </div>
  );
}

/** One of the two reports, with a button to select it. */
function ReportRow({ year, file, onFile }: { year: Year; file: File | null; onFile: (file: File) => void }) {
  const { t } = useTranslation('last-year');
  const lang = useLang();
  const selected = useReportFile(onFile);
  const title = t(`file.${year}`);
  return (
    <FileRow
      name={title}
      status={file ? 'ok' : 'waiting'}
      note={
        file ? (
          <>
            <bdi>{nameOf(file)}</bdi>
            <span>{` · ${formatFileSize(file.size, lang)}`}</span>
          </>
        ) : (
          t('file.hint')
        )
      }
      error={selected.refusals.length > 0 ? <RefusalNotes {...selected} /> : null}
      actions={
        <FileInput size="small" icon={FileSpreadsheet} accept={acceptOf('main')} onFiles={selected.choose}>
          <span>{t(file ? 'file.other' : 'file.choose')}</span>
          <VisuallyHidden>{`: ${title}`}</VisuallyHidden>
        </FileInput>
      }
    />
  );
}

/** State of a comparison; `none` until both reports are selected. */
type YearComparisonState =
  | { step: 'none' | 'pending' | 'failed'; comparison?: undefined }
  | { step: 'done'; comparison: YearComparison };

type Result = { last: File; now: File; comparison: YearComparison | null };

/**
 * Compares last year's report with this year's in a worker as soon as both are selected; nothing leaves the computer. It is
 * aborted when another file or none is selected. `failed`: a file can no longer be read, or reading takes too long.
 */
function useYearComparison(last: File | null, now: File | null): YearComparisonState {
  const forms = useItemsInTime(knownForms);
  const [result, setResult] = useState<Result | null>(null);
  useEffect(() => {
    if (!last || !now || !forms) return undefined;
    const controller = new AbortController();
    const store = (comparison: YearComparison | null) => {
      if (!controller.signal.aborted) setResult({ last, now, comparison });
    };
    callWorker({ task: 'compare', files: { last, now }, forms }, controller.signal).then(store, () => store(null));
    return () => controller.abort();
  }, [last, now, forms]);
  if (!last || !now) return { step: 'none' };
  if (result?.last !== last || result.now !== now) return { step: 'pending' };
  return result.comparison ? { step: 'done', comparison: result.comparison } : { step: 'failed' };
}
