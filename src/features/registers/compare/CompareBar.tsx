import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { yearsOf } from '#domain/indicators/records.ts';
import { reportKindOf, reportKinds } from '#domain/indicators/series.ts';
import { useFiguresFile } from '#domain/indicators/use-figures-file.ts';
import { useFileAbout } from '#domain/operator/use-file-about.ts';
import { ExportMenu } from '#shared/export/ExportMenu.tsx';
import { SegmentedControl } from '#shared/ui/SegmentedControl.tsx';
import { allRecords, type Ready } from './comparable.ts';
import styles from './ComparePage.module.css';

type CompareBarProps = {
  view: 'year' | 'years';
  onView: (view: 'year' | 'years') => void;
  ready: readonly Ready[];
  /** Null for all years. */
  year: number | null;
  reportTypeId: number | null;
};

/** The switch between one year and all, and what is compared as a file: lines and ratios of every entity. */
export function CompareBar({ view, onView, ready, year, reportTypeId }: CompareBarProps) {
  const { t } = useTranslation(['compare', 'indicators', 'ui']);
  const records = allRecords(ready);
  // The query's answers keep their identity, the lists made of them do not.
  const identity = ready.map(({ id }) => id).join();
  const { entities, years } = useMemo(
    () => {
      const kind = reportKindOf(reportKinds(records), reportTypeId);
      return {
        years: year === null ? yearsOf(records) : [year],
        entities: ready.flatMap(({ entity: { jib, shortName, longName, isMicro, register }, records: own }) =>
          register ? [{ jib, name: shortName || longName, isMicro, register, records: own, kind }] : [],
        ),
      };
    },
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- see above
    [identity, records.length, year, reportTypeId],
  );
  const { columns, rows } = useFiguresFile(entities, years);
  const about = useFileAbout([
    { label: t('entities'), text: entities.map(({ name, jib }) => [name, jib].filter(Boolean).join(', ')).join('; ') },
    { label: t('indicators:reportType'), text: entities[0]?.kind?.name ?? '' },
    { label: t('ui:fileAbout.unit'), text: t('indicators:file.units') },
    { label: t('indicators:file.break'), text: t('indicators:breakNote') },
  ]);
  return (
    <div className={`${styles.bar} no-print`}>
      <SegmentedControl
        label={t('view.label')}
        options={[
          { value: 'year', label: t('view.year') },
          { value: 'years', label: t('view.years') },
        ]}
        value={view}
        onChange={onView}
      />
      <ExportMenu
        variant="quiet"
        size="small"
        title={t('title')}
        fileName={[t('exportFile'), year].filter(Boolean).join('-')}
        source={{ rows }}
        about={about}
        columns={columns}
      />
    </div>
  );
}
