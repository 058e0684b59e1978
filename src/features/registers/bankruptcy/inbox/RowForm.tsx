import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Check from 'lucide-react/icons/check';
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { formatDate } from '#shared/format/date.ts';
import { nameOf } from '#shared/format/file-name.ts';
import { cleanJib } from '#shared/format/jib.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { VisuallyHidden } from '#shared/ui/VisuallyHidden.tsx';
import { CONTROL_IDS, fieldsSchema } from '../add-document-form.ts';
import { useFindEntity } from '../bankruptcy.api.ts';
import { DocumentFieldGroup, useDocumentErrors } from '../DocumentFieldGroup.tsx';
import { useStaffOnly } from '../use-staff-only.ts';
import { type DocumentFields, type FieldName, NO_PROPOSAL } from './proposals/proposal.ts';
import type { InboxRow } from './run/inbox-row.ts';
import { useEntityName } from './use-entity-name.ts';
import styles from './RowForm.module.css';

type RowFormProps = {
  row: InboxRow;
  /** Focuses the first field that is empty, or else the button that confirms. */
  takesFocus: boolean;
  onEdit: (fields: DocumentFields) => void;
  onConfirm: (fields: DocumentFields, entityName: string) => void;
  /** Goes on to the next document without confirming this one. */
  onSkip: () => void;
};

/**
 * The fields of one document (R3.8) with what is proposed for them, marked as proposals until the document is confirmed. Enter
 * confirms; the entity must be in the registry with exactly this jib.
 */
export function RowForm({ row, takesFocus, onEdit, onConfirm, onSkip }: RowFormProps) {
  const { t } = useTranslation('inbox');
  const lang = useLang();
  const findEntity = useFindEntity();
  const form = useForm<DocumentFields>({
    defaultValues: row.fields,
    resolver: standardSchemaResolver(fieldsSchema),
    mode: 'onTouched',
  });
  const { control, subscribe, setFocus, setValue, handleSubmit } = form;
  // What is confirmed is what the fields show.
  const { errors, isSubmitting: readOnly } = form.formState;
  const values = useWatch({ control });
  const { lookup, errorOf } = useDocumentErrors(values.jib ?? '', errors);
  const proposal = row.read?.proposal ?? NO_PROPOSAL;

  const report = useEffectEvent(onEdit);
  useEffect(
    () => subscribe({ formState: { values: true }, callback: ({ values: edited }) => report(edited) }),
    [subscribe],
  );
  const staffOnly = useStaffOnly();
  const place = useFirstFocus(takesFocus, row.fields);

  async function confirm(fields: DocumentFields): Promise<void> {
    const jib = cleanJib(fields.jib);
    const { data: entity } = await findEntity(jib);
    // Closed meanwhile: opened again, it may show something else.
    if (!place.current) return;
    if (entity) return onConfirm({ ...fields, jib }, entity.name);
    // The field itself says that the lookup failed, or that there is no such entity.
    setFocus('jib');
  }

  const hintOf = (name: FieldName) => {
    const proposed = row.at.step === 'open' ? proposal[name] : null;
    return proposed && proposed.value === values[name] ? (
      <span className={styles.proposed}>{t(`proposed.${proposed.from}`)}</span>
    ) : null;
  };
  const others = (name: 'jib' | 'date', textOf: (value: string) => ReactNode) => (
    <Others
      label={t('others')}
      values={proposal.others[name].filter((value) => value !== values[name])}
      textOf={textOf}
      onSelect={(value) => {
        if (readOnly) return;
        setValue(name, value, { shouldDirty: true, shouldValidate: true });
        setFocus(name);
      }}
    />
  );

  return (
    <form
      ref={place}
      noValidate
      className="stack-3"
      aria-label={t('form', { name: nameOf(row.file) })}
      onSubmit={(event) => void handleSubmit(confirm)(event)}
    >
      <FormProvider {...form}>
        <DocumentFieldGroup
          {...{ lookup, errorOf, readOnly, hintOf }}
          jibOthers={others('jib', nameOfJib)}
          dateOthers={others('date', (date) => formatDate(date, lang))}
        >
          {row.read?.page.kind === 'picture' && !row.read.hasText ? <p className="muted small">{t('noText')}</p> : null}
        </DocumentFieldGroup>
      </FormProvider>
      <div className="button-row">
        {row.at.step === 'confirmed' ? null : (
          <Button
            type="submit"
            variant="primary"
            icon={Check}
            isPending={readOnly}
            unavailable={staffOnly}
            data-confirm
          >
            <span>{t('confirm')}</span>
            <VisuallyHidden>{` ${nameOf(row.file)}`}</VisuallyHidden>
          </Button>
        )}
        <Button variant="quiet" onClick={onSkip}>
          {t(row.at.step === 'confirmed' ? 'next' : 'skip')}
        </Button>
      </div>
    </form>
  );
}

/** The place of a form that gets the focus when it appears: in its first empty field, or on its button. */
function useFirstFocus(takesFocus: boolean, fields: DocumentFields) {
  const place = useRef<HTMLFormElement>(null);
  const [first] = useState(() => {
    const empty = (['jib', 'documentTypeId', 'date'] as const).find((name) => fields[name] === '');
    return takesFocus ? (empty ? `#${CONTROL_IDS[empty]}` : '[data-confirm]') : null;
  });
  useEffect(() => {
    if (first) place.current?.querySelector<HTMLElement>(first)?.focus({ preventScroll: true });
  }, [first]);
  return place;
}

type OthersProps = {
  label: string;
  values: readonly string[];
  textOf: (value: string) => ReactNode;
  onSelect: (value: string) => void;
};

/** Further values that were read in the document or the file's name, to choose from. */
function Others({ label, values, textOf, onSelect }: OthersProps) {
  if (values.length === 0) return null;
  return (
    <fieldset className={styles.others} aria-label={label}>
      <span className="small muted" aria-hidden="true">
        {label}
      </span>
      {values.map((value) => (
        // The field keeps the focus during a press: left empty, it would show its error and move the button away.
        <Button
          key={value}
          size="small"
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onSelect(value)}
        >
          <span className="tnum">{textOf(value)}</span>
        </Button>
      ))}
    </fieldset>
  );
}

const nameOfJib = (jib: string) => <JibWithName jib={jib} />;

/** A jib and the name of its entity, as soon as it is known. */
function JibWithName({ jib }: { jib: string }) {
  const name = useEntityName(jib);
  return (
    <>
      {jib} <bdi>{name}</bdi>
    </>
  );
}
