import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Filters, type FiltersProps } from './Filters.tsx';
import { ActivityCodes } from './RegisterList.tsx';
import styles from './FilterSheet.module.css';

type FilterSheetProps = FiltersProps & {
  /** Number of results, as text. */
  match: string | null;
  /** Number of active filters, on the button. */
  active: number;
  onClear: () => void;
};

/** The filters on phones, in a sheet: they apply at once, and it shows the number of results (look, Search and filters). */
export function FilterSheet({ filters, match, active, onChange, onClear }: FilterSheetProps) {
  const { t } = useTranslation('entity-search');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <span>{t('filters')}</span>
        {active > 0 ? (
          <>
            <span className={styles.count} aria-hidden="true">
              {active}
            </span>
            <span className="visually-hidden">{t('activeFilters', { count: active })}</span>
          </>
        ) : null}
      </Button>
      <Dialog
        open={open}
        title={t('filters')}
        placement="side"
        onClose={close}
        actions={
          <>
            <Button variant="primary" onClick={close}>
              {match ? t('showMatches', { matches: match }) : t('showResults')}
            </Button>
            {active > 0 ? <Button onClick={onClear}>{t('clearAll')}</Button> : null}
          </>
        }
      >
        <Filters filters={filters} onChange={onChange} />
        <ActivityCodes />
      </Dialog>
    </>
  );
}
