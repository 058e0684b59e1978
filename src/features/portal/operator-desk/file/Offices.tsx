import Trash2 from 'lucide-react/icons/trash';
import type { ReactNode } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { isRecord } from '#domain/agency-file/read-agency-file.ts';
import officeRows from '#domain/reference/offices.json' with { type: 'json' };
import { usePortal } from '#shared/portal/portal.ts';
import { urlChoice } from '#shared/routing/url-schema.ts';
import { useUrlState } from '#shared/routing/use-url-state.ts';
import { Button } from '#shared/ui/Button.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { blankOf, type DeskField } from './field-table.ts';
import styles from './fields.module.css';

const NAME = 'parts.offices';

/** The selected office by its id in the address; '' for none. */
export const officeUrl = z.object({ office: urlChoice(['', ...officeRows.map(({ id }) => String(id))]) });

type OfficesProps = {
  fields: readonly DeskField[];
  children: (place: string) => ReactNode;
};

/** The offices, one at a time: selecting one adds it to the file. */
export function Offices({ fields, children }: OfficesProps) {
  const { t } = useTranslation(['operator-desk', 'ui']);
  const { announcer } = usePortal();
  const { field } = useController({ name: NAME });
  const { setValue } = useFormContext();
  const offices = isRecord(field.value) ? field.value : {};
  const [{ office }, setUrl] = useUrlState(officeUrl);
  // The address may name one that the file does not have.
  const selected = office in offices ? office : '';

  function choose(id: string): void {
    if (id !== '' && !(id in offices)) setValue(NAME, { ...offices, [id]: blankOf(fields) }, { shouldValidate: true });
    setUrl({ office: id });
  }

  function remove(): void {
    const { [selected]: _removed, ...others } = offices;
    setValue(NAME, others, { shouldValidate: true, shouldDirty: true });
    setUrl({ office: '' });
    const what = officeRows.find(({ id }) => String(id) === selected)?.businessUnit ?? selected;
    announcer.announce(t('removed', { what }));
    document.getElementById(NAME)?.focus();
  }

  return (
    <>
      <SelectField
        id={NAME}
        label={t('fields.office')}
        placeholder={t('ui:choose')}
        value={selected}
        onChange={({ currentTarget }) => choose(currentTarget.value)}
        options={officeRows.map(({ id, businessUnit }) => ({
          value: String(id),
          label: `${businessUnit} (${id})${String(id) in offices ? ' •' : ''}`,
        }))}
      />
      {selected !== '' ? (
        <div key={selected} className={styles.row}>
          <div className={`stack ${styles.fields}`}>
            {children(`${NAME}.${selected}`)}
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
