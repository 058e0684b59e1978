import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#shared/ui/classes.ts';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { Status } from '#shared/ui/Status.tsx';
import { IndicatorTable } from './IndicatorTable.tsx';
import { ReportTypeTags, YearTags, ReportNote } from './YearAndReportTags.tsx';
import styles from './IndicatorCard.module.css';
import type { IndicatorRecord } from './indicators.model.ts';
import { selectionOf } from './reports-of-year.ts';
import type { IndicatorRow } from './row.ts';
import { eraOf, rowsFor, type Card } from './rows.ts';
import { reportKindOf, recordOfKind, reportKinds } from './series.ts';

/** What the reader requested; what is not there falls back to what is preselected (R4.2). */
export type RequestedSelection = { year?: number | null; reportTypeId?: number | null };

type IndicatorCardProps = {
  card: Card;
  isMicro: boolean;
  records: readonly IndicatorRecord[];
  requested: RequestedSelection;
  onRequest: (selection: RequestedSelection) => void;
  /** Adds the column of changes against the year before. */
  withChange?: boolean;
  /** Makes the rows choosable for the chart that stands in `aside`. */
  chart?: { isShown: (row: IndicatorRow) => boolean; toggle: (row: IndicatorRow) => void };
  /** Stands beside the table, under it on phones. */
  aside?: ReactNode;
};

/**
 * A financial indicator card (R2.5, R4.2): year tags, the report types of the year, and the values of the matching record,
 * or the no-results line when there is none or the card has no lines in that code set. Choosing a year forgets the type.
 */
export function IndicatorCard(props: IndicatorCardProps) {
  const { card, isMicro, records, requested, onRequest, withChange = false, chart, aside } = props;
  const { t } = useTranslation('indicators');
  const { year, reportTypeId, reportTypes, record } = selectionOf(records, requested);
  const rows = rowsFor(card, eraOf(year), isMicro);
  const kind = reportKindOf(reportKinds(records), reportTypeId);
  const before = withChange && eraOf(year) === eraOf(year - 1) ? recordOfKind(records, year - 1, kind) : null;
  return (
    <div className={styles.card}>
      <div className={styles.tags}>
        <YearTags records={records} year={year} onYear={(next) => onRequest({ year: next })} />
        <ReportTypeTags
          types={reportTypes}
          value={reportTypeId}
          onChange={(id) => onRequest({ year, reportTypeId: id })}
        />
      </div>
      {record ? (
        <ReportNote records={records} record={record} onReport={(id) => onRequest({ year, reportTypeId: id })} />
      ) : null}
      <div className={classes(styles.body, aside ? styles.beside : undefined)}>
        {record && rows.length ? (
          <IndicatorTable
            caption={
              <>
                <VisuallyHidden>{`${t('title')}, ${year}. `}</VisuallyHidden>
                {t('amountsNote')}
              </>
            }
            rows={rows}
            record={record}
            before={before}
            {...(chart && { chart })}
          />
        ) : (
          <Status className={styles.none}>{t('noResultsForSelectedYear')}</Status>
        )}
        {aside ? <div className={styles.aside}>{aside}</div> : null}
      </div>
    </div>
  );
}
