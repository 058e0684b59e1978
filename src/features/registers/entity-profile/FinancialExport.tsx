import { useTranslation } from 'react-i18next';
import { ExportMenu } from '#shared/export/ExportMenu.tsx';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { preselectedYear, selectionOf, yearsOf } from '#domain/indicators/records.ts';
import { reportKindOf, reportKinds } from '#domain/indicators/series.ts';
import { useTrendLabel } from '#domain/indicators/use-row-label.ts';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import type { Register } from '#domain/indicators/register.ts';
import { exportLines } from './export-lines.ts';

type FinancialExportProps = {
  entity: LegalEntity;
  register: Register;
  records: readonly IndicatorRecord[];
  /** The report type chosen in the address. */
  reportTypeId: number | null;
};

/** Saves all indicators of the entity over all years, for the kind of report that is shown, as CSV or .xlsx (decisions: Export). */
export function FinancialExport({ entity, register, records, reportTypeId }: FinancialExportProps) {
  const { t } = useTranslation(['entity-profile', 'indicators']);
  const trendLabel = useTrendLabel();
  if (records.length === 0) return null;
  const selection = selectionOf(records, { year: preselectedYear(records), reportTypeId });
  const kind = reportKindOf(reportKinds(records), reportTypeId ?? selection.reportTypeId);
  const years = yearsOf(records);
  const text = (key: string, header: string, width: number) => ({ key, header, kind: 'text' as const, width });
  return (
    <ExportMenu
      variant="quiet"
      size="small"
      title={t('indicators:title')}
      fileName={`${t('exportFile')}-${entity.jib || entity.id}`}
      source={{ rows: exportLines({ register, isMicro: entity.isMicro, records, years, kind }) }}
      columns={[
        { key: 'jib', header: t('fields.jib'), kind: 'code', width: 16, value: () => entity.jib },
        { ...text('name', t('fields.shortName'), 36), value: () => entity.shortName },
        { ...text('type', t('indicators:reportType'), 26), value: () => kind?.name ?? '' },
        { ...text('card', t('cards'), 18), value: ({ card }) => t(`indicators:cards.${card}`) },
        { ...text('line', t('indicators:indicator'), 48), value: ({ trend }) => trendLabel(trend).label },
        { ...text('code', t('lineCode'), 18), value: ({ trend }) => trendLabel(trend).code },
        ...years.map((year, at) => ({
          key: String(year),
          header: String(year),
          kind: 'number' as const,
          width: 16,
          value: ({ values }: { values: readonly (number | null)[] }) => values[at] ?? null,
        })),
      ]}
    />
  );
}
