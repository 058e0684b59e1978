import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '#shared/ui/Chip.tsx';
import type { EntityFilters } from './entity-filters.ts';
import type { EntitySearchState } from './use-entity-search.ts';

/** A filter that narrows the present search, as text, with the change that takes it away (look: removable chips). */
export type ActiveFilter<Filters> = { id: string; name: string; label: string; without: Partial<Filters> };

type ActiveFilterChipsProps<Filters extends EntityFilters> = {
  filters: readonly ActiveFilter<Filters>[];
  search: Pick<EntitySearchState<unknown, Filters>, 'remove'>;
  /** Stands after the chips: 'clear all'. */
  children?: ReactNode;
};

/** The active filters of a search; nothing when there are none. */
export function ActiveFilterChips<Filters extends EntityFilters>(props: ActiveFilterChipsProps<Filters>) {
  const { filters, search, children } = props;
  const { t } = useTranslation('legal-entity');
  return (
    <Chips
      label={t('search.activeFilters')}
      labelHidden
      chips={filters.map(({ id, name, label, without }) => ({
        id,
        name,
        label,
        onRemove: () => search.remove(without),
      }))}
    >
      {children}
    </Chips>
  );
}

/** An active filter, or none when it has no text. */
export function activeFilter<Filters>(
  id: string,
  name: string,
  label: string | null,
  without: Partial<Filters>,
): ActiveFilter<Filters>[] {
  return label === null || label === '' ? [] : [{ id, name, label, without }];
}
