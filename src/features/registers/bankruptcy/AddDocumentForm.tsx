import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { DateField } from '#shared/ui/DateField.tsx';
import { ErrorSummary } from '#shared/ui/ErrorSummary.tsx';
import { ProgressBar } from '#shared/ui/ProgressBar.tsx';
import styles from './AddDocumentForm.module.css';
import { CONTROL_IDS, type DocumentInput, type DocumentProblem } from './document-form.ts';
import { DocumentTypeSelect } from './DocumentTypeSelect.tsx';
import { JibField, useEntityOf } from './JibField.tsx';
import { PdfField } from './PdfField.tsx';
import { SendProblemBanner } from './SendProblemBanner.tsx';
import type { useAddDocument } from './use-add-document.ts';
import { WarningBanner } from './WarningBanner.tsx';

type AddDocumentFormProps = { id: string; adding: ReturnType<typeof useAddDocument> };

/** The fields of a new document (R2.7, R3.8) with their messages (R5), and what came of saving it. */
export function AddDocumentForm({ id, adding }: AddDocumentFormProps) {
  const { t } = useTranslation(['bankruptcy', 'ui']);
  const { form, save, phase, share, problem, pending } = adding;
  const { register, control } = form;
  const [jib, documentTypeId] = useWatch({ control, name: ['jib', 'documentTypeId'] });
  const { errors, submitCount } = form.formState;
  const lookup = useEntityOf(jib);

  const textOf = (name: keyof DocumentInput): string | null => {
    const key = errors[name]?.message as DocumentProblem | undefined;
    if (key === 'dateIncomplete' || key === 'dateImpossible') return t(`ui:${key}`);
    if (key) return t(key);
    return name === 'jib' && lookup.isMissing ? t('jibErrLegalEntityDoesntExist') : null;
  };
  const problems = (Object.keys(CONTROL_IDS) as (keyof DocumentInput)[]).flatMap((name) => {
    const message = textOf(name);
    return message ? [{ id: CONTROL_IDS[name], message }] : [];
  });
  const percent = `${Math.round(share * 100)} %`;

  return (
    <form
      id={id}
      noValidate
      className={styles.form}
      aria-label={t('bankruptcyOrPrebankruptcyAdd')}
      onSubmit={(event) => {
        event.preventDefault();
        void save('close');
      }}
    >
      <ErrorSummary errors={submitCount > 0 ? problems : []} attempt={submitCount} />
      <JibField {...register('jib')} id={CONTROL_IDS.jib} error={textOf('jib')} lookup={lookup} data-autofocus />
      <DocumentTypeSelect
        {...register('documentTypeId')}
        id={CONTROL_IDS.documentTypeId}
        label={t('documentType')}
        placeholder={t('ui:choose')}
        required
        value={documentTypeId}
        error={textOf('documentTypeId')}
      />
      <Controller
        control={control}
        name="date"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <DateField
            id={CONTROL_IDS.date.replace(/-first$/, '')}
            ref={ref}
            label={t('submittedOn')}
            hint={t('dateHint')}
            required
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            error={textOf('date')}
          />
        )}
      />
      <Controller
        control={control}
        name="file"
        render={({ field: { ref, value, onChange } }) => (
          <PdfField id={CONTROL_IDS.file} ref={ref} value={value} onChange={onChange} error={textOf('file')} />
        )}
      />
      {phase === 'sending' ? <ProgressBar label={t('sending')} value={share} text={percent} /> : null}
      {problem ? <SendProblemBanner problem={problem} /> : null}
      {pending ? (
        <WarningBanner warnings={pending.warnings} onConfirm={() => void save(pending.after, pending.of)} />
      ) : null}
    </form>
  );
}
