import Clock from 'lucide-react/icons/clock';
import { type ComponentType, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { hourLater, isWithin, sarajevoTime } from '#domain/agency-file/moments.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { hostNow } from '#shared/timing/host-clock.ts';
import { Button } from '#shared/ui/Button.tsx';
import { FieldGroup } from '#shared/ui/FieldGroup.tsx';
import { Status } from '#shared/ui/Status.tsx';
import type { DeskField, ValueField } from './field-table.ts';
import { type DeskFieldProps, LanguagesField, LevelField, LineField, LinesField, MomentField } from './fields.tsx';
import { Offices } from './Offices.tsx';
import { ClosableField, ScreensField } from './place-fields.tsx';
import { Rows } from './Rows.tsx';
import styles from './fields.module.css';

const INPUTS: Record<ValueField['kind'], ComponentType<DeskFieldProps>> = {
  text: LineField,
  url: LineField,
  phone: LineField,
  number: LineField,
  lines: LinesField,
  languages: LanguagesField,
  moment: MomentField,
  day: MomentField,
  level: LevelField,
  closable: ClosableField,
  screens: ScreensField,
};

type PartFieldsProps = {
  fields: readonly DeskField[];
  /** The place in the form of the value that has the fields. */
  place: string;
};

/** The fields of a part, or of a value in it. */
export function PartFields({ fields, place }: PartFieldsProps) {
  return fields.map((field, at) => (
    // oxlint-disable-next-line react/no-array-index-key -- the fields of a value never change
    <PartField key={at} {...{ field, place }} />
  ));
}

function PartField({ field, place }: { field: DeskField; place: string }) {
  const { t } = useTranslation(['operator-desk', 'entity-profile']);
  if (field.kind === 'isOver') return <IsOver place={place} />;
  if (field.kind === 'oneHour') return <OneHour place={place} />;
  if (field.kind === 'figures')
    return (
      <div className={`stack ${styles.figures}`}>
        <PartFields fields={field.fields} place={place} />
      </div>
    );
  if (field.kind === 'group')
    return (
      <FieldGroup label={t(field.label)} className={field.isInner ? undefined : styles.row}>
        <div className={`stack ${styles.fields}`}>
          <PartFields fields={field.fields} place={place} />
        </div>
      </FieldGroup>
    );
  if (field.kind === 'offices')
    return <Offices fields={field.fields}>{(office) => <PartFields fields={field.fields} place={office} />}</Offices>;
  const name = field.name === '' ? place : `${place}.${field.name}`;
  if (field.kind === 'list')
    return (
      <Rows name={name} list={field}>
        {(entry) => <PartFields fields={field.fields} place={entry} />}
      </Rows>
    );
  const { kind, label, hint, most = '', required } = field;
  const Input = INPUTS[kind];
  return <Input {...{ kind, name, required }} label={t(label)} hint={hint && t(`hints.${hint}`, { most })} />;
}

/** Says that the end of a notice or a closure has passed. */
function IsOver({ place }: { place: string }) {
  const { t } = useTranslation('operator-desk');
  const until = String(useWatch({ name: `${place}.until` }) ?? '');
  const portal = usePortal();
  const [now] = useState(() => sarajevoTime(hostNow(portal)));
  const isOver = until !== '' && !isWithin({ until }, now);
  return <Status className="small">{isOver ? t('isOver') : null}</Status>;
}

/** Fills in the end of a closure: an hour after its beginning. */
function OneHour({ place }: { place: string }) {
  const { t } = useTranslation('operator-desk');
  const { getValues, setValue } = useFormContext();
  const portal = usePortal();
  function setEnd(): void {
    const until = hourLater(String(getValues(`${place}.from`)) || sarajevoTime(hostNow(portal)));
    if (until) setValue(`${place}.until`, until, { shouldValidate: true, shouldDirty: true });
  }
  return (
    <div>
      <Button size="small" icon={Clock} onClick={setEnd}>
        {t('oneHour')}
      </Button>
    </div>
  );
}
