import { useTranslation } from 'react-i18next';
import { yearsOf } from '#domain/indicators/reports-of-year.ts';
import { reportKindOf, reportKinds } from '#domain/indicators/series.ts';
import { FiguresBar } from '#domain/indicators/FiguresBar.tsx';
import { allRecords, entityName, type Ready } from './comparable.ts';

type CompareBarProps = {
  view: 'year' | 'years';
  onView: (view: 'year' | 'years') => void;
  ready: readonly Ready[];
  /** Null for all years. */
  year: number | null;
  reportType: number | null;
};

/** The switch between one year and all, and what is compared as a file: lines and ratios of every entity. */
export function CompareBar({ view, onView, ready, year, reportType }: CompareBarProps) {
  const { t } = useTranslation('compare');
  const records = allRecords(ready);
  const kind = reportKindOf(reportKinds(records), reportType);
  const years = year === null ? yearsOf(records) : [year];
  const entities = ready.flatMap(({ id, entity, records: own }) => {
    const { jib, isMicro, register } = entity;
    return register ? [{ jib, name: entityName(id, entity), isMicro, register, records: own }] : [];
  });
  const of = entities.map(({ name, jib }) => [name, jib].filter(Boolean).join(', ')).join('; ');
  return (
    <FiguresBar
      {...{ view, onView, entities, years, kind }}
      of={{ label: t('entities'), text: of }}
      title={t('title')}
      fileName={[t('exportFile'), year].filter(Boolean).join('-')}
    />
  );
}
