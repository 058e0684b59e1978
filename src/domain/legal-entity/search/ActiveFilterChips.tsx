import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '#shared/ui/Chip.tsx';

/** A filter that narrows the present search, as text, with the change that takes it away (look: removable chips). */
export type ActiveFilter<Filters> = { id: string; name: string; label: string; without: Partial<Filters> };

type ActiveFilterChipsProps<Filters> = {
  filters: readonly ActiveFilter<Filters>[];
  onRemove: (without: Partial<Filters>) => void;
  /** Stands after the chips: 'clear all'. */
  children?: ReactNode;
};

/** The active filters of a search; nothing when there are none. */
export function ActiveFilterChips<Filters>({ filters, onRemove, children }: ActiveFilterChipsProps<Filters>) {
  const { t } = useTranslation('legal-entity');
  return (
    <Chips
      label={t('search.activeFilters')}
      labelHidden
      chips={filters.map(({ id, name, label, without }) => ({ id, name, label, onRemove: () => onRemove(without) }))}
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
