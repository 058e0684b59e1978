import { ChevronDown } from 'lucide-react';
import { memo, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { classes } from '#shared/ui/classes.ts';
import { Icon } from '#shared/ui/Icon.tsx';
import { BranchTable } from './BranchTable.tsx';
import { CallLink, MailLink } from './ContactLinks.tsx';
import type { Office } from './office.model.ts';
import styles from './UnitList.module.css';
import { useOfficeFacts } from './use-office-facts.ts';
import { useOfficeName } from './use-office-name.ts';

type UnitRowProps = {
  unit: Office;
  branches: readonly Office[];
  open: boolean;
  /** The active office when it is this unit or one of its branches. */
  active: number | null;
  onToggle: (unitId: number, open: boolean) => void;
  onEnter: (id: number) => void;
};

/** One main unit: name, address, phone, mail; pressing the row unfolds the table of its branch offices (P2.21). */
export const UnitRow = memo(function UnitRow({ unit, branches, open, active, onToggle, onEnter }: UnitRowProps) {
  const { t } = useTranslation('locations');
  const nameOf = useOfficeName();
  const { address, hours } = useOfficeFacts()(unit);
  const bodyId = useId();
  const enter = () => onEnter(unit.id);

  return (
    <li className={classes(styles.item, active !== null && styles.lit)} data-unit={unit.id}>
      <div className={styles.row} onPointerEnter={enter} onFocus={enter}>
        <h3 className={styles.name}>
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
        <p className={styles.more}>
          {branches.length === 0
            ? t('noBranchOffices')
            : t(open ? 'hideBranchOffices' : 'clickToShowBranchOffices', { count: branches.length })}
          {branches.length > 0 ? <Icon of={ChevronDown} size="s" className={classes(open && styles.turned)} /> : null}
        </p>
      </div>
      {branches.length > 0 ? (
        <div id={bodyId} hidden={!open} className={styles.branches}>
          <BranchTable {...{ unit, branches, active, onEnter }} />
        </div>
      ) : null}
    </li>
  );
});
