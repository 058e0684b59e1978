import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Filters, type FiltersProps } from './Filters.tsx';
import styles from './FilterSheet.module.css';
import { ActivityCodes } from './RegisterList.tsx';

type FilterSheetProps = FiltersProps & {
  /** Number of active filters, on the button. */
  active: number;
  /** What the present filters find, on the button that closes the sheet; null while it is not known. */
  match: string | null;
  onClear: () => void;
};

/** The filters on phones: a sheet at the edge; they apply at once, the sheet shows what they find (look, Search and filters). */
export function FilterSheet({ active, match, onClear, ...filters }: FilterSheetProps) {
  const { t } = useTranslation('entity-search');
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={SlidersHorizontal} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {t('filters')}
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
        <Filters {...filters} />
        <ActivityCodes />
      </Dialog>
    </>
  );
}
