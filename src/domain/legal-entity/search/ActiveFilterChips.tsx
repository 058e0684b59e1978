import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Chips } from '#shared/ui/Chip.tsx';

/** A filter of the current search as text, with the change that removes it (look: removable chips). */
export type ActiveFilter<Filters> = { id: string; name: string; label: string; without: Partial<Filters> };

type ActiveFilterChipsProps<Filters> = {
  filters: readonly ActiveFilter<Filters>[];
  onRemove: (without: Partial<Filters>) => void;
  /** Shown after the chips: 'clear all'. */
  children?: ReactNode;
};

/** The active filters of a search as removable chips; renders nothing when there are none. */
export function ActiveFilterChips<Filters>({ filters, onRemove, children }: ActiveFilterChipsProps<Filters>) {
  const { t } = useTranslation('legal-entity');
  return (
    <Chips
      label={t('search.activeFilters')}
      labelHidden
      chips={filters.map(({ without, ...chip }) => ({ ...chip, onRemove: () => onRemove(without) }))}
    >
      {children}
    </Chips>
  );
}

/** The active filters: those with a text. Removing a filter resets it to its value in `none`. */
export const activeFilters = <Filters,>(
  none: Filters,
  texts: readonly (readonly [id: keyof Filters & string, name: string, label: string | null | undefined])[],
): ActiveFilter<Filters>[] =>
  texts.flatMap(([id, name, label]) =>
    label ? { id, name, label, without: { [id]: none[id] } as unknown as Partial<Filters> } : [],
  );
