import { useTranslation } from 'react-i18next';
import { eraOf, INDICATOR_ROWS } from '#domain/indicators/indicator-cards.ts';
import { summaryFigure } from '#domain/indicators/trends.ts';
import { useRowLabel } from '#domain/indicators/use-indicator-text.ts';
import type { ResultsOf } from '#domain/legal-entity/results/EntityResults.tsx';
import type { FailedSearch } from '#domain/legal-entity/search-help/suggestions.ts';
import type { ActiveFilter } from '#domain/legal-entity/search/ActiveFilterChips.tsx';
import { searchCall } from '#domain/legal-entity/search/entity-filters.ts';
import type { LoadSearchPage } from '#domain/legal-entity/search/export-pages.ts';
import { cantonName } from '#domain/reference/cantons.ts';
import { LEGAL_ENTITY_STATUS, SEARCH_TYPE } from '#shared/config/settings.ts';
import { exportColumn, type ExportColumn } from '#shared/export/export-table.ts';
import { fileSlug } from '#shared/figures/file-slug.ts';
import { type Figure, UNREADABLE } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import type { EntityResult } from './entity-search.api.ts';
import { entitySearchCall, SEARCH_REGISTERS, type SearchFilters, type SearchRegister } from './entity-search.params.ts';
import type { ResultWithFigures } from './load-with-figures.ts';
import { RegisterCard } from './RegisterCard.tsx';
import { useAccountStatuses } from './use-entity-active-filters.ts';
import { changedSearch, inRegister, searchLink } from './use-register-filters.ts';

/** The results of the register search (R2.3); in the red portal nothing may be requested without a valid year (R5). */
export function useRegisterResults(
  filters: SearchFilters,
  active: readonly ActiveFilter<SearchFilters>[],
): ResultsOf<EntityResult, SearchFilters, ResultWithFigures> {
  const { register } = filters;
  const { t } = useTranslation('entity-search');
  const file = useResultFile(filters, active);
  const detailed = useFiguresOfResults(register, file);
  const status = useStatusName(filters);
  const failedSearch = useFailedSearch(filters, active);
  const named = [t(`registers.${register}`), status, ...active.map(({ label }) => label)];
  return {
    active: [{ name: t('register'), label: t(`registers.${register}`) }, ...active],
    file,
    detailed,
    suggestedName: named.filter(Boolean).join(', '),
    failedSearch,
    noSearch: <EmptyState title={t('chooseYear')}>{t('chooseYearHint')}</EmptyState>,
    card: (entity, card) => <RegisterCard key={entity.id} {...{ entity, register, ...card }} />,
  };
}

/** The search as one that may find nothing: it is offered in the other registers, its name or jib in the proceedings. */
function useFailedSearch(
  filters: SearchFilters,
  active: readonly ActiveFilter<SearchFilters>[],
): FailedSearch<SearchFilters> {
  const { t } = useTranslation('entity-search');
  const lang = useLang();
  const { name, jib, register } = filters;
  const call = searchCall({ name, jib, page: 1 }, SEARCH_TYPE.bankruptcy);
  const to = href('bankruptcy', lang, undefined, { name, jib });
  return {
    filters,
    // Without its year a search is one of the default year, not of all.
    active: active.filter(({ id }) => id !== 'year'),
    changed: changedSearch,
    callOf: entitySearchCall,
    addressOf: (next) => searchLink(next, lang),
    inRegisters: SEARCH_REGISTERS.filter((other) => other !== register).map((other) => ({
      label: t(`registers.${other}`),
      filters: inRegister(filters, other),
    })),
    elsewhere: call ? [{ group: 'register', label: t('proceedings'), to, call }] : [],
  };
}

/** Name of the red portal's status; '' elsewhere. */
function useStatusName({ legalEntityStatus }: SearchFilters): string {
  const { t } = useTranslation('entity-search');
  const [key] = Object.entries(LEGAL_ENTITY_STATUS).find(([, id]) => id === legalEntityStatus) ?? [];
  return key ? t(`status.${key as keyof typeof LEGAL_ENTITY_STATUS}`) : '';
}

/**
 * Columns of the exported results: every field of a result (R3.3) but the address (R2.4), identifiers as text. In the red portal
 * also what the entities are listed for, which the results do not contain: status, account status and year, in columns and in
 * the file name.
 */
function useResultFile(filters: SearchFilters, active: readonly ActiveFilter<SearchFilters>[]) {
  const { t } = useTranslation(['entity-search', 'legal-entity']);
  const lang = useLang();
  const { register, accountStatusId, year } = filters;
  const status = useStatusName(filters);
  const accountStatuses = useAccountStatuses({ skip: accountStatusId === null }).currentData;
  const column = (key: keyof EntityResult, header: string, width: number, kind: 'text' | 'code' = 'text') =>
    exportColumn<EntityResult>(kind, header, (entity) => String(entity[key]), width);
  const columns = [
    column('jib', t('legal-entity:search.jib'), 16, 'code'),
    column('shortName', t('shortName'), 36),
    column('longName', t('longName'), 60),
    column('legalEntityType', t('taxpayerType'), 24),
    { ...column('county', t('county'), 28), value: ({ county }: EntityResult) => cantonName(county, lang) },
    column('municipality', t('municipality'), 20),
    column('letterOfActivity', t('letterOfActivity'), 10),
    column('activityCode', t('activityCode'), 12, 'code'),
    column('activityCodeDescription', t('activity.label'), 48),
  ];
  const name: string[] = [t('fileName'), t(`registers.${register}`)];
  if (register === 'redPortal') {
    const constant = (header: string, text: string) => exportColumn<EntityResult>('text', header, () => text, 32);
    const accountStatus = accountStatuses?.find(({ id }) => id === accountStatusId)?.name ?? '';
    const accountStatusLabel = active.find(({ id }) => id === 'accountStatusId')?.label ?? '';
    columns.push(
      constant(t('statusLabel'), status),
      constant(t('accountStatus'), accountStatusLabel),
      exportColumn<EntityResult>('year', t('year'), () => year, 8),
    );
    name.push(status, accountStatus, String(year ?? ''));
  }
  const fileName = name.filter(Boolean).map(fileSlug).join('-');
  return { title: t('exportTitle'), columns, fileName };
}

/** Loaded with the first file. */
const load: LoadSearchPage<ResultWithFigures> = async (args, parts) => {
  const { loadWithFigures } = await import('./load-with-figures.ts');
  return loadWithFigures(args, parts);
};

type File = { columns: readonly ExportColumn<EntityResult>[]; fileName: string };

/** The exported results with each entity's latest summary; null in the red portal, whose entities have none (R2.3). */
function useFiguresOfResults(register: SearchRegister, { columns, fileName }: File) {
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
