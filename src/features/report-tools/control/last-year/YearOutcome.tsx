import Printer from 'lucide-react/icons/printer';
import { useMemo, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { readReportId } from '#domain/report-form/report-id.ts';
import type { ReportIds, YearComparison } from '#domain/report-form/year-comparison.ts';
import type { LineComparison } from '#domain/report-form/year-differences.ts';
import { formatNumber, formatPercent } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { printOnly } from '#shared/ui/print-only.ts';
import { Section } from '#shared/ui/Section.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import type { ColumnChoice, ColumnChoices } from './column-choice.ts';
import { ChangesFile, DifferencesFile, type FileNames } from './DifferenceFiles.tsx';
import { ChangeTable, DifferenceTable, type InSheet } from './DifferenceTables.tsx';
import { type ComparedReports, sheetOutcomes, type OutcomeSummary, type SheetOutcome, summaryOf } from './outcome.ts';
import { PublishedFigures } from './PublishedFigures.tsx';
import { SheetList } from './SheetList.tsx';
import { useShare } from './use-share.ts';
import styles from './LastYear.module.css';

type YearOutcomeProps = {
  comparison: YearComparison;
  names: FileNames;
  /** Level of its headings. */
  level: 2 | 3;
  /** The columns that a person selected. */
  choices: ColumnChoices;
  onChoose: (sheet: string, choice: ColumnChoice) => void;
};

/** What the comparison of two reports found, or why there is none: advice, never a verdict. */
export function YearOutcome({ comparison, ...rest }: YearOutcomeProps) {
  const { t } = useTranslation(['last-year', 'quick-look']);
  if (comparison.outcome === 'unreadable')
    return (
      <Banner kind="act" live title={t('unreadable')}>
        <ul>
          {(['last', 'now'] as const).map((year) => {
            const fault = comparison.faults[year];
            return fault ? (
              <li key={year}>
                <bdi>{rest.names[year]}</bdi>
                <span>{`: ${t(`quick-look:finding.${fault}.what`)} ${t(`quick-look:finding.${fault}.fix`)}`}</span>
              </li>
            ) : null;
          })}
        </ul>
      </Banner>
    );
  if (comparison.outcome === 'declined') {
    const { reason, ids } = comparison;
    return (
      <Banner kind={reason === 'sameAmounts' ? 'info' : 'act'} live title={t('declined.title')}>
        {t(`declined.${reason}`, { last: jibOf(ids.last), now: jibOf(ids.now) })}
      </Banner>
    );
  }
  return <ComparedOutcome comparison={comparison} {...rest} />;
}

const jibOf = (id: string) => readReportId(id)?.jib ?? '';

/** The jib of the reports; '' when neither has a valid id. */
const jibIn = ({ last, now }: ReportIds) => jibOf(now) || jibOf(last);

/** The items of all sheets, each with the name of its sheet. */
function itemsOf<Item extends object>(
  outcomes: readonly SheetOutcome[],
  pick: (outcome: Extract<SheetOutcome, { columns: object }>) => LineComparison<Item>,
): InSheet<Item>[] {
  return outcomes.flatMap((outcome) =>
    outcome.columns ? pick(outcome).items.map((item) => ({ ...item, sheet: outcome.sheet.name })) : [],
  );
}

function ComparedOutcome(props: YearOutcomeProps & { comparison: ComparedReports }) {
  const { comparison, names, level, choices, onChoose } = props;
  const { t } = useTranslation('last-year');
  const lang = useLang();
  const box = useRef<HTMLDivElement>(null);
  const limit = useShare();
  const { share } = limit;
  const outcomes = useMemo(() => sheetOutcomes(comparison, choices, share), [comparison, choices, share]);
  const summary = summaryOf(comparison, outcomes);
  const differences = itemsOf(outcomes, (outcome) => outcome.differences);
  const changes = itemsOf(outcomes, (outcome) => outcome.changes);
  const jib = jibIn(comparison.ids);
  const percent = formatPercent(limit.percent, lang, { decimals: limit.percent % 1 === 0 ? 0 : 2 });
  const changeLines = outcomes.reduce((sum, outcome) => sum + (outcome.columns ? outcome.changes.compared : 0), 0);

  return (
    <div ref={box} className={`stack ${styles.outcome}`}>
      <p className="print-only">{t('printed', names)}</p>
      <SummaryBanner summary={summary} total={outcomes.length} />
      <div className="button-row no-print">
        <Button icon={Printer} onClick={() => box.current && printOnly(box.current)}>
          {t('print')}
        </Button>
        {differences.length > 0 ? <DifferencesFile rows={differences} names={names} /> : null}
        {changes.length > 0 ? <ChangesFile rows={changes} names={names} share={percent} /> : null}
      </div>
      {differences.length > 0 ? (
        <Section level={level} title={t('differences.title')} intro={t('differences.intro')}>
          <DifferenceTable items={differences} />
        </Section>
      ) : null}
      <Section level={level} title={t('sheets.title')}>
        <SheetList outcomes={outcomes} skipped={comparison.skipped} choices={choices} onChoose={onChoose} />
      </Section>
      <Section level={level} title={t('changes.title')} intro={t('changes.intro')}>
        <div className={`no-print ${styles.share}`}>
          <TextField
            label={t('changes.share')}
            unit="%"
            width="medium"
            inputMode="decimal"
            autoComplete="off"
            value={limit.typed}
            error={limit.isValid ? null : t('changes.invalid')}
            onChange={({ currentTarget }) => limit.type(currentTarget.value)}
          />
        </div>
        {changes.length > 0 ? (
          <>
            <p>{t('changes.listed', { share: percent, lines: formatNumber(changeLines, lang) })}</p>
            <ChangeTable items={changes} />
          </>
        ) : (
          <p>
            {changeLines > 0
              ? t('changes.none', { share: percent, lines: formatNumber(changeLines, lang) })
              : t('changes.unknown')}
          </p>
        )}
      </Section>
      <Section level={level} title={t('published.title')} intro={jib ? t('published.intro', { jib }) : null}>
        {jib ? (
          <Disclosure summary={t('published.show')} className="no-print">
            <PublishedFigures jib={jib} />
          </Disclosure>
        ) : (
          <p>{t('published.noJib')}</p>
        )}
      </Section>
    </div>
  );
}

/** What was found in a sentence; never 'no differences' where nothing, or not everything, could be compared. */
function SummaryBanner({ summary, total }: { summary: OutcomeSummary; total: number }) {
  const { t } = useTranslation('last-year');
  const lang = useLang();
  const { differences, lines, sheets, isPartial } = summary;
  const figure = (count: number) => formatNumber(count, lang);
  if (sheets === 0 || lines === 0)
    return (
      <Banner kind="act" live title={t('summary.nothing')}>
        {t('summary.nothingText')}
      </Banner>
    );
  const kind = differences > 0 ? 'act' : isPartial ? 'info' : 'ok';
  return (
    <Banner
      kind={kind}
      live
      title={differences > 0 ? t('summary.differences', { count: differences }) : t('summary.none')}
    >
      <p>{t('summary.compared', { lines: figure(lines), sheets: figure(sheets), total: figure(total) })}</p>
      {isPartial ? <p>{t('summary.partial')}</p> : null}
      <p>{t('advice')}</p>
    </Banner>
  );
}
