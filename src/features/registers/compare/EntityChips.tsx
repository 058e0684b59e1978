import { useTranslation } from 'react-i18next';
import { Chips } from '#shared/ui/Chip.tsx';
import { entityName, type Column } from './comparable.ts';

/** The entities that are compared, each removable; those refused stand with their reasons elsewhere. */
export function EntityChips({
  columns,
  onRemove,
}: {
  columns: readonly Pick<Column, 'id' | 'entity' | 'refusal'>[];
  onRemove: (id: number) => void;
}) {
  const { t } = useTranslation('compare');
  const chips = columns
    .filter(({ refusal }) => refusal === null)
    .map(({ id, entity }) => ({
      id: String(id),
      label: entityName(id, entity),
      onRemove: () => onRemove(id),
    }));
  return <Chips label={t('compared')} chips={chips} />;
}
