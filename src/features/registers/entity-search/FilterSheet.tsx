import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Filters } from './Filters.tsx';
import styles from './FilterSheet.module.css';
import { ActivityCodes } from './RegisterList.tsx';
import type { RegisterSearch } from './use-register-search.ts';

type FilterSheetProps = {
  search: RegisterSearch;
  /** Number of active filters, on the button. */
  active: number;
};

/** The filters on phones, in a sheet: they apply at once, and it shows the number of results (look, Search and filters). */
export function FilterSheet({ search, active }: FilterSheetProps) {
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
              {search.match ? t('showMatches', { matches: search.match }) : t('showResults')}
            </Button>
            {active > 0 ? <Button onClick={search.clear}>{t('clearAll')}</Button> : null}
          </>
        }
      >
        <Filters filters={search.filters} onChange={search.search} />
        <ActivityCodes />
      </Dialog>
    </>
  );
}
