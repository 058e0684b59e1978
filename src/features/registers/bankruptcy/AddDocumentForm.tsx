import { Controller, FormProvider, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { signInUrl } from '#domain/session/identity-links.ts';
import { formatShare } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { Button } from '#shared/ui/Button.tsx';
import { ErrorSummary } from '#shared/ui/ErrorSummary.tsx';
import { ExternalLink } from '#shared/ui/ExternalLink.tsx';
import { FailureText } from '#shared/ui/FailureText.tsx';
import { ProgressBar } from '#shared/ui/ProgressBar.tsx';
import { CONTROL_IDS, type DocumentInput, type DocumentWarning } from './add-document-form.ts';
import type { SendProblem } from './add-document-machine.ts';
import { AnswerBanner } from './AddedBanner.tsx';
import { DocumentFieldGroup, useDocumentErrors } from './DocumentFieldGroup.tsx';
import { PdfField } from './PdfField.tsx';
import type { useAddDocument } from './use-add-document.ts';
import { useStaffOnly } from './use-staff-only.ts';
import styles from './AddDocumentForm.module.css';

/** The fields of a new document (R2.7, R3.8) with their messages (R5), and the result of saving it. */
export function AddDocumentForm({ id, adding }: { id: string; adding: ReturnType<typeof useAddDocument> }) {
  const { t } = useTranslation('bankruptcy');
  const lang = useLang();
  const { form, save, saving } = adding;
  const { control } = form;
  // What is checked and sent is what the fields show.
  const { errors, submitCount, isSubmitting: readOnly } = form.formState;
  const { lookup, errorOf } = useDocumentErrors(useWatch({ control, name: 'jib' }), errors);
  const fields = (Object.keys(CONTROL_IDS) as (keyof DocumentInput)[]).map((name) => ({
    id: CONTROL_IDS[name],
    message: errorOf(name),
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
      <FormProvider {...form}>
        <DocumentFieldGroup {...{ lookup, errorOf, readOnly }}>
          <Controller
            control={control}
            name="file"
            render={({ field: { ref, value, onChange } }) => (
              <PdfField id={CONTROL_IDS.file} {...{ ref, value, onChange, readOnly }} error={errorOf('file')} />
            )}
          />
        </DocumentFieldGroup>
      </FormProvider>
      {saving.step === 'sending' ? (
        <ProgressBar label={t('sending')} value={saving.share} text={formatShare(saving.share, lang)} />
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
  const staffOnly = useStaffOnly();
  return (
    <AnswerBanner kind="act" className={styles.outcome ?? ''} title={t('checkBeforeSaving')}>
      {warnings.map((warning) => (
        <p key={warning}>{t(`warnings.${warning}`)}</p>
      ))}
      <div className="button-row">
        <Button size="small" unavailable={staffOnly} onClick={onConfirm}>
          {t('saveAnyway')}
        </Button>
      </div>
    </AnswerBanner>
  );
}
