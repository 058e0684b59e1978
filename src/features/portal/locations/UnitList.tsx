import ChevronDown from 'lucide-react/icons/chevron-down';
import { memo, useCallback, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { classNames } from '#shared/ui/class-names.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { Table, TableHead } from '#shared/ui/Table.tsx';
import { type ListedUnit, matchesFilters, type OfficeFilters } from './office-filters.ts';
import type { Office } from './office.model.ts';
import { CallLink, MailLink } from './OfficeCard.tsx';
import type { OfficeChoice } from './use-office-choice.ts';
import { useOfficeFacts, useOfficeName } from './use-office-facts.ts';
import styles from './UnitList.module.css';

type UnitRowProps = {
  unit: Office;
  branches: readonly Office[];
  open: boolean;
  /** Id of the active office if it is this unit or one of its branch offices, else null. */
  active: number | null;
  /** Id of the office under the pointer, in the same way: it may be another than the active one. */
  hovered: number | null;
  onToggle: (unitId: number, open: boolean) => void;
  onEnter: (id: number) => void;
};

/** One main unit: name, address, phone, mail; pressing the row shows or hides the table of its branch offices (P2.21). */
const UnitRow = memo(function UnitRow({ unit, branches, open, active, hovered, onToggle, onEnter }: UnitRowProps) {
  const { t } = useTranslation('locations');
  const nameOf = useOfficeName();
  const { address, hours } = useOfficeFacts()(unit);
  const bodyId = useId();
  const enter = () => onEnter(unit.id);

  return (
    <li className={classNames(styles.item, (active ?? hovered) !== null && styles.highlighted)} data-unit={unit.id}>
      <div
        className={classNames(styles.row, branches.length > 0 && styles.foldable)}
        onPointerEnter={enter}
        onFocus={enter}
      >
        <h3 className="title-m">
          {branches.length > 0 ? (
            <button
              type="button"
              className={styles.toggle}
              aria-expanded={open}
              aria-controls={bodyId}
              onClick={() => onToggle(unit.id, !open)}
            >
              {nameOf(unit)}
            </button>
          ) : (
            nameOf(unit)
          )}
        </h3>
        <p>{address}</p>
        {hours ? <p>{hours}</p> : null}
        <p className={styles.contact}>
          <CallLink phone={unit.phone} />
          <MailLink mail={unit.mail} />
        </p>
        <p className={`no-print ${styles.more}`}>
          <span>
            {branches.length === 0
              ? t('noBranchOffices')
              : t(open ? 'hideBranchOffices' : 'clickToShowBranchOffices', { count: branches.length })}
          </span>
          {branches.length > 0 ? (
            <Icon of={ChevronDown} size="s" className={classNames(open && styles.turned)} />
          ) : null}
        </p>
      </div>
      {branches.length > 0 ? (
        <div id={bodyId} hidden={!open} className={styles.branches}>
          <BranchTable {...{ unit, branches, active, hovered, onEnter }} />
        </div>
      ) : null}
    </li>
  );
});

type UnitListProps = { units: readonly ListedUnit[]; filters: OfficeFilters; choice: OfficeChoice };

/**
 * The main units beside the map, each with its branch offices to expand (P2.21). Units that are listed only for a branch
 * office, and the unit of a selected branch office, are expanded from the start.
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

  // Scrolls the list, not the page, to the unit of a pressed pin.
  useEffect(() => {
    const box = list.current;
    const row = box?.querySelector<HTMLElement>(`[data-unit="${selectedUnit}"]`);
    if (!box || !row) return;
    const below = row.offsetTop + row.offsetHeight > box.scrollTop + box.clientHeight;
    if (below || row.offsetTop < box.scrollTop) box.scrollTop = row.offsetTop;
  }, [selectedUnit]);

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only lets go of what its rows have selected
    <ul
      ref={list}
      className={styles.list}
      aria-label={t('list')}
      onPointerLeave={choice.leave}
      onBlur={({ currentTarget, relatedTarget }) => currentTarget.contains(relatedTarget) || choice.leave()}
    >
      {units.map(({ unit, branches }) => {
        const isNeeded = !matchesFilters(unit, filters) || branches.some(({ id }) => id === choice.selected);
        const open = toggled.get(unit.id) ?? isNeeded;
        const ownOf = (office: number | null) => ([unit, ...branches].some(({ id }) => id === office) ? office : null);
        return (
          <UnitRow
            key={unit.id}
            {...{ unit, branches, open }}
            active={ownOf(choice.active)}
            hovered={ownOf(choice.hovered)}
            onToggle={toggle}
            onEnter={choice.enter}
          />
        );
      })}
    </ul>
  );
}

/** The branch offices of a main unit: name, address, phone, mail (P2.21). A row highlights its pin. */
function BranchTable({ unit, branches, active, hovered, onEnter }: Omit<UnitRowProps, 'open' | 'onToggle'>) {
  const { t } = useTranslation('locations');
  const nameOf = useOfficeName();
  const factsOf = useOfficeFacts();
  return (
    <Table caption={t('branchesOf', { town: unit.businessUnit })} captionHidden stack>
      <TableHead columns={[t('branch'), t('address'), t('phone'), t('mail')]} />
      <tbody>
        {branches.map((branch) => (
          <tr
            key={branch.id}
            data-highlighted={branch.id === active || branch.id === hovered || undefined}
            onPointerEnter={() => onEnter(branch.id)}
            onFocus={() => onEnter(branch.id)}
          >
            <th scope="row" aria-label={nameOf(branch)}>
              {branch.businessUnit}
            </th>
            <td data-l={t('address')}>
              <span>{factsOf(branch).address}</span>
              {factsOf(branch).hours ? <div className="xs muted">{factsOf(branch).hours}</div> : null}
            </td>
            <td data-l={t('phone')}>
              <CallLink phone={branch.phone} />
            </td>
            <td data-l={t('mail')}>
              <MailLink mail={branch.mail} />
            </td>
          </tr>
        ))}
      </tbody>
    </Table>
  );
}
