import { saveAs } from 'file-saver';
import Download from 'lucide-react/icons/download';
import Printer from 'lucide-react/icons/printer';
import RotateCw from 'lucide-react/icons/rotate-cw';
import { type Ref, useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ReceiptFile } from '#domain/filing/receipts/receipt.ts';
import { readReportId } from '#domain/report-form/report-id.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { fileName } from '#shared/format/file-name.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { MISSING } from '#shared/format/number.ts';
import { textFile } from '#shared/format/text-file.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { DefinitionList } from '#shared/ui/DefinitionList.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { FocusAfter } from '#shared/ui/FocusAfter.tsx';
import { printOnly } from '#shared/ui/print-only.ts';
import { RowsSkeleton } from '#shared/ui/Skeleton.tsx';
import { Table, TableHead, tableClasses } from '#shared/ui/Table.tsx';
import { readFiles } from '../report/fingerprint.ts';
import { type Problem, toProblem } from '../report/problem.ts';
import { ProblemBanner } from '../report/ProblemBanner.tsx';
import { isCorrect } from '../report/report-result.ts';
import { ReportId, useTypeName } from '../report/ReportId.tsx';
import { BY_HAND, type SheetContent, type SheetFacts, type SheetReport, sheetText } from './signature-sheet.ts';
import styles from './SheetDialog.module.css';

type SheetDialogProps = { content: SheetContent; onClose: () => void };

/** The whole submission on one sheet, to print or save for the person who signs it; nothing is sent. Load it when it is opened. */
export function SheetDialog({ content, onClose }: SheetDialogProps) {
  const { t } = useTranslation('signature-sheet');
  const { t: ui } = useTranslation('ui');
  const sheet = useRef<HTMLDivElement>(null);
  const read = useSheetFiles(content);
  const factsOf = useSheetFacts(content);
  const facts = read.step === 'done' ? factsOf(read.files) : null;

  function save(saved: SheetFacts): void {
    const name = `${t('file')} ${saved.reports.length === 1 ? (saved.reports[0]?.id ?? '') : ''}`;
    saveAs(textFile(sheetText(saved, t)), fileName(name, 'txt'));
  }

  return (
    <Dialog
      open
      size="l"
      title={t('dialog')}
      onClose={onClose}
      actions={
        <>
          <Button
            variant="primary"
            icon={Printer}
            isPending={read.step === 'pending'}
            unavailable={read.step === 'failed' ? t('notRead') : null}
            onClick={() => sheet.current && printOnly(sheet.current)}
          >
            {ui('print')}
          </Button>
          <Button onClick={onClose}>{ui('close')}</Button>
        </>
      }
    >
      {read.step === 'pending' ? <RowsSkeleton rows={5} /> : null}
      {read.step === 'failed' ? (
        <FocusAfter className="stack">
          <ProblemBanner problem={read.problem} title={t('notRead')} />
          <p>
            <Button icon={RotateCw} onClick={read.retry}>
              {ui('tryAgain')}
            </Button>
          </p>
        </FocusAfter>
      ) : null}
      {facts ? (
        <>
          {/* Inside, so that the keyboard can scroll the sheet. */}
          <p className={styles.save}>
            <Button size="small" icon={Download} onClick={() => save(facts)}>
              {t('save')}
            </Button>
          </p>
          <Sheet facts={facts} ref={sheet} />
        </>
      ) : null}
    </Dialog>
  );
}

type SheetFiles = { step: 'pending' } | { step: 'failed'; problem: Problem } | { step: 'done'; files: ReceiptFile[] };

/** Reads the files of a submission for their sizes and fingerprints; `retry` reads them again. */
function useSheetFiles({ files, fingerprints }: SheetContent): SheetFiles & { retry: () => void } {
  const [state, setState] = useState<SheetFiles>({ step: 'pending' });
  const read = useCallback(
    (signal: AbortSignal) =>
      readFiles(files, fingerprints)
        .then(
          (done): SheetFiles => ({ step: 'done', files: done.files }),
          (thrown: unknown): SheetFiles => ({ step: 'failed', problem: toProblem(thrown) }),
        )
        .then((next) => signal.aborted || setState(next)),
    [files, fingerprints],
  );
  useEffect(() => {
    const controller = new AbortController();
    void read(controller.signal);
    return () => controller.abort();
  }, [read]);
  const retry = () => {
    setState({ step: 'pending' });
    void read(new AbortController().signal);
  };
  return { ...state, retry };
}

function useSheetFacts(content: SheetContent): (files: readonly ReceiptFile[]) => SheetFacts {
  const { t } = useTranslation('signature-sheet');
  const { t: filing } = useTranslation('filing');
  const lang = useLang();
  const typeName = useTypeName();
  const [madeAt] = useState(() => new Date());
  const { version, reports, checkedAt, missing } = content;
  const resultOf = ({ id, errors }: SheetReport) => {
    if (errors === null) return t('noResult');
    if (isCorrect({ id, errors })) return t('correct');
    return errors.length === 0 ? t('badId') : t('incorrect', { count: errors.length });
  };
  return (files) => ({
    made: formatDateTime(madeAt, lang),
    checked: formatDateTime(new Date(checkedAt), lang),
    reports: reports.map((report) => ({
      name: report.name,
      jib: readReportId(report.id)?.jib ?? MISSING,
      id: report.id || MISSING,
      type: typeName(report.id, version) ?? MISSING,
      result: resultOf(report),
    })),
    files: files.map(({ name, kind, size, sha256 }) => ({
      name,
      kind: kind ? filing(`kind.${kind}`) : '',
      size: formatFileSize(size, lang),
      sha256: sha256 ?? MISSING,
    })),
    missing: missing.map((kind) => filing(`kind.${kind}`)),
  });
}

/** The sheet of paper: what is submitted, what the agency found, and lines for the person who signs. */
function Sheet({ facts, ref }: { facts: SheetFacts; ref: Ref<HTMLDivElement> }) {
  const { made, checked, reports, files, missing } = facts;
  const { t } = useTranslation('signature-sheet');
  return (
    <div ref={ref} className={`stack ${styles.sheet}`}>
      <h3>{t('title')}</h3>
      <p className={styles.own}>{t('own')}</p>
      {reports.map(({ name, jib, id, type, result }) => (
        <DefinitionList
          key={`${id} ${name}`}
          narrow
          items={[
            [t('report'), <bdi key="name">{name}</bdi>],
            [
              t('jib'),
              <span key="jib" className="tnum" translate="no">
                {jib}
              </span>,
            ],
            [t('type'), type],
            [t('id'), <ReportId key="id" id={id} />],
            [t('result'), <b key="result">{result}</b>],
          ]}
        />
      ))}
      <p>{`${t('checked')}: ${checked}. ${t('made')}: ${made}.`}</p>
      <Table caption={t('files')} stack>
        <TableHead columns={[t('document'), [t('size'), 'num'], 'SHA-256']} />
        <tbody>
          {files.map(({ name, kind, size, sha256 }) => (
            <tr key={name}>
              <th scope="row">
                <bdi>{name}</bdi> {kind ? <small>{kind}</small> : null}
              </th>
              <td className="num" data-l={t('size')}>
                {size}
              </td>
              <td data-l="SHA-256" className={tableClasses.long}>
                <code className={styles.hash}>{sha256}</code>
              </td>
            </tr>
          ))}
        </tbody>
      </Table>
      {missing.map((name) => (
        <p key={name} className={styles.missing}>
          <b>{`${t('missing')}:`}</b> <span>{name}</span>
        </p>
      ))}
      <section className={styles.byHand} aria-label={t('byHand.title')}>
        <h4>{t('byHand.title')}</h4>
        <dl>
          {BY_HAND.map((line) => (
            <div key={line}>
              <dt>{t(`byHand.${line}`)}</dt>
              <dd aria-hidden="true" />
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
