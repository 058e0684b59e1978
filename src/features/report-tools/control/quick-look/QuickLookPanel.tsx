import FileSpreadsheet from 'lucide-react/icons/file-spreadsheet';
import { type ReactNode, type Ref, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import type { Finding, QuickLook } from '#domain/report-form/finding.ts';
import { rememberForm } from '#domain/report-form/known-forms.ts';
import { formatDate } from '#shared/format/date.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { href } from '#shared/routing/href.ts';
import { useOneAtATime } from '#shared/timing/use-one-at-a-time.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button, ButtonLink } from '#shared/ui/Button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { FileInput } from '#shared/ui/FileInput.tsx';
import { FocusAfter } from '#shared/ui/FocusAfter.tsx';
import { Spinner } from '#shared/ui/Spinner.tsx';
import { Status } from '#shared/ui/Status.tsx';
import type { ControlVersion } from '../report/control-settings.ts';
import { FIRST_FURTHER } from '../report/first-further.ts';
import type { QuickLookState } from './use-quick-look.ts';
import styles from './QuickLookPanel.module.css';

/**
 * The quick look of a file in one line. Its height does not change when the look is done, so that nothing below moves while it
 * is pressed. `more` opens the whole result, including what was not compared.
 */
export function QuickLookLine({ state, more }: { state: QuickLookState; more: ReactNode }) {
  const { t } = useTranslation('quick-look');
  if (state.step === 'none') return null;
  if (state.step !== 'done')
    return <p className={styles.line}>{t(state.step === 'failed' ? 'failedShort' : 'running')}</p>;
  const { total, template } = state.outcome;
  return (
    <p className={classNames(styles.line, total > 0 ? styles.findings : template && styles.clean)}>
      <span>{total > 0 ? t('findings', { count: total }) : t(template ? 'nothingShort' : 'nothingGeneral')}</span>{' '}
      {more}
    </p>
  );
}

type QuickLookPanelProps = { state: QuickLookState; version: ControlVersion; heading?: 2 | 3; ref?: Ref<HTMLElement> };

/** Advice before anything is sent: problems that the control is likely to find. Only the agency gives a verdict. */
export function QuickLookPanel({ state, version, heading = 2, ref }: QuickLookPanelProps) {
  const { t } = useTranslation('quick-look');
  const id = useId();
  if (state.step === 'none') return null;
  const Heading = `h${heading}` as const;
  return (
    <section
      ref={ref}
      tabIndex={-1}
      className={`no-print stack ${styles.panel}`}
      aria-labelledby={id}
      aria-busy={state.step === 'pending'}
    >
      <Heading id={id}>{t('title')}</Heading>
      <p className={styles.intro}>{t('intro')}</p>
      {state.step === 'pending' ? (
        <Status className={styles.running}>
          <Spinner /> <span>{t('running')}</span>
        </Status>
      ) : null}
      {state.step === 'failed' ? <Banner kind="info">{t('failed')}</Banner> : null}
      {state.step === 'done' ? <Outcome {...state} version={version} /> : null}
    </section>
  );
}

type OutcomeProps = { outcome: QuickLook; hasFailed: boolean; version: ControlVersion };

function Outcome({ outcome, hasFailed, version }: OutcomeProps) {
  const { t } = useTranslation('quick-look');
  const { facts, findings, total } = outcome;
  return (
    <>
      {total === 0 ? (
        <Banner kind="ok" live>
          {t('nothing')}
        </Banner>
      ) : (
        <>
          <Banner kind="act" live title={t('findings', { count: total })}>
            {t('mayBeSent')}
          </Banner>
          <ul>
            {[...Map.groupBy(findings, ({ code, sheet = '' }) => `${code} ${sheet}`)].map(([key, group]) => (
              <FindingItem key={key} findings={group} />
            ))}
          </ul>
          {total > findings.length ? (
            <p className="small muted">{t('andMore', { count: total - findings.length })}</p>
          ) : null}
        </>
      )}
      {facts ? <ComparedTemplate {...{ outcome, hasFailed, version }} /> : null}
    </>
  );
}

const SHOWN_CELLS = 8;
/** Longest text of a cell shown, in characters. */
const SHOWN_VALUE = 40;

/** The findings of one kind on one sheet: what is wrong, in which cells, and how to fix it. */
function FindingItem({ findings }: { findings: readonly Finding[] }) {
  const { t } = useTranslation(['quick-look', 'control']);
  const lang = useLang();
  const [all, setAll] = useState(false);
  const [first] = findings;
  if (!first) return null;
  const { code, sheet } = first;
  // The value of a finding about a whole sheet.
  const sheetValue = first.cell ? '' : (first.value ?? '');
  const cells = findings.filter(({ cell }) => cell);
  const shown = all ? cells : cells.slice(0, SHOWN_CELLS);
  return (
    <li className={styles.item}>
      <p className={styles.what}>{t(`finding.${code}.what`, { value: sheetValue })}</p>
      {sheet ? (
        <p className={styles.where}>
          <span>
            <span>{t('sheet')}</span> <b dir="auto">{sheet}</b>
            {shown.length > 0 ? <span>:</span> : null}
          </span>
          {shown.map(({ cell, value }, at) => (
            <span key={cell} className={styles.cell} {...(at === SHOWN_CELLS && FIRST_FURTHER)}>
              <code>{cell}</code>
              {value ? <bdi>{value.length > SHOWN_VALUE ? `${value.slice(0, SHOWN_VALUE)}…` : value}</bdi> : null}
            </span>
          ))}
          {cells.length > shown.length ? (
            <Button variant="quiet" size="small" onClick={() => setAll(true)}>
              {t('moreCells', { count: cells.length - shown.length })}
            </Button>
          ) : null}
        </p>
      ) : null}
      <p className={styles.fix}>{t(`finding.${code}.fix`, { value: sheetValue })}</p>
      {code === 'oldForm' || code === 'newForm' ? (
        <p className={styles.way}>
          <ButtonLink size="small" to={href(code === 'oldForm' ? 'controlOld' : 'control', lang)}>
            {t(code === 'oldForm' ? 'control:title.old' : 'control:notes.toNew')}
          </ButtonLink>
        </p>
      ) : null}
    </li>
  );
}

/** The template the file was compared with. Without one, a text explains what was not compared, and a template can be selected. */
function ComparedTemplate({ outcome, hasFailed, version }: OutcomeProps) {
  const { storage } = usePortal();
  const { t } = useTranslation('quick-look');
  const lang = useLang();
  const [reading, setReading] = useState<{ before: QuickLook; isReadable: boolean } | null>(null);
  const { run, cancel } = useOneAtATime();
  const { template } = outcome;

  function read(file: File): void {
    cancel();
    void run(async (signal) => {
      setReading({ before: outcome, isReadable: true });
      const form = await rememberForm(storage, file, version, '', signal);
      if (!form && !signal.aborted) setReading({ before: outcome, isReadable: false });
    });
  }

  if (template)
    return (
      <p className={styles.learnt}>
        {t(template.name ? 'learnt.named' : 'learnt.unnamed', {
          name: template.name,
          date: formatDate(new Date(template.learntAt), lang),
        })}
      </p>
    );
  // Reading a template updates the stored forms, which starts the look again.
  const answer = reading?.isReadable
    ? outcome === reading.before
      ? 'learning'
      : 'otherForm'
    : reading && 'unreadable';
  const [before, generator, after] = t('learnt.nothing').split(/<\/?generator>/);
  return (
    <FocusAfter className={styles.learnt}>
      <p>
        <span>{before}</span>
        <Link to={href(version === 'old' ? 'templatesOld' : 'templates', lang)}>{generator}</Link>
        <span>{after}</span>
      </p>
      <FileInput icon={FileSpreadsheet} size="small" accept=".xlsx" onFiles={([file]) => file && read(file)}>
        {t('learnt.choose')}
      </FileInput>
      <Status>{answer && (hasFailed ? t('failedShort') : t(`learnt.${answer}`))}</Status>
    </FocusAfter>
  );
}
