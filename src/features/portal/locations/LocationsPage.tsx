import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ContentTrail } from '#domain/content/ContentTrail.tsx';
import { useLang } from '#shared/i18n/use-lang.ts';
import { BORDERS_CREDIT } from '#domain/reference/geography/geography.ts';
import { usePageMeta } from '#shared/routing/use-page-meta.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { classes } from '#shared/ui/classes.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { PageHead } from '#shared/ui/PageHead.tsx';
import { useAnnounce } from '#shared/ui/Announcer.tsx';
import styles from './LocationsPage.module.css';
import { NearestOffices } from './NearestOffices.tsx';
import { isMain } from './office.model.ts';
import { OfficeCard } from './OfficeCard.tsx';
import { OfficeFilterFields } from './OfficeFilterFields.tsx';
import { listedUnits, officeFiltersUrl, type OfficeFilters } from './office-filters.ts';
import { OfficeMap } from './OfficeMap.tsx';
import { OFFICES } from './offices.ts';
import { PinLegend } from './PinLegend.tsx';
import { UnitList } from './UnitList.tsx';
import { useOfficeChoice } from './use-office-choice.ts';

/** Locations and business units (P2.21): 49 offices on a map and in a list that light each other up. */
export default function LocationsPage() {
  const { t } = useTranslation('locations');
  const lang = useLang();
  const [filters, changeFilters] = useUrlState(officeFiltersUrl);
  const [branchesShown, setBranchesShown] = useState(true);
  const choice = useOfficeChoice();
  usePageMeta(t('title'), t('description'));

  const units = useMemo(() => listedUnits(OFFICES, filters), [filters]);
  const listed = useMemo(() => units.flatMap(({ unit, branches }) => [...branches, unit]), [units]);
  const pins = useMemo(
    () => listed.filter((office) => branchesShown || isMain(office)).toSorted((a, b) => b.id - a.id),
    [listed, branchesShown],
  );
  const selected = OFFICES.find(({ id }) => id === choice.active) ?? null;
  const count = t('count', { count: listed.length });
  useAnnounce(filters.canton !== null || filters.name !== '' ? count : null);

  function filter(next: OfficeFilters): void {
    choice.close();
    // A canton is chosen at once; the address follows a name when its typing rests.
    if (next.canton === filters.canton && next.name !== '') changeFilters({ name: next.name }, { ahead: 'pause' });
    else changeFilters(next, { replace: true });
  }

  return (
    <div className="wrap">
      <ContentTrail base="locations" title={t('title')} />
      <PageHead title={t('title')} intro={t('intro')} />
      <div className={classes(styles.finding, 'no-print')}>
        <OfficeFilterFields filters={filters} onFilters={filter} lang={lang} />
        <NearestOffices offices={OFFICES} onChoose={choice.select} lang={lang} />
      </div>
      <div className={styles.stage}>
        <div>
          <PinLegend branchesShown={branchesShown} onBranches={setBranchesShown} />
          <OfficeMap
            offices={pins}
            choice={choice}
            canton={filters.canton}
            card={<OfficeCard office={selected} pinned={choice.selected !== null} onClose={choice.close} />}
          />
          <p className="xs muted">{t('credit', { source: BORDERS_CREDIT })}</p>
        </div>
        <div>
          <div className={styles['list-head']}>
            <h2>{t('list')}</h2>
            <p className="small muted">{count}</p>
          </div>
          {units.length > 0 ? (
            <UnitList key={`${filters.canton} ${filters.name}`} {...{ units, filters, choice }} />
          ) : (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          )}
        </div>
      </div>
    </div>
  );
}
