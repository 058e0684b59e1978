import { useTranslation } from 'react-i18next';
import { eraOf, INDICATOR_ROWS } from '#domain/indicators/indicator-cards.ts';
import { indicatorsEndpoint } from '#domain/indicators/indicators.api.ts';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { selectionOf } from '#domain/indicators/report-selection.ts';
import { summaryFigure } from '#domain/indicators/trends.ts';
import { useRowLabel } from '#domain/indicators/use-indicator-text.ts';
import type { LoadSearchPage } from '#domain/legal-entity/search/export-pages.ts';
import { dataOf } from '#shared/api/answer-of.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { exportColumn, type ExportColumn } from '#shared/export/export-table.ts';
import { type Figure, UNREADABLE } from '#shared/format/number.ts';
import { type EntityResult, entitySearchEndpoint } from './entity-search.api.ts';
import type { SearchRegister } from './search-registers.ts';

/** A result with its latest report, as its card preselects it; null when it never submitted one. */
export type ResultWithFigures = EntityResult & { report: IndicatorRecord | null };

/**
 * A page of results, each with its latest report. The entities of a page are requested one after another: an export loads four
 * pages at once, so there are never more than four calls at a time.
 */
const loadWithFigures: LoadSearchPage<ResultWithFigures> = async (args, { dispatch, signal }) => {
  const page = await dataOf(dispatch(entitySearchEndpoint.initiate(args)), signal);
  const items: ResultWithFigures[] = [];
  for (const entity of page.items) {
    signal.throwIfAborted();
    const query = { legalEntityId: entity.id, searchType: SEARCH_TYPE.cardIndicators, lang: args.lang };
    // oxlint-disable-next-line no-await-in-loop -- one after another, see above
    const records = await dataOf(dispatch(indicatorsEndpoint.initiate(query)), signal);
    items.push({ ...entity, report: selectionOf(records, {}).record });
  }
  return { ...page, items };
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
    load: loadWithFigures,
  };
}
