import type { ReactNode } from 'react';
import { type FieldErrors, useController, useFormContext, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isJibProblem } from '#shared/format/jib.ts';
import { DateField } from '#shared/ui/DateField.tsx';
import { Status } from '#shared/ui/Status.tsx';
import { CONTROL_IDS, type DocumentInput, type DocumentProblem } from './add-document-form.ts';
import { DocumentTypeSelect } from './DocumentTypeSelect.tsx';
import type { DocumentFields, FieldName } from './inbox/proposals/proposal.ts';
import { JibField, useEntityOf } from './JibField.tsx';

/** The entity of the typed jib, and the message of each field (R5). */
export function useDocumentErrors(jib: string, errors: FieldErrors<DocumentInput>) {
  const { t } = useTranslation(['bankruptcy', 'ui']);
  const lookup = useEntityOf(jib);
  const errorOf = (name: keyof DocumentInput): string | null => {
    const key = errors[name]?.message as DocumentProblem | undefined;
    if (key === 'dateIncomplete' || key === 'dateImpossible') return t(`ui:${key}`);
    if (key) return isJibProblem(key) ? t(`ui:${key}`) : t(key);
    return name === 'jib' && lookup.isMissing ? t('jibErrLegalEntityDoesntExist') : null;
  };
  return { lookup, errorOf };
}

type DocumentFieldGroupProps = ReturnType<typeof useDocumentErrors> & {
  readOnly: boolean;
  /** What a field says in place of its own hint. */
  hintOf?: (name: FieldName) => ReactNode;
  /** Further values to choose from. */
  jibOthers?: ReactNode;
  dateOthers?: ReactNode;
  /** What follows the fields, before it is said that they are locked. */
  children: ReactNode;
};

/** Entity, type and day of a document (R2.7, R3.8), in the add form and in the inbox; the form is that of the context. */
export function DocumentFieldGroup(props: DocumentFieldGroupProps) {
  const { lookup, errorOf, readOnly, hintOf, jibOthers, dateOthers, children } = props;
  const { t } = useTranslation(['bankruptcy', 'proceedings', 'ui']);
  const { register, control } = useFormContext<DocumentFields>();
  const documentTypeId = useWatch({ control, name: 'documentTypeId' });
  const { name: _name, ...date } = useController({ control, name: 'date' }).field;
  return (
    <>
      <div className="stack">
        <JibField
          {...register('jib')}
          id={CONTROL_IDS.jib}
          hint={hintOf?.('jib') ?? t('jibHint')}
          error={errorOf('jib')}
          {...{ lookup, readOnly }}
          data-autofocus
        />
        {jibOthers}
      </div>
      <DocumentTypeSelect
        {...register('documentTypeId')}
        id={CONTROL_IDS.documentTypeId}
        placeholder={t('ui:choose')}
        required
        hint={hintOf?.('documentTypeId')}
        value={documentTypeId}
        readOnly={readOnly}
        error={errorOf('documentTypeId')}
      />
      <div className="stack">
        <DateField
          {...date}
          id={CONTROL_IDS.date.replace(/-first$/, '')}
          label={t('proceedings:submittedOn')}
          hint={hintOf?.('date') ?? t('dateHint')}
          required
          readOnly={readOnly}
          error={errorOf('date')}
        />
        {dateOthers}
      </div>
      {children}
      <Status className="muted small">{readOnly ? t('locked') : ''}</Status>
    </>
  );
}
