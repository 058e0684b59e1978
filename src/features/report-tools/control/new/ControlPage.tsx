import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { useQuickLook } from '../quick-look/use-quick-look.ts';
import { AttemptRecords, RecordNote } from '../receipts/AttemptRecords.tsx';
import { ReceiptsSection } from '../receipts/ReceiptsSection.tsx';
import { ControlFrame, GoodToKnow } from '../report/ControlFrame.tsx';
import { PendingStep } from '../report/PendingBar.tsx';
import { RefusedVerdict, SentVerdict } from '../report/Verdict.tsx';
import { ControlDialogs } from '../report/ProblemBanner.tsx';
import { UnknownVerdict } from '../report/UnknownVerdict.tsx';
import { AttachStep, CorrectVerdict } from './AttachStep.tsx';
import { SubmitDialog } from './SubmitDialog.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { IncorrectStep, IncorrectVerdict } from './IncorrectStep.tsx';
import { useControl, useMainFile } from './use-control.ts';
import { ReceiptView } from '../receipts/ReceiptView.tsx';
import type { In } from './control-machine.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { type Definition, DefinitionList } from '#shared/ui/DefinitionList.tsx';
import type { ControlVersion } from '../report/control-settings.ts';
import { readReportId } from '../report/report-id.ts';
import type { WorkbookFacts } from '#domain/report-form/finding.ts';
import { ReportId, useTypeName } from '../report/ReportId.tsx';
import styles from '../report/Side.module.css';

const NO_SHEETS: readonly string[] = [];

/** The new control of financial reports: one report is checked, completed and submitted (R2.11, R4.8). */
export default function ControlPage() {
  const { t } = useTranslation('control');
  const lang = useLang();
  const { state, dispatch, check, submit, cancel } = useControl(lang);
  const selected = useMainFile((file) => dispatch({ type: 'mainSelected', file }));
  // The dialogs stand over the step in which the submission was requested: it stays as it was.
  const at = state.step === 'confirming' || state.step === 'sending' ? state.from : state;
  const main = at.step === 'submitted' ? null : at.main;
  const quickLook = useQuickLook(main, 'new');
  const facts = quickLook.status === 'done' ? quickLook.outcome.facts : null;
  const sheets = facts?.sheets ?? NO_SHEETS;
  const checkedAt = 'checkedAt' in at ? at.checkedAt : undefined;
  const pick = (files: File[]) => void selected.choose(files);
  const restart = () => dispatch({ type: 'restarted' });

  function lead(): ReactNode {
    switch (at.step) {
      case 'choose':
        return null;
      case 'checking':
        return <PendingStep sent={at.sent} since={at.since} onCancel={cancel} />;
      case 'incorrect':
        return <IncorrectVerdict state={at} sheets={sheets} onFiles={pick} />;
      case 'attach':
        return <CorrectVerdict filing={at} sheets={sheets} />;
      case 'refused':
        return <RefusedVerdict problem={at.problem} />;
      case 'unknown':
        return <UnknownVerdict {...at} onAgain={() => dispatch({ type: 'submitRequested' })} onRestart={restart} />;
      default:
        return (
          <SentVerdict receipt={at.receipt} title={t('verdict.sent')} onRestart={restart}>
            {t('SuccessfulSubmitLong')}
          </SentVerdict>
        );
    }
  }

  return (
    <ControlFrame
      version="new"
      step={state.step}
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
              {...('result' in at && { id: at.result.id })}
              {...(checkedAt !== undefined && { checkedAt })}
            />
            <GoodToKnow version="new" />
          </>
        ) : at.step === 'submitted' ? null : (
          <GoodToKnow version="new" />
        )
      }
    >
      {at.step === 'choose' ? (
        <ChooseStep
          state={at}
          quickLook={quickLook}
          refusals={selected.refusals}
          onDismissRefusals={selected.dismiss}
          onFiles={pick}
          onRemove={() => dispatch({ type: 'mainRemoved' })}
          onCheck={() => void check()}
        />
      ) : null}
      {at.step === 'incorrect' ? (
        <IncorrectStep state={at} sheets={sheets} refusals={selected.refusals} onDismissRefusals={selected.dismiss} />
      ) : null}
      {at.step === 'attach' || at.step === 'refused' ? (
        <AttachStep state={at} sheets={sheets} dispatch={dispatch} />
      ) : null}
      {at.step === 'unknown' ? <AttemptRecords {...at} /> : null}
      {at.step === 'submitted' ? <SentStep {...at} /> : null}
      {state.step === 'confirming' || state.step === 'sending' ? (
        <SubmitDialog
          state={state}
          onSubmit={() => void submit()}
          onDecline={() => dispatch({ type: 'submitDeclined' })}
          onCancel={cancel}
        />
      ) : null}
      <ControlDialogs state={state} hasResults={state.step !== 'choose'} />
    </ControlFrame>
  );
}

/** After a submission: the dialog that says so, and the receipt (R4.8). */
function SentStep({ receipt, record }: In<'submitted'>) {
  const { t } = useTranslation('control');
  const [reported, setReported] = useState(false);
  return (
    <>
      <RecordNote record={record} outcome="submitted" />
      <ReceiptView receipt={receipt} level={2} />
      <Dialog
        open={!reported}
        title={t('TransmitTitleResult')}
        size="s"
        onClose={() => setReported(true)}
        closeLabel={t('understood')}
      >
        <p>{t('SuccessfulSubmitLong')}</p>
      </Dialog>
    </>
  );
}

type FileFactsProps = {
  file: File;
  version: ControlVersion;
  /** The id as the agency read it; before that the one of the quick look. */
  id?: string;
  facts: WorkbookFacts | null;
  checkedAt?: number;
};

/** What the selected file is: name, size, and what its id says of jib and type. Nothing is shown that is not known. */
function FileFacts({ file, version, id, facts, checkedAt }: FileFactsProps) {
  const { t } = useTranslation('control');
  const lang = useLang();
  const typeName = useTypeName();
  const known = id ?? facts?.id ?? '';
  const parts = readReportId(known);
  const rows: (Definition | null)[] = [
    { key: 'name', term: t('facts.name'), value: <bdi>{file.name}</bdi> },
    { key: 'size', term: t('facts.size'), value: formatFileSize(file.size, lang) },
    parts ? { key: 'jib', term: t('facts.jib'), value: <span className="tnum">{parts.jib}</span> } : null,
    parts ? { key: 'type', term: t('facts.type'), value: typeName(known, version) } : null,
    parts ? { key: 'id', term: t('facts.id'), value: <ReportId id={known} /> } : null,
    checkedAt ? { key: 'checked', term: t('facts.checked'), value: formatDateTime(new Date(checkedAt), lang) } : null,
  ];
  return (
    <section className={styles.block}>
      <h2>{t('facts.title')}</h2>
      <DefinitionList narrow items={rows.filter((row): row is Definition => row !== null)} />
    </section>
  );
}
