import { useTranslation } from 'react-i18next';
import { yearsOf } from '#domain/indicators/reports-of-year.ts';
import { reportKindOf, reportKinds } from '#domain/indicators/series.ts';
import { useFiguresFile } from '#domain/indicators/use-figures-file.ts';
import { useFileAbout } from '#domain/operator/use-file-about.ts';
import { ExportMenu } from '#shared/export/ExportMenu.tsx';
import { TagGroup } from '#shared/ui/TagGroup.tsx';
import { allRecords, entityName, type Ready } from './comparable.ts';
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
  const kind = reportKindOf(reportKinds(records), reportTypeId);
  const years = year === null ? yearsOf(records) : [year];
  const entities = ready.flatMap(({ id, entity, records: own }) => {
    const { jib, isMicro, register } = entity;
    return register ? [{ jib, name: entityName(id, entity), isMicro, register, records: own, kind }] : [];
  });
  const { columns, rows } = useFiguresFile(entities, years);
  const about = useFileAbout([
    { label: t('entities'), text: entities.map(({ name, jib }) => [name, jib].filter(Boolean).join(', ')).join('; ') },
    { label: t('indicators:reportType'), text: kind?.name ?? '' },
    { label: t('ui:fileAbout.unit'), text: t('indicators:file.units') },
    { label: t('indicators:file.break'), text: t('indicators:breakNote') },
  ]);
  return (
    <div className={`${styles.bar} no-print`}>
      <TagGroup
        look="switch"
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
