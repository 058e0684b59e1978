import { useTranslation } from 'react-i18next';
import { CheckboxField } from '#shared/ui/Choice.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import styles from './MapFilters.module.css';
import { MAP_TYPES, withPublic, withType, type MapView } from './map-view.ts';

/** Whose figures the map shows: one legal entity type, public enterprises or the others (P7). */
export function MapFilters({ view, onView }: { view: MapView; onView: (next: MapView) => void }) {
  const { t } = useTranslation('map');
  return (
    <div className={styles.filters}>
      <SelectField
        className={styles.type}
        label={t('typeLabel')}
        placeholder={t('allTypes')}
        options={MAP_TYPES.map((id) => ({ value: id, label: t(`type.${id}`) }))}
        value={view.typeId ?? ''}
        onChange={({ target }) => onView(withType(view, Number(target.value) || null))}
      />
      <CheckboxField
        className={styles.public}
        label={t('publicLabel')}
        hint={t(view.typeId === null ? 'publicHintAll' : 'publicHint')}
        checked={view.isPublic}
        onChange={({ target }) => onView(withPublic(view, target.checked))}
      />
    </div>
  );
}
