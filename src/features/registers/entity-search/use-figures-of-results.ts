import { useTranslation } from 'react-i18next';
import { eraOf, INDICATOR_ROWS } from '#domain/indicators/indicator-cards.ts';
import { useRowLabel } from '#domain/indicators/use-indicator-text.ts';
import { exportColumn, type ExportColumn } from '#shared/export/export-table.ts';
import { type Figure, UNREADABLE } from '#shared/format/number.ts';
import { isoDate } from '#shared/format/date.ts';
import { indicatorsEndpoint } from '#domain/indicators/indicators.api.ts';
import type { IndicatorRecord } from '#domain/indicators/indicators.model.ts';
import { selectionOf } from '#domain/indicators/report-selection.ts';
import { summaryFigure } from '#domain/indicators/trends.ts';
import type { ResultsPage } from '#domain/legal-entity/search/search-answer.ts';
import type { LoadSearchPage } from '#domain/legal-entity/search/export-pages.ts';
import { SEARCH_TYPE } from '#shared/config/settings.ts';
import { type EntityResult, entitySearchEndpoint } from './entity-search.api.ts';
import type { SearchRegister } from './search-registers.ts';
import type { ApiDispatch } from '#shared/api/api.ts';

/** A result with its latest report, as its card preselects it; null when it never submitted one. */
type ResultWithFigures = EntityResult & { report: IndicatorRecord | null };

type Answer = { data?: ResultsPage<ResultWithFigures>; error?: unknown };
type Call = { abort: () => void };

/**
 * A page of results, each with its latest report. The entities of a page are requested one after another: an export loads four
 * pages at once, so there are never more than four calls at a time.
 */
const loadWithFigures: LoadSearchPage<ResultWithFigures> = (args) => (dispatch: ApiDispatch) => {
  let running: Call | null = null;
  let isAborted = false;
  const run = <Started extends Call>(call: Started): Started => {
    running = call;
    return call;
  };
  async function load(): Promise<Answer> {
    const page = await run(dispatch(entitySearchEndpoint.initiate(args, { subscribe: false })));
    if (!page.data) return { error: page.error };
    const items: ResultWithFigures[] = [];
    for (const entity of page.data.items) {
      if (isAborted) return { error: new Error('The export was given up.') };
      const query = { legalEntityId: entity.id, searchType: SEARCH_TYPE.cardIndicators, lang: args.lang };
      // oxlint-disable-next-line no-await-in-loop -- one after another, see above
      const records = await run(dispatch(indicatorsEndpoint.initiate(query, { subscribe: false })));
      if (!records.data) return { error: records.error };
      items.push({ ...entity, report: selectionOf(records.data, {}).record });
    }
    return { data: { ...page.data, items } };
  }
  return Object.assign(load(), {
    abort: () => {
      isAborted = true;
      running?.abort();
    },
  });
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
    column('number', t('indicators:year'), ({ report }) => report?.year ?? null, 8),
    column('text', t('indicators:reportType'), ({ report }) => report?.reportTypeName ?? '', 28),
    column('text', t('figuresForm'), form, 20),
    column('text', t('indicators:submitted'), ({ report }) => isoDate(report?.submittedOn), 14),
    ...INDICATOR_ROWS[register].summary.from2022.map(({ meaning = '', ...row }) =>
      column('number', rowLabel(row).label, ({ report }) => written(summaryFigure(register, report, meaning)), 20),
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
