import Search from 'lucide-react/icons/search';
import { useMemo } from 'react';
import { flushSync } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { Page } from '#domain/content/Page.tsx';
import { CANTONS } from '#domain/reference/cantons.ts';
import { BORDERS_CREDIT } from '#domain/reference/geography/geography.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useUrlState, WHILE_TYPING } from '#shared/routing/use-url-state.ts';
import { Button } from '#shared/ui/Button.tsx';
import { classNames } from '#shared/ui/class-names.ts';
import { EmptyState } from '#shared/ui/EmptyState.tsx';
import { useAnnounceAnswer } from '#shared/ui/LiveRegion.tsx';
import { focusPageTitle } from '#shared/ui/PageHead.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { NearestOffices } from './NearestOffices.tsx';
import { listedUnits, LONGEST_OFFICE_NAME, type OfficeFilters, officeViewUrl } from './office-filters.ts';
import { isMain, OFFICES } from './office.model.ts';
import { OfficeCard } from './OfficeCard.tsx';
import { OfficeMap } from './OfficeMap.tsx';
import { focusPin, PinLegend } from './OfficePin.tsx';
import { UnitList } from './UnitList.tsx';
import { useOfficeChoice } from './use-office-choice.ts';
import styles from './LocationsPage.module.css';

/** Locations and business units (P2.21): 49 offices on a map and in a list; each highlights the office active in the other. */
export default function LocationsPage() {
  const { t } = useTranslation('locations');
  const [{ canton, name, office, mainOnly }, setView] = useUrlState(officeViewUrl);
  const filters = useMemo(() => ({ canton, name }), [canton, name]);
  const choice = useOfficeChoice(office, (id) => setView({ office: id }, { history: 'replace' }));

  const units = useMemo(() => listedUnits(OFFICES, filters), [filters]);
  const listed = useMemo(() => units.flatMap(({ unit, branches }) => [...branches, unit]), [units]);
  const pins = useMemo(
    () => listed.filter((one) => !mainOnly || isMain(one) || one.id === office).toSorted((a, b) => b.id - a.id),
    [listed, mainOnly, office],
  );
  const selected = OFFICES.find(({ id }) => id === choice.active) ?? null;
  const count = t('count', { count: listed.length });
  useAnnounceAnswer(count, canton !== null || name !== '' ? JSON.stringify(filters) : null);

  function filter(next: OfficeFilters): void {
    choice.leave();
    // Other filters close the selected office. A canton applies at once, a name after a pause in typing.
    if (next.canton === canton && next.name !== '') setView({ name: next.name, office: null }, WHILE_TYPING);
    else setView({ ...next, office: null }, { history: 'replace' });
  }

  /** Shows an office that the filters may hide, and moves the focus to its pin. */
  const show = (id: number) => {
    flushSync(() => setView({ office: id, canton: null, name: '' }, { history: 'replace' }));
    focusPin(id);
  };

  return (
    <Page base="locations" title={t('title')} intro={t('intro')} description={t('description')}>
      <div className={classNames(styles.finding, 'no-print')}>
        <OfficeFilterFields filters={filters} onFilters={filter} />
        <NearestOffices onSelect={show} />
      </div>
      <div className={styles.stage}>
        <div>
          <PinLegend
            branchesShown={!mainOnly}
            onBranches={(areShown) => setView({ mainOnly: !areShown }, { history: 'replace' })}
          />
          <OfficeMap
            offices={pins}
            choice={choice}
            canton={canton}
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
            <UnitList key={`${canton} ${name}`} {...{ units, filters, choice }} />
          ) : (
            <EmptyState title={t('none')}>{t('noneText')}</EmptyState>
          )}
        </div>
      </div>
    </Page>
  );
}

type OfficeFilterFieldsProps = { filters: OfficeFilters; onFilters: (next: OfficeFilters) => void };

/** Filters offices by canton and by town or postal code; both apply at once. */
function OfficeFilterFields({ filters, onFilters }: OfficeFilterFieldsProps) {
  const lang = useLang();
  const { t } = useTranslation('locations');
  const active = filters.canton !== null || filters.name !== '';
  const clear = () => {
    onFilters({ canton: null, name: '' });
    // The pressed button is removed.
    focusPageTitle({ preventScroll: true });
  };
  return (
    <search className={classNames(styles.filters, active && styles.clearable)} aria-label={t('filters')}>
      <SelectField
        label={t('canton')}
        placeholder={t('allCantons')}
        options={CANTONS.map(({ id, name }) => ({ value: id, label: name[lang] }))}
        value={filters.canton ?? ''}
        onChange={({ target }) => onFilters({ ...filters, canton: Number(target.value) || null })}
      />
      <TextField
        label={t('name')}
        icon={Search}
        type="search"
        autoComplete="address-level2"
        maxLength={LONGEST_OFFICE_NAME}
        value={filters.name}
        onChange={({ target }) => onFilters({ ...filters, name: target.value })}
      />
      {active ? (
        <Button variant="quiet" onClick={clear}>
          {t('clear')}
        </Button>
      ) : null}
    </search>
  );
}
