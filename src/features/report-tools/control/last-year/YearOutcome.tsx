import Printer from 'lucide-react/icons/printer';
import { type ComponentProps, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { readReportId } from '#domain/report-form/report-id.ts';
import type { YearComparison } from '#domain/report-form/year-comparison.ts';
import type { LineComparison } from '#domain/report-form/year-differences.ts';
import { formatNumber, formatPercent } from '#shared/format/number.ts';
import { parseNumber, rewriteNumber } from '#shared/format/parse-number.ts';
import { LANGUAGES, type Lang } from '#shared/i18n/languages.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { defineTabValue } from '#shared/storage/tab-value.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { Disclosure } from '#shared/ui/Disclosure.tsx';
import { printOnly } from '#shared/ui/print-only.ts';
import { Section } from '#shared/ui/Section.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { type FileNames, type InSheet, LinesFile, LineTable } from './LineTable.tsx';
import { PublishedFigures } from './PublishedFigures.tsx';
import { type ComparedReports, type SheetOutcome, sheetOutcomes, summaryOf } from './sheet-outcomes.ts';
import { SheetList } from './SheetList.tsx';
import styles from './LastYear.module.css';

type YearOutcomeProps = Pick<ComponentProps<typeof SheetList>, 'choices' | 'onChoose'> & {
  comparison: YearComparison;
  names: FileNames;
  level: 2 | 3;
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
  const [isPublished, setPublished] = useState(false);
  const { ids } = comparison;
  const jib = jibOf(ids.now) || jibOf(ids.last);
  const percent = formatPercent(limit.percent, lang, { decimals: limit.percent % 1 === 0 ? 0 : 2 });
  const changeLines = outcomes.reduce((sum, outcome) => sum + (outcome.columns ? outcome.changes.compared : 0), 0);
  const changed = changes.length > 0 ? 'listed' : changeLines > 0 ? 'none' : 'unknown';

  return (
    <div ref={box} className={`stack ${styles.outcome}`}>
      <p className="print-only">{t('printed', names)}</p>
      <SummaryBanner summary={summary} />
      <div className="button-row no-print">
        <Button icon={Printer} onClick={() => box.current && printOnly(box.current)}>
          {t('print')}
        </Button>
        {differences.length > 0 ? <LinesFile of="differences" rows={differences} names={names} /> : null}
        {changes.length > 0 ? <LinesFile of="changes" rows={changes} names={names} share={percent} /> : null}
      </div>
      {differences.length > 0 ? (
        <Section level={level} title={t('differences.title')} intro={t('differences.intro')}>
          <LineTable of="differences" rows={differences} />
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
            error={limit.fault && t(`changes.${limit.fault}`, { highest: formatNumber(HIGHEST_SHARE, lang) })}
            onChange={({ currentTarget }) => limit.type(currentTarget.value)}
          />
        </div>
        <p>{t(`changes.${changed}`, { share: percent, lines: formatNumber(changeLines, lang) })}</p>
        {changes.length > 0 ? <LineTable of="changes" rows={changes} /> : null}
      </Section>
      <Section level={level} title={t('published.title')} intro={jib ? t('published.intro', { jib }) : null}>
        {jib ? (
          <Disclosure summary={t('published.show')} className="no-print" open={isPublished} onToggle={setPublished}>
            {/* Only then is the register asked, with the jib of the report. */}
            {isPublished ? <PublishedFigures jib={jib} /> : null}
          </Disclosure>
        ) : (
          <p>{t('published.noJib')}</p>
        )}
      </Section>
    </div>
  );
}

/** What was found in a sentence; never 'no differences' where nothing, or not everything, could be compared. */
function SummaryBanner({ summary }: { summary: ReturnType<typeof summaryOf> }) {
  const { t } = useTranslation('last-year');
  const lang = useLang();
  const { differences, lines, sheets, total, isPartial } = summary;
  const figure = (count: number) => formatNumber(count, lang);
  if (sheets === 0 || lines === 0)
    return (
      <Banner kind="act" live title={t('summary.nothing')}>
        {t(sheets === 0 ? 'summary.nothingText' : 'summary.nothingReadable')}
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

/** The share as it was typed and in which language, so that a reload or a change of the language changes nothing. */
const storedShare = defineTabValue('last-year-share', z.object({ text: z.string(), lang: z.enum(LANGUAGES) }));
/** In percent. */
const DEFAULT_SHARE = '50';
const HIGHEST_SHARE = 1_000_000;
const isShare = (percent: number | null): percent is number =>
  percent !== null && percent >= 0 && percent <= HIGHEST_SHARE;

/** The share above which changes are listed: what is typed, in percent, and the last share that can be read (0.5 is a half). */
function useShare() {
  const stored = storedShare(usePortal().storage);
  const lang = useLang();
  const [share, setShare] = useState(
    (): { text: string; lang: Lang } => stored.read() ?? { text: DEFAULT_SHARE, lang },
  );
  const typed = rewriteNumber(share.text, share.lang, lang);
  const percent = parseNumber(typed, lang);
  const isValid = isShare(percent);
  const [lastValid, setLastValid] = useState(isValid ? percent : Number(DEFAULT_SHARE));
  const current = isValid ? percent : lastValid;

  function type(entered: string): void {
    // The sign stands beside the field.
    const text = entered.replace(/\s*%\s*$/, '');
    const next = parseNumber(text, lang);
    if (isShare(next)) setLastValid(next);
    setShare({ text, lang });
    stored.write({ text, lang });
  }

  const fault = isValid ? null : percent === null ? ('invalid' as const) : ('outside' as const);
  return { typed, type, fault, percent: current, share: current / 100 };
}
