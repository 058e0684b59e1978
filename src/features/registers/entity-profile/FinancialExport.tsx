import { useTranslation } from 'react-i18next';
import { ExportMenu } from '#shared/export/ExportMenu.tsx';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { yearsOf } from '#domain/indicators/records.ts';
import { shownKind } from '#domain/indicators/series.ts';
import { useFiguresFile } from '#domain/indicators/use-figures-file.ts';
import type { LegalEntity } from '#domain/legal-entity/legal-entity.model.ts';
import type { Register } from '#domain/indicators/register.ts';
import { useFileAbout } from '#domain/operator/use-file-about.ts';
import type { FinancialView } from './entity-profile.params.ts';

type FinancialExportProps = {
  entity: LegalEntity;
  register: Register;
  records: readonly IndicatorRecord[];
  /** What is shown: the view, and the year and report type that were asked for. */
  params: Pick<FinancialView['params'], 'view' | 'year' | 'reportTypeId'>;
};

/** Saves all indicators of the entity over all years, for the kind of report that is shown, as CSV or .xlsx (decisions: Export). */
export function FinancialExport({ entity, register, records, params }: FinancialExportProps) {
  const { t } = useTranslation(['entity-profile', 'indicators', 'ui']);
  const { jib, shortName, isMicro } = entity;
  const years = yearsOf(records);
  const name = shortName || entity.longName;
  const kind = shownKind(records, params);
  const { columns, rows } = useFiguresFile([{ jib, name, register, isMicro, records, kind }], years);
  const about = useFileAbout([
    { label: t('fields.shortName'), text: [entity.longName || shortName, jib].filter(Boolean).join(', ') },
    { label: t('indicators:reportType'), text: kind?.name ?? '' },
    { label: t('ui:fileAbout.unit'), text: t('indicators:file.units') },
    { label: t('indicators:file.break'), text: t('indicators:breakNote') },
  ]);
  if (records.length === 0) return null;
  return (
    <ExportMenu
      variant="quiet"
      size="small"
      title={t('indicators:title')}
      fileName={`${t('exportFile')}-${jib || entity.id}`}
      source={{ rows }}
      about={about}
      columns={columns}
    />
  );
}
