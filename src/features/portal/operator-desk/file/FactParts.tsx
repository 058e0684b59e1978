import Trash2 from 'lucide-react/icons/trash';
import { useState } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { PROFILE_PARTS } from '#domain/agency-file/agency-file.operation.ts';
import { conditionPlaces } from '#domain/agency-file/agency-file.schema.ts';
import officeRows from '#domain/reference/offices.json' with { type: 'json' };
import { EXPORT_ROW_CAP, MOST_COMPARED, MOST_WATCHED } from '#shared/config/settings.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FieldGroup } from '#shared/ui/FieldGroup.tsx';
import { SelectField } from '#shared/ui/SelectField.tsx';
import { LanguagesField, LineField, MomentField } from './fields.tsx';
import styles from './fields.module.css';
import { isRecord } from './file-form.ts';
import { Rows } from './Rows.tsx';

const BLANK_TEXT = { bs: '', hr: '', en: '' };

/** When visitors are received. */
export function VisitingHoursPart() {
  const { t } = useTranslation('operator-desk');
  return <LanguagesField name="parts.visitingHours" label={t('fields.hours')} hint={t('hints.blankRemoves')} />;
}

/** Street, hours and services of one office at a time. */
export function OfficesPart() {
  const { t } = useTranslation('operator-desk');
  const { field } = useController({ name: 'parts.offices' });
  const { setValue } = useFormContext();
  const offices = isRecord(field.value) ? field.value : {};
  const [selected, select] = useState('');
  const place = `parts.offices.${selected}`;
  const isListed = selected in offices;

  function choose(id: string): void {
    if (id !== '' && !(id in offices))
      setValue(
        'parts.offices',
        { ...offices, [id]: { street: '', hours: BLANK_TEXT, services: [] } },
        { shouldValidate: true },
      );
    select(id);
  }

  function remove(): void {
    const { [selected]: _removed, ...others } = offices;
    setValue('parts.offices', others, { shouldValidate: true, shouldDirty: true });
    select('');
  }

  return (
    <div className={`stack-3 ${styles.rows}`}>
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
      {selected && isListed ? (
        <div key={selected} className={styles.row}>
          <div className={`stack ${styles.fields}`}>
            <LineField name={`${place}.street`} label={t('fields.street')} />
            <LanguagesField name={`${place}.hours`} label={t('fields.hours')} hint={t('hints.optional')} />
            <FieldGroup label={t('fields.services')}>
              <Rows name={`${place}.services`} entry="service" blank={BLANK_TEXT}>
                {(entry) => <LanguagesField name={entry} label={t('fields.name')} required />}
              </Rows>
            </FieldGroup>
            <div>
              <Button size="small" icon={Trash2} onClick={remove}>
                {t('removeOffice')}
              </Button>
            </div>
          </div>
        </div>
      ) : null}
    </div>
  );
}

/** Terms on which the open data may be used. */
export function LicencePart() {
  const { t } = useTranslation('operator-desk');
  return (
    <div className={`stack-3 ${styles.rows}`}>
      <LanguagesField name="parts.licence.name" label={t('fields.name')} hint={t('hints.blankRemoves')} />
      <LineField name="parts.licence.url" label={t('fields.url')} inputMode="url" />
    </div>
  );
}

/** The address of the annual report. */
export function AnnualReportPart() {
  const { t } = useTranslation('operator-desk');
  return (
    <LineField name="parts.annualReport.url" label={t('fields.url')} hint={t('hints.blankRemoves')} inputMode="url" />
  );
}

/** Conditions of products and services. */
export function ConditionsPart() {
  const { t } = useTranslation('operator-desk');
  return (
    <div className={`stack-3 ${styles.rows}`}>
      {conditionPlaces.options.map((place) => (
        <FieldGroup key={place} label={t(`places.${place}`)} className={styles.row}>
          <Rows name={`parts.conditions.${place}`} entry="condition" blank={BLANK_TEXT}>
            {(entry) => <LanguagesField name={entry} label={t('fields.text')} required />}
          </Rows>
        </FieldGroup>
      ))}
    </div>
  );
}

/** Addresses of the order forms. */
export function OrderFormsPart() {
  const { t } = useTranslation('operator-desk');
  return (
    <div className={`stack-3 ${styles.rows}`}>
      {(['standardOverview', 'creditRating'] as const).map((product) => (
        <LineField
          key={product}
          name={`parts.orderForms.${product}`}
          label={t(`places.${product}`)}
          hint={t('hints.blankRemoves')}
          inputMode="url"
        />
      ))}
    </div>
  );
}

/** Thresholds of the size calculator. */
export function SizeCalculatorPart() {
  const { t } = useTranslation('operator-desk');
  return (
    <div className={`stack-3 ${styles.rows}`}>
      <LanguagesField name="parts.sizeCalculator.source" label={t('fields.source')} hint={t('hints.blankRemoves')} />
      {(['employees', 'assets', 'income'] as const).map((measure) => (
        <FieldGroup key={measure} label={t(`measures.${measure}`)} className={styles.row}>
          <div className={`stack-3 ${styles.rows}`}>
            <div className={`stack ${styles.figures}`}>
              <LineField
                name={`parts.sizeCalculator.thresholds.${measure}.small`}
                label={t('fields.small')}
                inputMode="numeric"
              />
              <LineField
                name={`parts.sizeCalculator.thresholds.${measure}.medium`}
                label={t('fields.medium')}
                inputMode="numeric"
              />
            </div>
            <LanguagesField name={`parts.sizeCalculator.lines.${measure}`} label={t('fields.line')} />
          </div>
        </FieldGroup>
      ))}
    </div>
  );
}

/** Limits of lists and files. */
export function LimitsPart() {
  const { t } = useTranslation('operator-desk');
  const most = { exportRows: EXPORT_ROW_CAP, watched: MOST_WATCHED, compared: MOST_COMPARED };
  return (
    <div className={`stack ${styles.figures}`}>
      {(['exportRows', 'watched', 'compared'] as const).map((limit) => (
        <LineField
          key={limit}
          name={`parts.limits.${limit}`}
          label={t(`fields.${limit}`)}
          hint={t('hints.most', { most: most[limit] })}
          inputMode="numeric"
        />
      ))}
    </div>
  );
}

/** Limits of the check of a list. */
export function ListCheckPart() {
  const { t } = useTranslation('operator-desk');
  return (
    <div className={`stack ${styles.figures}`}>
      <LineField
        name="parts.listCheck.lines"
        label={t('fields.lines')}
        hint={t('hints.most', { most: 1000 })}
        inputMode="numeric"
      />
      <LineField
        name="parts.listCheck.calls"
        label={t('fields.calls')}
        hint={t('hints.most', { most: 10_000 })}
        inputMode="numeric"
      />
    </div>
  );
}

/** Where the parts of a profile come from. */
export function SourcesPart() {
  const { t } = useTranslation('operator-desk');
  return (
    <div className={`stack-3 ${styles.rows}`}>
      {PROFILE_PARTS.map((part) => (
        <FieldGroup key={part} label={t(`profile.${part}`)} className={styles.row}>
          <div className={`stack ${styles.fields}`}>
            <LanguagesField
              name={`parts.sources.${part}.source`}
              label={t('fields.source')}
              hint={t('hints.blankRemoves')}
            />
            <LanguagesField
              name={`parts.sources.${part}.refreshed`}
              label={t('fields.refreshed')}
              hint={t('hints.optional')}
            />
            <MomentField
              name={`parts.sources.${part}.asOf`}
              label={t('fields.asOf')}
              hint={t('hints.optional')}
              withTime={false}
            />
          </div>
        </FieldGroup>
      ))}
    </div>
  );
}
