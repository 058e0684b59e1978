import Trash2 from 'lucide-react/icons/trash';
import { type ReactNode, useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isRecord } from '#domain/agency-file/read-agency-file.ts';
import officeRows from '#domain/reference/offices.json' with { type: 'json' };
import { Button } from '#shared/ui/Button.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { blankOf, type DeskField } from './field-table.ts';
import styles from './fields.module.css';

type OfficesProps = {
  fields: readonly DeskField[];
  children: (place: string) => ReactNode;
};

/** The offices, one at a time: selecting one adds it to the file. */
export function Offices({ fields, children }: OfficesProps) {
  const { t } = useTranslation('operator-desk');
  const { field } = useController({ name: 'parts.offices' });
  const { setValue } = useFormContext();
  const offices = isRecord(field.value) ? field.value : {};
  const [selected, select] = useState('');

  function choose(id: string): void {
    if (id !== '' && !(id in offices))
      setValue('parts.offices', { ...offices, [id]: blankOf(fields) }, { shouldValidate: true });
    select(id);
  }

  function remove(): void {
    const { [selected]: _removed, ...others } = offices;
    setValue('parts.offices', others, { shouldValidate: true, shouldDirty: true });
    select('');
  }

  return (
    <>
      <SelectField
        label={t('fields.office')}
        placeholder={t('choose')}
        value={selected}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        options={officeRows.map(({ id, businessUnit }) => ({
          value: String(id),
          label: `${businessUnit} (${id})${String(id) in offices ? ' •' : ''}`,
        }))}
      />
      {selected in offices ? (
        <div key={selected} className={styles.row}>
          <div className={`stack ${styles.fields}`}>
            {children(`parts.offices.${selected}`)}
            <div>
              <Button size="small" icon={Trash2} onClick={remove}>
                {t('removeOffice')}
              </Button>
            </div>
          </div>
        </div>
      ) : null}
    </>
  );
}
