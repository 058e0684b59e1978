import FilePlus2 from 'lucide-react/icons/file-plus-corner';
import { useCallback, useDeferredValue, useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { CompareTray } from '#domain/legal-entity/compare/CompareTray.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { Button } from '#shared/ui/Button.tsx';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { ConfirmButton } from '#shared/ui/ConfirmButton.tsx';
import { FilteredRows } from '#shared/ui/FilteredRows.tsx';
import { FocusAfter } from '#shared/ui/FocusAfter.tsx';
import { lazyPart } from '#shared/ui/lazy-part.tsx';
import { ListFilter } from '#shared/ui/ListFilter.tsx';
import { sortedBy, useSortedRows } from '#shared/ui/use-sorted-rows.ts';
import { CheckProgress, type CheckProgressProps } from './CheckProgress.tsx';
import { ListTools } from './ListTools.tsx';
import { entityOf } from './run/cells.ts';
import { type CheckEvent, isRunning } from './run/check-machine.ts';
import type { CheckColumn } from './run/list-check.ts';
import { SelectBox } from './SelectBox.tsx';
import { ListTable } from './table/ListTable.tsx';
import { hasColumn, listOrders, shownRows, SORT_KEYS, todoOf, viewUrl } from './table/shown-rows.ts';
import { useCellTexts } from './table/use-cell-texts.ts';
import styles from './ListCheckPage.module.css';

const ResolveDialog = lazyPart(() => import('./table/ResolveDialog.tsx').then((file) => file.ResolveDialog));

/** A list while it is checked and afterwards: progress, tools and the table. */
export function CheckView(props: CheckProgressProps) {
  const { state, send } = props;
  const { t } = useTranslation('list-check');
  const lang = useLang();
  const texts = useCellTexts();
  const [view, setView] = useUrlState(viewUrl);
  const [selected, setSelected] = useState<ReadonlySet<number>>(new Set());
  const [resolving, setResolving] = useState<number | null>(null);
  const { check } = state;
  // The field and the headings answer at once; the rows follow.
  const shownView = useDeferredValue(view);
  const filtered = useMemo(() => shownRows(check.rows, shownView, texts.row), [check.rows, shownView, texts]);
  const rows = useSortedRows(
    filtered,
    useMemo(() => listOrders(lang), [lang]),
    shownView,
  );
  const toResolve = check.rows.filter((row) => todoOf(row) !== null);
  const resolved = check.rows.find(({ id }) => id === resolving);
  const placeOf = (row: number | null) => toResolve.findIndex(({ id }) => id === row);

  const onSelect = useCallback((id: number, on: boolean) => setSelected((before) => withId(before, id, on)), []);
  const onRetry = useCallback((id: number, column: CheckColumn) => send({ type: 'retried', id, column }), [send]);
  const selectable = rows.filter((row) => entityOf(row) !== null);
  const areAllSelected = selectable.length > 0 && selectable.every(({ id }) => selected.has(id));
  const isAnySelected = selectable.some(({ id }) => selected.has(id));

  /** Selects the rows that are shown, or none of them; the others stay as they are. */
  function onSelectAll(isOn: boolean): void {
    setSelected((before) => selectable.reduce((ids, { id }) => withId(ids, id, isOn), before));
  }

  /** Opens the next row with something to do, after the current one; closes the dialog after the last. */
  function resolveNext(): void {
    setResolving(toResolve[placeOf(resolving) + 1]?.id ?? null);
  }

  function resolve(event: CheckEvent): void {
    resolveNext();
    send(event);
  }

  return (
    <>
      <CheckProgress {...props} />
      <div className={`spread ${styles.bar}`}>
        <h2>{t('rows', { count: check.rows.length })}</h2>
        <div className="button-row no-print">
          {toResolve.length > 0 ? (
            <FocusAfter>
              <Button size="small" onClick={() => setResolving(toResolve[0]?.id ?? null)}>
                {t('resolveAll', { count: toResolve.length })}
              </Button>
            </FocusAfter>
          ) : null}
          <ConfirmButton
            size="small"
            variant="quiet"
            icon={FilePlus2}
            title={t('close.title')}
            text={t('close.text')}
            confirmLabel={t('close.confirm')}
            unavailable={isRunning(state) ? t('close.running') : null}
            onConfirm={() => send({ type: 'closed' })}
          >
            {t('close.button')}
          </ConfirmButton>
        </div>
      </div>
      <div className={`no-print ${styles.filters}`}>
        <ListFilter
          view={view}
          label={t('filter')}
          onView={setView}
          orders={SORT_KEYS.filter((key) => hasColumn(key, check.columns)).map((key) => ({
            value: key,
            label: t(`columns.${key}`),
          }))}
        />
        <CheckboxField
          label={t('onlyTodo', { count: toResolve.length })}
          checked={view.todo}
          onChange={({ currentTarget }) => setView({ todo: currentTarget.checked }, { history: 'replace' })}
        />
        {selectable.length > 0 ? (
          <SelectBox
            label={t('selectAll')}
            isSelected={areAllSelected}
            isPartly={isAnySelected}
            onSelect={onSelectAll}
          />
        ) : null}
      </div>
      <ListTools check={check} rows={rows} selected={selected} texts={texts} />
      <FilteredRows
        shown={rows.length}
        of={check.rows.length}
        empty={t('allRemoved')}
        onShowAll={() => setView({ text: '', todo: false })}
        className={styles.count}
      >
        <ListTable
          {...{ check, rows, texts, view, selected, onSelect, onRetry }}
          onResolve={setResolving}
          onSort={(column) => setView(sortedBy(view, column), { history: 'replace' })}
        />
      </FilteredRows>
      {resolved ? (
        <ResolveDialog
          key={resolved.id}
          row={resolved}
          left={toResolve.length - 1 - placeOf(resolved.id)}
          onSelect={(entity) => resolve({ type: 'selected', id: resolved.id, entity })}
          onCorrect={(wanted) => resolve({ type: 'corrected', id: resolved.id, wanted })}
          onRemove={() => resolve({ type: 'removed', id: resolved.id })}
          onSkip={resolveNext}
          onClose={() => setResolving(null)}
        />
      ) : null}
      <CompareTray />
    </>
  );
}

function withId(ids: ReadonlySet<number>, id: number, on: boolean): ReadonlySet<number> {
  return on ? new Set([...ids, id]) : new Set([...ids].filter((each) => each !== id));
}
