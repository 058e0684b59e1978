import { Controller, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { isJibProblem } from '#shared/format/jib.ts';
import { DateField } from '#shared/ui/DateField.tsx';
import { ErrorSummary } from '#shared/ui/ErrorSummary.tsx';
import { ProgressBar } from '#shared/ui/ProgressBar.tsx';
import { signInUrl } from '#domain/session/identity-links.ts';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { FailureText } from '#shared/ui/FailureText.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { Status } from '#shared/ui/Status.tsx';
import styles from './AddDocumentForm.module.css';
import { CONTROL_IDS, type DocumentInput, type DocumentProblem, type DocumentWarning } from './add-document-form.ts';
import { DocumentTypeSelect } from './DocumentTypeSelect.tsx';
import { JibField, useEntityOf } from './JibField.tsx';
import { PdfField } from './PdfField.tsx';
import type { SendProblem } from './add-document-machine.ts';
import type { useAddDocument } from './use-add-document.ts';
import { AnswerBanner } from './AddedBanner.tsx';

/** The fields of a new document (R2.7, R3.8) with their messages (R5), and the result of saving it. */
export function AddDocumentForm({ id, adding }: { id: string; adding: ReturnType<typeof useAddDocument> }) {
  const { t } = useTranslation(['bankruptcy', 'proceedings', 'ui']);
  const { form, save, saving } = adding;
  const { register, control } = form;
  const [jib, documentTypeId] = useWatch({ control, name: ['jib', 'documentTypeId'] });
  // What is checked and sent is what the fields show.
  const { errors, submitCount, isSubmitting: readOnly } = form.formState;
  const lookup = useEntityOf(jib);

  const textOf = (name: keyof DocumentInput): string | null => {
    const key = errors[name]?.message as DocumentProblem | undefined;
    if (key === 'dateIncomplete' || key === 'dateImpossible') return t(`ui:${key}`);
    if (key) return isJibProblem(key) ? t(`ui:${key}`) : t(key);
    return name === 'jib' && lookup.isMissing ? t('jibErrLegalEntityDoesntExist') : null;
  };
  const fields = (Object.keys(CONTROL_IDS) as (keyof DocumentInput)[]).map((name) => ({
    id: CONTROL_IDS[name],
    message: textOf(name),
  }));

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
      <ErrorSummary errors={fields} attempt={submitCount} />
      <JibField
        {...register('jib')}
        id={CONTROL_IDS.jib}
        error={textOf('jib')}
        {...{ lookup, readOnly }}
        data-autofocus
      />
      <DocumentTypeSelect
        {...register('documentTypeId')}
        id={CONTROL_IDS.documentTypeId}
        placeholder={t('ui:choose')}
        required
        value={documentTypeId}
        readOnly={readOnly}
        error={textOf('documentTypeId')}
      />
      <Controller
        control={control}
        name="date"
        render={({ field: { ref, value, onChange, onBlur } }) => (
          <DateField
            id={CONTROL_IDS.date.replace(/-first$/, '')}
            ref={ref}
            label={t('proceedings:submittedOn')}
            hint={t('dateHint')}
            required
            value={value}
            onChange={onChange}
            onBlur={onBlur}
            readOnly={readOnly}
            error={textOf('date')}
          />
        )}
      />
      <Controller
        control={control}
        name="file"
        render={({ field: { ref, value, onChange } }) => (
          <PdfField id={CONTROL_IDS.file} {...{ ref, value, onChange, readOnly }} error={textOf('file')} />
        )}
      />
      <Status className="muted small">{readOnly ? t('locked') : ''}</Status>
      {saving.step === 'sending' ? (
        <ProgressBar label={t('sending')} value={saving.share} text={`${Math.round(saving.share * 100)} %`} />
      ) : null}
      {saving.step === 'failed' ? <SendProblemBanner problem={saving.problem} /> : null}
      {saving.step === 'confirming' ? (
        <WarningBanner warnings={saving.warnings} onConfirm={() => void save(saving.after, saving)} />
      ) : null}
    </form>
  );
}

/** Why the document was not added, or that this is unknown; everything entered is still there (faults E12). */
function SendProblemBanner({ problem }: { problem: SendProblem }) {
  const { t } = useTranslation('bankruptcy');
  const error = 'error' in problem ? problem.error : null;
  const status = error?.status;
  return (
    <AnswerBanner
      kind="error"
      className={styles.outcome ?? ''}
      title={t(problem.kind === 'unknown' ? 'notKnown' : 'notAdded')}
    >
      {error ? <FailureText error={error}>{ownText()}</FailureText> : <p>{ownText()}</p>}
      {status === 401 ? (
        <p>
          <ExternalLink href={signInUrl(window.location.origin + window.location.pathname)}>
            {t('signInAgain')}
          </ExternalLink>
        </p>
      ) : null}
    </AnswerBanner>
  );

  /** The form's own text about a failure, if it is more precise than the general one. */
  function ownText(): string | undefined {
    if (problem.kind !== 'refused' && problem.kind !== 'failed') return t(`sendProblems.${problem.kind}`);
    if (status === 401) return t('sendProblems.signIn');
    return status === 403 ? t('sendProblems.forbidden') : undefined;
  }
}

/** Warnings to confirm before sending. Their button is away from 'Save', so that pressing 'Save' twice does not confirm them. */
function WarningBanner({ warnings, onConfirm }: { warnings: readonly DocumentWarning[]; onConfirm: () => void }) {
  const { t } = useTranslation('bankruptcy');
  return (
    <AnswerBanner kind="act" className={styles.outcome ?? ''} title={t('checkBeforeSaving')}>
      {warnings.map((warning) => (
        <p key={warning}>{t(`warnings.${warning}`)}</p>
      ))}
      <div className="button-row">
        <Button size="small" onClick={onConfirm}>
          {t('saveAnyway')}
        </Button>
      </div>
    </AnswerBanner>
  );
}
