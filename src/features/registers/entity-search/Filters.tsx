import SlidersHorizontal from 'lucide-react/icons/sliders-horizontal';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { choicesIn } from '#domain/legal-entity/search/entity-filters.ts';
import {
  useCountiesQuery,
  useLegalEntitySizesQuery,
  useLegalEntityTypesQuery,
  useMunicipalitiesQuery,
} from '#domain/reference/reference.api.ts';
import { ReferenceSelect } from '#domain/reference/ReferenceSelect.tsx';
import { usePageReady } from '#shared/api/page-ready.ts';
import { LEGAL_ENTITY_STATUS, YEARS } from '#shared/config/settings.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { ActivitySelect } from './ActivitySelect.tsx';
import type { SearchFilters } from './entity-search.params.ts';
import { ActivityCodes } from './RegisterList.tsx';
import { useAccountStatuses } from './use-entity-active-filters.ts';
import styles from './Filters.module.css';

type FiltersProps = {
  filters: SearchFilters;
  /** Applies at once (look, Search and filters). */
  onChange: (change: Partial<SearchFilters>) => void;
};

/** The filters beside name and jib (R2.3): place, size, activity; in the red portal also type, account status and year. */
export function Filters({ filters, onChange }: FiltersProps) {
  const { t } = useTranslation('entity-search');
  const lang = useLang();
  const { countyId } = filters;
  // The lists are needed only after the results are shown.
  const skip = !usePageReady();
  const counties = useCountiesQuery({ lang }, { skip });
  const municipalities = useMunicipalitiesQuery({ countyId: countyId ?? 0, lang }, { skip: countyId === null });
  const sizes = useLegalEntitySizesQuery({ lang }, { skip });
  // Only the list of the current county counts, never that of the county selected before (faults G03).
  const hasMunicipalities = countyId !== null && (municipalities.currentData?.length ?? 0) > 0;
  const choice = choicesIn(filters, onChange);
  return (
    <div className="stack">
      {filters.register === 'redPortal' ? <RedPortalFilters filters={filters} onChange={onChange} /> : null}
      <ReferenceSelect label={t('county')} placeholder={t('allCounties')} {...choice('countyId')} list={counties} />
      <ReferenceSelect
        label={t('municipality')}
        hint={countyId === null ? t('municipalityHint') : ''}
        placeholder={t('allMunicipalities')}
        {...choice('municipalityId')}
        list={municipalities}
        disabled={!hasMunicipalities}
      />
      <ReferenceSelect
        label={t('size')}
        hint={t('refersTo2021')}
        placeholder={t('allSizes')}
        {...choice('legalEntitySizeId')}
        list={sizes}
      />
      <ActivitySelect value={filters.activityCode} onChange={(activityCode) => onChange({ activityCode })} />
    </div>
  );
}

/** Type, account status and year of the red portal; the last two are hidden when the status is 3 (R2.3, R4.1). */
function RedPortalFilters({ filters, onChange }: FiltersProps) {
  const { t } = useTranslation('entity-search');
  const lang = useLang();
  const types = useLegalEntityTypesQuery({ lang });
  const statuses = useAccountStatuses();
  const choice = choicesIn(filters, onChange);
  return (
    <>
      <ReferenceSelect label={t('type')} placeholder={t('allTypes')} {...choice('legalEntityTypeId')} list={types} />
      {filters.legalEntityStatus === LEGAL_ENTITY_STATUS.notInAccountsRegister ? null : (
        <>
          <ReferenceSelect
            label={t('accountStatus')}
            placeholder={t('allAccountStatuses')}
            {...choice('accountStatusId')}
            list={statuses}
          />
          <SelectField
            label={t('year')}
            value={filters.year ?? ''}
            onChange={(event) => onChange({ year: Number(event.target.value) })}
            options={YEARS.redPortal.map((year) => ({ value: year, label: String(year) }))}
            {...(filters.year === null && { placeholder: t('chooseYear') })}
          />
        </>
      )}
    </>
  );
}

type FilterSheetProps = FiltersProps & {
  /** Number of results, as text. */
  match: string | null;
  active: number;
  onClear: () => void;
};

/** The filters on phones, in a sheet: they apply at once, and it shows the number of results (look, Search and filters). */
export function FilterSheet({ filters, match, active, onChange, onClear }: FilterSheetProps) {
  const { t } = useTranslation('entity-search');
  const [open, setOpen] = useState(false);
  const showResults = useRef<HTMLButtonElement>(null);
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
            <Button ref={showResults} variant="primary" onClick={close}>
              {match ? t('showMatches', { matches: match }) : t('showResults')}
            </Button>
            {active > 0 ? (
              <Button
                onClick={() => {
                  // The pressed button goes with the filters.
                  showResults.current?.focus();
                  onClear();
                }}
              >
                {t('clearAll')}
              </Button>
            ) : null}
          </>
        }
      >
        <Filters filters={filters} onChange={onChange} />
        <ActivityCodes />
      </Dialog>
    </>
  );
}
