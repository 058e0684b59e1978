import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { isValidReportId, readReportId } from '#domain/report-form/report-id.ts';
import { useCaptchaToken } from '#shared/captcha/Captcha.tsx';
import { TIMING } from '#shared/config/settings.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { TimedBanner } from '#shared/ui/TimedBanner.tsx';
import { ControlFrame } from '../frame/ControlFrame.tsx';
import { Records } from '../receipts/ReceiptView.tsx';
import { filesWithoutResult } from '../report/read-results.ts';
import { countResults, isCorrect, type ReportResult } from '../report/report-result.ts';
import { useTypeName } from '../report/ReportId.tsx';
import { RefusedVerdict, Score, SentVerdict } from '../report/Verdict.tsx';
import { ResultActions } from '../results/ResultActions.tsx';
import { oldCheckedFiles, type OldFiling, type OldIn, sameContents } from './old-control-machine.ts';
import { type AddedFiles, OldFiles } from './OldFiles.tsx';
import { OldResults, OldVerdict, SubmitOld } from './OldResults.tsx';
import { useOldControl } from './use-old-control.ts';
import styles from './OldControlPage.module.css';

/** The old control of financial reports, until 2021: several reports are checked and submitted together (R2.10, R4.7). */
export default function OldControlPage() {
  const { t } = useTranslation(['control', 'old']);
  const lang = useLang();
  const control = useOldControl(lang);
  const { state, at, dispatch, check } = control;
  const captchaToken = useCaptchaToken();
  const checked = useMemo(() => ('fingerprints' in at ? oldCheckedFiles(at) : []), [at]);
  const [additions, setAdditions] = useState<readonly AddedFiles[]>([]);
  // A file that is still being read would not be part of a submission.
  const submitting = { isReading: additions.length > 0, onSubmit: () => dispatch({ type: 'submitRequested' }) };

  function lead(): ReactNode {
    if (at.step === 'checked') return <OldVerdict filing={at} {...submitting} />;
    if (at.step === 'refused')
      return <RefusedVerdict problem={at.problem} actions={<SubmitOld filing={at} {...submitting} />} />;
    if (at.step !== 'submitted') return null;
    const { files, results, receipt } = at;
    const saved = results.filter(isCorrect).length;
    const isAll = saved === results.length && filesWithoutResult(files, results).length === 0;
    return (
      <SentVerdict
        receipt={receipt}
        title={t('old:submitted', { count: files.length })}
        onRestart={() => dispatch({ type: 'restarted' })}
      >
        {t(isAll ? 'old:allSaved' : 'old:someSaved', { saved, count: results.length })}
      </SentVerdict>
    );
  }

  return (
    <ControlFrame
      version="old"
      control={control}
      notes={[
        at.files.length > 0 ? t('old:files', { count: at.files.length }) : null,
        'checkedAt' in at ? formatDateTime(new Date(at.checkedAt), lang) : null,
      ]}
      banner={
        <Banner kind="error" className="no-print">
          <p>
            <span>{t('oldControlNote')}</span> <Link to={href('control', lang)}>{t('notes.toNew')}</Link>
          </p>
        </Banner>
      }
      lead={lead()}
      checkedFiles={checked}
      sent={{
        title: t('old:chosenFiles'),
        size: 'l',
        list: 'from' in state ? <SelectedFiles filing={state.from} /> : null,
      }}
    >
      {at.step === 'checked' ? <OldResults {...at} captchaToken={captchaToken} /> : null}
      {at.step === 'refused' ? (
        <OldResults {...at} captchaToken={captchaToken}>
          <Score counts={countResults(at.results)} />
          <ResultActions {...at} answeredAt={at.checkedAt} withoutResult={filesWithoutResult(at.files, at.results)} />
        </OldResults>
      ) : null}
      {at.step === 'choose' || at.step === 'checked' || at.step === 'refused' ? (
        <OldFiles state={at} {...{ additions, setAdditions, captchaToken, dispatch }} onCheck={() => void check()} />
      ) : null}
      {at.step === 'choose' && at.last ? (
        <>
          {at.problem ? null : (
            <Banner kind="act" live className={styles.stale ?? ''}>
              {t('old:changedSince')}
            </Banner>
          )}
          {/* A file may have been replaced by another one of its name, so nothing is read from them. */}
          <OldResults files={[]} results={at.last.results} captchaToken={captchaToken}>
            <Score counts={countResults(at.last.results)} />
            <ResultActions results={at.last.results} files={[]} answeredAt={at.last.checkedAt} />
          </OldResults>
        </>
      ) : null}
      {at.step === 'submitted' ? <OldSent {...at} /> : null}
    </ControlFrame>
  );
}

/** After a submission: the success box, which hides by itself, and the results with what was and was not saved (R2.10, R4.7). */
function OldSent({ files, results, answeredAt, areOfSubmission, receipt, record }: OldIn<'submitted'>) {
  const { t } = useTranslation('control');
  const [box, setBox] = useState(true);
  return (
    <>
      {box ? (
        <div className={styles.box}>
          <TimedBanner kind="ok" title={t('SuccessfulSubmit')} ms={TIMING.oldSubmitBox} onHide={() => setBox(false)}>
            {t('SuccessfulSubmitLong')}
          </TimedBanner>
        </div>
      ) : null}
      <Records receipts={[receipt]} record={record} />
      <OldResults files={files} results={results} isSubmitted>
        <Score counts={countResults(results)} />
        <ResultActions
          {...{ results, files, answeredAt, areOfSubmission }}
          withoutResult={filesWithoutResult(files, results)}
        />
      </OldResults>
    </>
  );
}

/** 'chosenFiles' (R2.10), for the confirmation: all files are sent; the lists say which reports will be saved and which will not. */
function SelectedFiles({ filing }: { filing: OldFiling }) {
  const { files, results } = filing;
  const same = sameContents(filing);
  const { t } = useTranslation(['old', 'results']);
  const withoutResult = filesWithoutResult(files, results);
  const typeName = useTypeName();
  const rowOf = (result: ReportResult) => {
    const outcome = isCorrect(result)
      ? t('results:noErrors')
      : isValidReportId(result.id)
        ? t('results:errorCount', { count: result.errors.length })
        : t('results:JIBPlusControlError');
    const whose = readReportId(result.id);
    return { name: result.name, note: [whose?.jib, typeName(result.id, 'old'), outcome].filter(Boolean).join(' · ') };
  };
  return (
    <>
      {same.length > 0 ? (
        <Banner kind="act" title={t('sameContent.title')} className={styles.same ?? ''}>
          <ul>
            {same.map((each) => (
              <li key={each.name}>{t('sameContent.item', each)}</li>
            ))}
          </ul>
        </Banner>
      ) : null}
      <p>{t('allSent', { count: files.length })}</p>
      <div className={styles.lists}>
        <FileList title={t('reportsThatWillBeSaved')} status="ok" rows={results.filter(isCorrect).map(rowOf)} />
        <FileList
          title={t('reportsThatWontBeSaved')}
          status="error"
          rows={results.filter((result) => !isCorrect(result)).map(rowOf)}
        />
        <FileList
          title={t('withoutResult.title', { count: withoutResult.length })}
          status="waiting"
          rows={withoutResult.map((name) => ({ name, note: t('withoutResult.note') }))}
        />
      </div>
    </>
  );
}

type FileListProps = {
  title: string;
  status: 'ok' | 'error' | 'waiting';
  rows: readonly { name: string; note: string }[];
};

/** Files with the same outcome; renders nothing when there are none. */
function FileList({ title, status, rows }: FileListProps) {
  if (rows.length === 0) return null;
  return (
    <section>
      <h3>{title}</h3>
      <ul>
        {rows.map((row, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the list never changes, and names may be equal
          <FileRow key={index} {...row} status={status} />
        ))}
      </ul>
    </section>
  );
}
