import RotateCw from 'lucide-react/icons/rotate-cw';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { createPath, useLocation } from 'react-router';
import type { FilingStores } from '#domain/filing/filing-stores.ts';
import { signInUrl } from '#domain/session/identity-links.ts';
import { selectIsUserAuthenticated } from '#domain/session/session.slice.ts';
import { registersAccess } from '#shared/config/env.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useBasePath } from '#shared/routing/use-base-path.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { useErrorText } from '#shared/ui/FailureText.tsx';
import { FilteredRows } from '#shared/ui/FilteredRows.tsx';
import { ListFilter } from '#shared/ui/ListFilter.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { sortedBy, useSortedRows } from '#shared/ui/use-sorted-rows.ts';
import { deskRows } from './desk/desk-rows.ts';
import { DESK_COLUMNS, deskUrl, PERIODS, shownItems, DESK_ORDERS } from './desk/desk-view.ts';
import { deskItem } from './desk/next-step.ts';
import { DeskNotes } from './DeskNotes.tsx';
import { DeskTools } from './DeskTools.tsx';
import { useRegister } from './register/use-register.ts';
import { StepFilter } from './StepFilter.tsx';
import type { DeskActions } from './table/cell-props.ts';
import { DeskTable } from './table/DeskTable.tsx';
import styles from './SeasonDesk.module.css';

type DeskProps = Pick<DeskActions, 'onAdd'> & { stores: FilingStores };

/** Where a reader signs in, to come back to this page. */
function useSignInAddress(): string {
  const path = createPath(useLocation());
  return signInUrl(window.location.origin + useBasePath() + path);
}

/** All clients with every step: numbers, filters, tools and the table, for one accounting period. */
export function Desk({ stores, onAdd }: DeskProps) {
  const { t } = useTranslation('season');
  const lang = useLang();
  const errorText = useErrorText();
  const [view, setView] = useUrlState(deskUrl);
  // The fields answer at once; the rows follow.
  const shownView = useDeferredValue(view);
  const period = view.year;
  const rows = useMemo(() => deskRows(stores, period), [stores, period]);
  // Those with a record first, because it can be confirmed.
  const jibs = useMemo(
    () =>
      rows
        .toSorted((a, b) => Number(b.submissions.length > 0) - Number(a.submissions.length > 0))
        .map(({ jib }) => jib),
    [rows],
  );
  const isSignedIn = useSelector(selectIsUserAuthenticated);
  const { stateOf, failed, retry } = useRegister(jibs, isSignedIn || registersAccess === 'public');
  const items = useMemo(() => rows.map((row) => deskItem(row, stateOf(row.jib), period)), [rows, stateOf, period]);
  const signIn = useSignInAddress();
  const actions = useMemo(() => ({ period, signIn, onAdd, onRetry: retry }), [period, signIn, onAdd, retry]);
  const filtered = useMemo(() => shownItems(items, shownView), [items, shownView]);
  const shown = useSortedRows(filtered, DESK_ORDERS, shownView);
  const number = (count: number) => formatNumber(count, lang);

  return (
    <>
      <div className={styles.bar}>
        <h2>{t('count', { count: rows.length, rows: number(rows.length) })}</h2>
        <p className="print-only">{`${t('year.label')}: ${period}`}</p>
        <SelectField
          label={t('year.label')}
          className="no-print"
          value={period}
          options={PERIODS.map((year) => ({ value: year, label: String(year) }))}
          onChange={({ currentTarget }) => setView({ year: Number(currentTarget.value) }, { history: 'replace' })}
        />
      </div>
      <div className="no-print">
        <StepFilter items={items} shown={view.show} onShow={(show) => setView({ show }, { history: 'replace' })} />
      </div>
      <div className={`no-print ${styles.filters}`}>
        <ListFilter
          view={view}
          label={t('filter')}
          onView={setView}
          orders={DESK_COLUMNS.map((column) => ({ value: column, label: t(`columns.${column}`) }))}
        />
        <DeskTools {...{ stores, period, onAdd }} items={shown} />
      </div>
      {failed[0] ? (
        <Banner
          kind="error"
          live
          title={t('register.someFailed', { count: failed.length, rows: number(failed.length) })}
        >
          <p>{errorText(failed[0].error)}</p>
          <p className="no-print">
            <Button size="small" icon={RotateCw} onClick={() => retry()}>
              {t('register.retry')}
            </Button>
          </p>
        </Banner>
      ) : null}
      <FilteredRows
        shown={shown.length}
        of={rows.length}
        empty={t('noRows')}
        onShowAll={() => setView({ text: '', show: 'all' })}
      >
        <DeskTable
          items={shown}
          {...{ actions, view }}
          onSort={(column) => setView(sortedBy(view, column), { history: 'replace' })}
        />
      </FilteredRows>
      <DeskNotes receipts={stores.receipts} period={period} />
    </>
  );
}
