import RotateCw from 'lucide-react/icons/rotate-cw';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type CallReport, NOTHING_TO_ASK_WITH } from '#domain/agency-check/check-calls.ts';
import { reportText } from '#domain/agency-check/report.ts';
import { formatDateTime } from '#shared/format/date.ts';
import { formatNumber } from '#shared/format/number.ts';
import { LANGUAGES } from '#shared/i18n/languages.ts';
import type { KeyUnder } from '#shared/i18n/texts.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { CopyButton } from '#shared/ui/CopyButton.tsx';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { ProgressBar } from '#shared/ui/ProgressBar.tsx';
import { Section } from '#shared/ui/Section.tsx';
import { Badge, Status } from '#shared/ui/Status.tsx';
import { Table, TableHead } from '#shared/ui/Table.tsx';
import { TreeSection } from './TreeSection.tsx';
import { notMade, useAgencyLook } from './use-agency-look.ts';
import styles from './AgencyLook.module.css';

/** An answer that takes longer is called slow, in milliseconds. */
const SLOW = 3000;

/** Looks at the four APIs and at the content from this browser, when the operator wants it. */
export function AgencyLook() {
  const { t } = useTranslation(['operator-desk', 'ui']);
  const lang = useLang();
  const { look, start, stop } = useAgencyLook();
  const { step, reports, tree, arrived, at } = look;
  const startButton = useRef<HTMLButtonElement>(null);
  const isPending = step === 'pending';
  // Of a look that was stopped, what is missing was not asked for yet.
  const isDone = step === 'done';
  return (
    <div className="stack-3">
      <p className="measure">{t('look.intro')}</p>
      <div className="button-row">
        <Button ref={startButton} variant="primary" icon={RotateCw} isPending={isPending} onClick={() => void start()}>
          {t(step === 'none' ? 'look.start' : 'look.again')}
        </Button>
        {isPending ? (
          <Button
            onClick={() => {
              stop();
              startButton.current?.focus();
            }}
          >
            {t('look.stop')}
          </Button>
        ) : null}
        <Status>
          {isDone ? t('look.done', { time: formatDateTime(at, lang) }) : step === 'stopped' ? t('look.stopped') : ''}
        </Status>
      </div>
      {isPending ? (
        <ProgressBar label={t('look.working')} value={null} text={formatNumber(reports.length, lang)} />
      ) : null}
      {reports.length === 0 ? null : (
        <>
          <Section title={t('look.calls')}>
            <Table stack caption={t('look.calls')} captionHidden>
              <TableHead columns={[t('look.call'), t('look.answer'), [t('ui:time'), 'num'], t('look.fits')]} />
              <tbody>
                {reports.map((report, index) => (
                  // oxlint-disable-next-line react/no-array-index-key -- reports are only added
                  <CallRow key={index} report={report} />
                ))}
              </tbody>
            </Table>
            {isDone ? <p className="small muted">{t('look.neverMade', { count: notMade(reports) })}</p> : null}
          </Section>
          {isDone || (step === 'stopped' && tree.length > 0) ? (
            <TreeSection problems={tree} missing={isDone ? LANGUAGES.filter((one) => !arrived.includes(one)) : []} />
          ) : null}
          {isPending ? null : <Record reports={reports} />}
        </>
      )}
    </div>
  );
}

const TONES = { agrees: 'ok', differs: 'act', refuses: 'error', skipped: 'neutral' } as const;

/** Why a call was not made. */
type SkipReason = KeyUnder<'operator-desk', 'look.skipped'>;

/** What distinguishes calls of the same kind, where it is more than a language. */
const VARIANTS = {
  counties: 'counties',
  municipalities: 'municipalities',
  register: 'register',
  'bankruptcy registry': 'bankruptcy',
} as const;

/** One call: whether it answered, how fast, and whether the answer fits. */
function CallRow({ report }: { report: CallReport }) {
  const { base, call, variant, verdict, milliseconds, status, differences, remarks } = report;
  const { t } = useTranslation(['operator-desk', 'ui']);
  const lang = useLang();
  const variantText = (name: string) =>
    name in VARIANTS ? t(`look.variants.${VARIANTS[name as keyof typeof VARIANTS]}`) : name;
  const lost = differences.filter(({ weight }) => weight === 'loss').length;
  const tolerated = differences.filter(({ weight }) => weight === 'tolerated').length;
  const notes =
    verdict === 'agrees' || verdict === 'differs'
      ? [
          lost > 0 && t('look.lost', { count: lost }),
          tolerated > 0 && t('look.tolerated', { count: tolerated }),
          remarks.length > 0 && t('look.remarks', { count: remarks.length }),
        ].filter((note) => note !== false)
      : [];
  const answer =
    verdict === 'skipped'
      ? t(`look.skipped.${remarks[0] === NOTHING_TO_ASK_WITH ? 'nothing' : (remarks[0] as SkipReason)}`)
      : status === undefined
        ? t('look.silent')
        : `${t('look.answered')} (${status})`;
  return (
    <tr>
      <th scope="row">
        <code className={styles.call}>{call.replace(/ \{\w+\}\//, ' /')}</code>
        <span className="small muted">
          {[t(`look.bases.${base}`), variantText(variant)].filter(Boolean).join(' · ')}
        </span>
      </th>
      <td data-l={t('look.answer')}>{answer}</td>
      <td data-l={t('ui:time')} className="num">
        <span>{milliseconds === undefined ? '–' : `${formatNumber(milliseconds, lang)} ms`}</span>
        {(milliseconds ?? 0) > SLOW ? <Badge tone="act">{t('look.slow')}</Badge> : null}
      </td>
      <td data-l={t('look.fits')}>
        <span>
          <Badge tone={TONES[verdict]}>{t(`look.verdict.${verdict}`)}</Badge>
          {notes.length > 0 ? <span className="small">{` ${notes.join(', ')}`}</span> : null}
        </span>
      </td>
    </tr>
  );
}

/** The same as text for the developers of the back end, as `agency:check` writes it. */
function Record({ reports }: { reports: readonly CallReport[] }) {
  const { t } = useTranslation('operator-desk');
  const text = reportText(reports);
  return (
    <Disclosure summary={t('look.report')}>
      <p>
        <CopyButton size="small" label={t('look.copyReport')} text={text} />
      </p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a box that scrolls must take the keyboard */}
      <section tabIndex={0} className={styles.record} aria-label={t('look.report')}>
        <pre lang="en">{text}</pre>
      </section>
    </Disclosure>
  );
}
