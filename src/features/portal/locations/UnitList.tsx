import { useCallback, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { OfficeFilters, ListedUnit } from './office-filters.ts';
import { matchesFilters } from './office-filters.ts';
import { UnitRow } from './UnitRow.tsx';
import styles from './UnitList.module.css';
import type { OfficeChoice } from './use-office-choice.ts';

type UnitListProps = { units: readonly ListedUnit[]; filters: OfficeFilters; choice: OfficeChoice };

/**
 * The main units beside the map, each with its branch offices to be unfolded (P2.21). Units that are listed because of a
 * branch office are unfolded from the start.
 */
export function UnitList({ units, filters, choice }: UnitListProps) {
  const { t } = useTranslation('locations');
  const [toggled, setToggled] = useState<ReadonlyMap<number, boolean>>(new Map());
  const toggle = useCallback(
    (unitId: number, open: boolean) => setToggled((before) => new Map(before).set(unitId, open)),
    [],
  );
  const list = useRef<HTMLUListElement>(null);
  const selectedUnit = units.find(({ unit, branches }) => [unit, ...branches].some(({ id }) => id === choice.selected))
    ?.unit.id;

  // A pin that was pressed brings its unit into the list's own window; the page itself does not move.
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>(`[data-unit="${selectedUnit}"]`);
    if (!box || !row) return;
    const below = row.offsetTop + row.offsetHeight > box.scrollTop + box.clientHeight;
    if (below || row.offsetTop < box.scrollTop) box.scrollTop = row.offsetTop;
  }, [selectedUnit]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only lets go of what its rows have chosen
    <ul
      ref={list}
      className={styles.list}
      aria-label={t('list')}
      onPointerLeave={choice.leave}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || choice.leave()}
    >
      {units.map(({ unit, branches }) => {
        const open = toggled.get(unit.id) ?? !matchesFilters(unit, filters);
        const own = [unit, ...branches].some(({ id }) => id === choice.active);
        return (
          <UnitRow
            key={unit.id}
            {...{ unit, branches, open }}
            active={own ? choice.active : null}
            onToggle={toggle}
            onEnter={choice.enter}
          />
        );
      })}
    </ul>
  );
}
