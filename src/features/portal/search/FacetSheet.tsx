import { SlidersHorizontal } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { Facets } from './Facets.tsx';
import styles from './FacetSheet.module.css';
import type { SearchAnswer } from './search.api.ts';
import { FILTERS, type SearchParams } from './search.params.ts';

/** The facets on small screens: a button with the count of active filters, and a sheet (look: Search and filters). */
export function FacetSheet({ params, answer }: { params: SearchParams; answer: SearchAnswer | undefined }) {
  const { t } = useTranslation('search');
  const [open, setOpen] = useState(false);
  const active = FILTERS.filter((filter) => params[filter] !== undefined).length;
  const hasFacets = answer && answer.contentTypes.length + answer.tags.length + answer.years.length > 0;
  if (!hasFacets) return null;
  return (
    <div className={styles.sheet}>
      <Button icon={SlidersHorizontal} wide aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {active > 0 ? t('facets.openWith', { active }) : t('facets.open')}
      </Button>
      <Dialog open={open} title={t('facets.title')} placement="side" onClose={() => setOpen(false)}>
        <Facets params={params} answer={answer} onChoose={() => setOpen(false)} />
      </Dialog>
    </div>
  );
}
