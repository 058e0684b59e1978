import { type ReactNode, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { clientList } from '#domain/filing/clients/client-list.ts';
import { urlJib } from '#domain/legal-entity/search/entity-filters.ts';
import { readReportId } from '#domain/report-form/report-id.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { nameOf } from '#shared/format/file-name.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { useStoredList } from '#shared/storage/use-stored-list.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { DefinitionList } from '#shared/ui/DefinitionList.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { FileRow } from '#shared/ui/FileRow.tsx';
import { ControlFrame } from '../frame/ControlFrame.tsx';
import { LastYearSection } from '../last-year/LastYearSection.tsx';
import { useQuickLook } from '../quick-look/use-quick-look.ts';
import { Records } from '../receipts/ReceiptView.tsx';
import { useReportFile } from '../report/DropZone.tsx';
import { ReportId, useTypeName } from '../report/ReportId.tsx';
import { RefusedVerdict, SentVerdict } from '../report/Verdict.tsx';
import { WhoseReport } from '../report/WhoseReport.tsx';
import { NO_SHEETS } from '../results/ReportResultCard.tsx';
import { ChooseStep } from './ChooseStep.tsx';
import { AttachStep, besideVerdict, CorrectVerdict } from './CorrectReport.tsx';
import { IncorrectStep, IncorrectVerdict } from './IncorrectReport.tsx';
import { checkedFiles, type Filing, filesOf, type In } from './new-control-machine.ts';
import { useControl } from './use-control.ts';
import styles from '../report/Side.module.css';

/** The new control of financial reports: one report is checked, completed and submitted (R2.11, R4.8). */
export default function ControlPage() {
  const { t } = useTranslation(['control', 'new']);
  const lang = useLang();
  const control = useControl(lang);
  const { state, at, dispatch, check } = control;
  const selected = useReportFile((file) => dispatch({ type: 'mainSelected', file }));
  const main = at.step === 'submitted' ? null : at.main;
  const quickLook = useQuickLook(main, 'new');
  const facts = quickLook.outcome?.facts;
  const sheets = facts?.sheets ?? NO_SHEETS;
  const reportId = 'result' in at ? at.result.id : (facts?.id ?? '');
  const checkedAt = 'checkedAt' in at ? at.checkedAt : undefined;
  const removeMain = () => dispatch({ type: 'mainRemoved' });
  const checked = useMemo(() => ('fingerprint' in at ? checkedFiles(at) : []), [at]);

  function lead(): ReactNode {
    switch (at.step) {
      case 'incorrect':
        return <IncorrectVerdict state={at} {...{ sheets, selected }} />;
      case 'attach':
        return <CorrectVerdict filing={at} />;
      case 'refused':
        return <RefusedVerdict problem={at.problem} {...besideVerdict(at)} />;
      case 'submitted':
        return (
          <SentVerdict
            receipt={at.receipt}
            title={t('verdict.sent')}
            onRestart={() => dispatch({ type: 'restarted' })}
          />
        );
      default:
        return null;
    }
  }

  return (
    <ControlFrame
      version="new"
      control={control}
      notes={[main ? nameOf(main) : null, checkedAt === undefined ? null : formatDateTime(new Date(checkedAt), lang)]}
      banner={<ExpectedClient reportId={reportId} />}
      lead={lead()}
      facts={main ? <FileFacts file={main} id={reportId} checkedAt={checkedAt} /> : null}
      checkedFiles={checked}
      sent={{
        title: t('new:confirmSendng'),
        list: 'from' in state ? <SentFiles filing={state.from} year={facts?.year ?? null} /> : null,
      }}
    >
      {at.step === 'choose' ? (
        <ChooseStep state={at} {...{ quickLook, selected }} onRemove={removeMain} onCheck={() => void check()} />
      ) : null}
      {at.step === 'incorrect' ? <IncorrectStep state={at} {...{ sheets, selected }} onRemove={removeMain} /> : null}
      {at.step === 'attach' || at.step === 'refused' ? <AttachStep state={at} {...{ sheets, dispatch }} /> : null}
      {at.step === 'submitted' ? <SentStep {...at} /> : null}
      {at.step === 'submitted' || at.step === 'unknown' ? null : <LastYearSection now={main} />}
    </ControlFrame>
  );
}

/** Whose report it is, and the report and its documents under the names they are sent with, for the confirmation (R4.8, F10). */
function SentFiles({ filing, year }: { filing: Filing; year: number | null }) {
  const { t } = useTranslation(['control', 'filing']);
  const lang = useLang();
  const files = filesOf(filing);
  return (
    <>
      <WhoseReport id={filing.result.id} year={year} />
      <p>{t('submit.confirmText', { count: files.length })}</p>
      <ul>
        {files.map(({ kind, name, file }) => (
          <FileRow
            key={kind}
            status="ok"
            name={name}
            note={`${t(`filing:kind.${kind}`)} · ${formatFileSize(file.size, lang)}`}
          />
        ))}
      </ul>
    </>
  );
}

/** After a submission: the receipt, and a dialog that confirms it (R4.8). */
function SentStep({ receipt, record }: In<'submitted'>) {
  const { t } = useTranslation(['control', 'new']);
  const [reported, setReported] = useState(false);
  return (
    <>
      <Records receipts={[receipt]} record={record} />
      <Dialog
        open={!reported}
        title={t('new:TransmitTitleResult')}
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
  /** As the agency read it, until then as the quick look did; '' when unknown. */
  id: string;
  checkedAt: number | undefined;
};

/** Facts about the selected file, as far as they are known: name, size, and the jib and type in its id. */
function FileFacts({ file, id, checkedAt }: FileFactsProps) {
  const { t } = useTranslation('new');
  const lang = useLang();
  const typeName = useTypeName();
  const parts = readReportId(id);
  return (
    <section className={styles.block}>
      <h2 className="side-head">{t('facts.title')}</h2>
      <DefinitionList
        narrow
        items={[
          [t('facts.name'), <bdi key="name">{nameOf(file)}</bdi>],
          [t('facts.size'), formatFileSize(file.size, lang)],
          parts && [
            t('facts.jib'),
            <span key="jib" className="tnum">
              {parts.jib}
            </span>,
          ],
          parts && [t('facts.type'), typeName(id, 'new')],
          parts && [t('facts.id'), <ReportId key="id" id={id} />],
          checkedAt ? [t('facts.checked'), formatDateTime(new Date(checkedAt), lang)] : null,
        ]}
      />
    </section>
  );
}

/** The client whose report a link to the control expects: `?client=4200000000001`. */
const expectedUrl = z.object({ client: urlJib() });

/** Whose report is expected here, and a warning when the selected one is of another jib; nothing without such a link. */
function ExpectedClient({ reportId }: { reportId: string }) {
  const { t } = useTranslation('control');
  const [{ client: jib }, setExpected] = useUrlState(expectedUrl);
  const { items: clients } = useStoredList(clientList);
  if (jib === '') return null;
  const name = clients?.find((client) => client.jib === jib)?.name;
  const client = name ? `${name} (${jib})` : jib;
  const found = readReportId(reportId)?.jib;
  const isOther = found !== undefined && found !== jib;
  return (
    <Banner
      kind={isOther ? 'act' : 'info'}
      live={isOther}
      onDismiss={() => setExpected({ client: '' }, { history: 'replace' })}
    >
      {isOther ? t('expected.other', { client, found }) : t('expected.client', { client })}
    </Banner>
  );
}
