import { useTranslation } from 'react-i18next';
import { eraOf, INDICATOR_ROWS } from '#domain/indicators/indicator-cards.ts';
import { summaryFigure } from '#domain/indicators/trends.ts';
import { useRowLabel } from '#domain/indicators/use-indicator-text.ts';
import type { LoadSearchPage } from '#domain/legal-entity/search/export-pages.ts';
import { exportColumn, type ExportColumn } from '#shared/export/export-table.ts';
import { type Figure, UNREADABLE } from '#shared/format/number.ts';
import type { EntityResult } from './entity-search.api.ts';
import type { SearchRegister } from './entity-search.params.ts';
import type { ResultWithFigures } from './load-with-figures.ts';

/** Loaded with the first file. */
const load: LoadSearchPage<ResultWithFigures> = async (args, parts) => {
  const { loadWithFigures } = await import('./load-with-figures.ts');
  return loadWithFigures(args, parts);
};

type File = { columns: readonly ExportColumn<EntityResult>[]; fileName: string };

/**
 * The exported results with the summary of each entity's latest report: year, form, day of submission and the register's six
 * figures, so that a whole canton can be sorted by them. Null in the red portal, whose entities have no summary (R2.3).
 */
export function useFiguresOfResults(register: SearchRegister, { columns, fileName }: File) {
  const { t } = useTranslation(['entity-search', 'indicators', 'ui']);
  const rowLabel = useRowLabel();
  if (register === 'redPortal') return null;
  const written = (figure: Figure) => (figure === UNREADABLE ? t('indicators:gaps.unreadable') : figure);
  const column = exportColumn<ResultWithFigures>;
  const form = ({ report }: ResultWithFigures) =>
    report && t(eraOf(report.year) === 'until2021' ? 'figuresUntil2021' : 'figuresFrom2022');
  const ownColumns = [
    column('year', t('indicators:year'), ({ report }) => report?.year ?? null, 8),
    column('text', t('indicators:reportType'), ({ report }) => report?.reportTypeName ?? '', 28),
    column('text', t('figuresForm'), form, 20),
    column('day', t('indicators:submitted'), ({ report }) => report?.submittedOn ?? null, 14),
    ...INDICATOR_ROWS[register].summary.from2022.map(({ meaning = '', ...row }) =>
      column('amount', rowLabel(row).label, ({ report }) => written(summaryFigure(register, report, meaning)), 20),
    ),
  ];
  return {
    title: t('exportFiguresTitle'),
    label: t('exportFigures'),
    columns: [...columns, ...ownColumns],
    fileName: `${fileName}-${t('exportFiguresFile')}`,
    about: [{ label: t('ui:fileAbout.unit'), text: t('indicators:amountsNote') }],
    load,
  };
}
