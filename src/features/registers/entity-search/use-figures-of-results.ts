import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { eraOf, INDICATOR_ROWS } from '#domain/indicators/rows.ts';
import { useRowLabel } from '#domain/indicators/use-row-label.ts';
import type { AboutLine, ExportColumn } from '#shared/export/export-table.ts';
import { isoDate } from '#shared/format/date.ts';
import type { EntityResult } from './entity-search.api.ts';
import { loadWithFigures, summaryFigure, type ResultWithFigures } from './results-with-figures.ts';
import type { SearchRegister } from './search-registers.ts';

type Column = ExportColumn<ResultWithFigures>;
type File = { columns: readonly ExportColumn<EntityResult>[]; fileName: string };

/**
 * The file of the results with the summary of each one's latest report: year, form, day of submission and the six figures of the
 * register, so that a whole canton can be sorted by its results. Null in the red portal, whose entities have no summary (R2.3).
 */
export function useFiguresOfResults(
  register: SearchRegister,
  { columns, fileName }: File,
  filters: readonly AboutLine[],
) {
  const { t } = useTranslation(['entity-search', 'indicators', 'ui']);
  const rowLabel = useRowLabel();
  const ownColumns = useMemo((): Column[] => {
    if (register === 'redPortal') return [];
    const text = (key: string, header: string, width: number, value: Column['value']): Column => ({
      key,
      header,
      width,
      value,
      kind: 'text',
    });
    return [
      { ...text('reportYear', t('indicators:year'), 8, ({ report }) => report?.year ?? null), kind: 'number' },
      text('reportType', t('indicators:reportType'), 28, ({ report }) => report?.reportTypeName ?? ''),
      text('form', t('figuresForm'), 20, ({ report }) =>
        report ? t(eraOf(report.year) === 'until2021' ? 'figuresUntil2021' : 'figuresFrom2022') : '',
      ),
      text('submitted', t('indicators:submitted'), 14, ({ report }) => isoDate(report?.submittedOn)),
      ...INDICATOR_ROWS[register].summary.from2022.map(({ meaning = '', ...row }) => ({
        key: row.key,
        header: rowLabel(row).label,
        width: 20,
        kind: 'number' as const,
        value: ({ report }: ResultWithFigures) => summaryFigure(register, report, meaning),
      })),
    ];
  }, [register, t, rowLabel]);
  if (register === 'redPortal') return null;
  return {
    title: t('exportFiguresTitle'),
    label: t('exportFigures'),
    columns: [...columns, ...ownColumns],
    fileName: `${fileName}-${t('exportFiguresFile')}`,
    filters,
    about: [{ label: t('ui:fileAbout.unit'), text: t('indicators:amountsNote') }],
    load: loadWithFigures,
  };
}
