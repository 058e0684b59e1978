import RotateCw from 'lucide-react/icons/rotate-cw';
import { useDeferredValue, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSelector } from 'react-redux';
import { createPath, Link, useLocation } from 'react-router';
import type { FilingStores } from '#domain/filing/filing-stores.ts';
import type { Receipt } from '#domain/filing/receipts/receipt.ts';
import { signInUrl } from '#domain/session/identity-links.ts';
import { selectIsUserAuthenticated } from '#domain/session/session.slice.ts';
import { registersAccess } from '#shared/config/env.ts';
import { formatNumber } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { href } from '#shared/routing/href.ts';
import { useBasePath } from '#shared/routing/use-base-path.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { useErrorText } from '#shared/ui/FailureText.tsx';
import { FilteredRows } from '#shared/ui/FilteredRows.tsx';
import { FocusAfter } from '#shared/ui/FocusAfter.tsx';
import { ListFilter } from '#shared/ui/ListFilter.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TagGroup } from '#shared/ui/TagGroup.tsx';
import { sortedBy, useSortedRows } from '#shared/ui/use-sorted-rows.ts';
import { deskRows, isOpenSeason, recordsElsewhere } from './desk/desk-rows.ts';
import {
  DESK_COLUMNS,
  DESK_ORDERS,
  deskUrl,
  isShown,
  PERIODS,
  type Shown,
  SHOWN,
  shownItems,
} from './desk/desk-view.ts';
import { type DeskItem, deskItem } from './desk/next-step.ts';
import { DeskTools } from './DeskTools.tsx';
import { useRegister } from './register/use-register.ts';
import type { DeskActions } from './table/DeskCell.tsx';
import { DeskTable } from './table/DeskTable.tsx';
import styles from './SeasonDesk.module.css';

type DeskProps = Pick<DeskActions, 'onAdd'> & { stores: FilingStores };

/** All clients with every step: numbers, filters, tools and the table, for one accounting period. */
export function Desk({ stores, onAdd }: DeskProps) {
  const { t } = useTranslation(['season', 'ui']);
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
  const path = createPath(useLocation());
  const signIn = signInUrl(window.location.origin + useBasePath() + path);
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
          // Said once: until all have been asked it grows with each that fails.
          live={items.every(({ register }) => register.kind !== 'pending')}
          title={t('register.someFailed', { count: failed.length, rows: number(failed.length) })}
        >
          <p>{errorText(failed[0].error)}</p>
          <FocusAfter className="no-print">
            <Button size="small" icon={RotateCw} onClick={() => retry()}>
              {t('ui:tryAgain')}
            </Button>
          </FocusAfter>
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

type StepFilterProps = { items: readonly DeskItem[]; shown: Shown; onShow: (shown: Shown) => void };

/** How many clients are at which step, and which of them are shown. Steps without a client are left out. */
function StepFilter({ items, shown, onShow }: StepFilterProps) {
  const { t } = useTranslation('season');
  const lang = useLang();
  const options = SHOWN.map((value) => ({ value, count: items.filter((item) => isShown(item, value)).length }));
  return (
    <TagGroup
      label={t('show.label')}
      value={shown}
      onChange={onShow}
      options={options
        .filter(({ value, count }) => count > 0 || value === 'all' || value === 'todo' || value === shown)
        .map(({ value, count }) => ({
          value,
          label: (
            <span className="nowrap">
              <span>{t(`show.${value}`)}</span> <b className="tnum">{formatNumber(count, lang)}</b>
            </span>
          ),
        }))}
    />
  );
}

type DeskNotesProps = { receipts: readonly Receipt[]; period: number };

/** What the table counts and what it does not know, and how many records are not in it. */
function DeskNotes({ receipts, period }: DeskNotesProps) {
  const { t } = useTranslation('season');
  const lang = useLang();
  // Years are not formatted as numbers are.
  const years = { period: String(period), year: String(period + 1) };
  const elsewhere = recordsElsewhere(receipts, period);
  return (
    <ul className={styles.notes}>
      <li>{t(isOpenSeason(period) ? 'notes.openSeason' : 'notes.season', years)}</li>
      <li>{t('notes.own')}</li>
      {elsewhere > 0 ? (
        <li>
          <span>{t('notes.elsewhere', { count: elsewhere, records: formatNumber(elsewhere, lang) })}</span>{' '}
          <Link className="no-print" to={href('control', lang)}>
            {t('notes.toRecords')}
          </Link>
        </li>
      ) : null}
    </ul>
  );
}
