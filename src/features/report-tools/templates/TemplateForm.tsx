import Building2 from 'lucide-react/icons/building-complex';
import RotateCcw from 'lucide-react/icons/rotate-ccw';
import UserRound from 'lucide-react/icons/user-round';
import { type ReactNode, useEffect } from 'react';
import { FormProvider, useFormContext } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLang } from '#shared/i18n/use-lang.ts';
import { whenIdle } from '#shared/timing/when-idle.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { DraftNotice } from '#shared/ui/DraftNotice.tsx';
import { ErrorSummary } from '#shared/ui/ErrorSummary.tsx';
import { FieldGroup } from '#shared/ui/FieldGroup.tsx';
import { Icon } from '#shared/ui/Icon.tsx';
import { CREATOR_TYPE, type CreatorType } from './creators.model.ts';
import { documentName } from './document-names.ts';
import { DownloadBar, TemplateFailureDialog } from './DownloadBar.tsx';
import { creatorKey, fetchCombobox } from './fields/ListFields.tsx';
import { fieldId, useTemplateProblemText, useTemplateField } from './fields/use-template-field.ts';
import { toTemplateRequest } from './template-calls.ts';
import { type DocumentKind, EMPTY_FORM, type TemplateInput } from './template-form.ts';
import type { TemplateVersion } from './template-version.ts';
import { TemplateFields } from './TemplateFields.tsx';
import { useDocumentDownload } from './use-document-download.ts';
import type { DocumentFacts } from './use-document-facts.ts';
import type { useTemplateForm } from './use-template-form.ts';
import styles from './TemplateForm.module.css';

type TemplateFormProps = ReturnType<typeof useTemplateForm> & {
  version: TemplateVersion;
  facts: DocumentFacts;
  /** Above the first question. */
  notice: ReactNode;
};

/** The right panel (R2.8, R2.9): who prepares the report, then the fields, the downloads and their result (R4.6). */
export function TemplateForm({ version, facts, form, values, draft, check, clear, notice }: TemplateFormProps) {
  const lang = useLang();
  const { t } = useTranslation(['templates', 'ui']);
  const problemText = useTemplateProblemText();
  const download = useDocumentDownload(version);
  const { state, start, cancel, dismiss, refuse } = download;
  const { errors, submitCount } = form.formState;

  function ask(kind: DocumentKind): void {
    if (state.step === 'pending') return;
    if (kind === 'estimate' && facts.notBillable(values.reportTypeId)) return refuse();
    check(kind, (valid) => {
      const request = toTemplateRequest(valid, facts.reportTypeName(valid.reportTypeId));
      const { jib, accountingPeriod: year, legalEntityTypeId } = valid;
      const names = { typeName: facts.typeName(legalEntityTypeId), jib, year, estimateText: facts.estimateText };
      void start({ kind, request, lang }, documentName(kind, names));
    });
  }

  function removeJib(): void {
    form.setValue('jib', '');
    // After the dialog has restored the focus.
    setTimeout(() => form.setFocus('jib'));
  }

  function clearAll(): void {
    cancel();
    dismiss();
    clear();
    // The pressed button goes with the fields or the notice.
    document.getElementById('template-form-title')?.focus();
  }

  const problems = (Object.keys(EMPTY_FORM) as (keyof TemplateInput)[]).flatMap((name) => {
    const message = errors[name]?.message;
    return message ? [{ id: fieldId(name), message: problemText(message) }] : [];
  });

  return (
    <section className={styles.panel} aria-labelledby="template-form-title">
      <div className={styles.head}>
        <h2 id="template-form-title" tabIndex={-1}>
          {t('excelTemplateDownload')}
        </h2>
        {values.creatorType === null ? null : (
          <Button variant="quiet" size="small" icon={RotateCcw} onClick={clearAll}>
            {t('ui:draft.clear')}
          </Button>
        )}
      </div>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          ask('template');
        }}
        aria-labelledby="template-form-title"
      >
        <FormProvider {...form}>
          <DraftNotice draft={draft} onClear={clearAll} />
          {notice}
          <ErrorSummary errors={problems} attempt={submitCount} />
          <CreatorTypeChoice shown={values.creatorType} />
          {values.creatorType === null ? null : (
            <>
              <TemplateFields {...{ version, facts }} creatorType={values.creatorType} />
              <DownloadBar
                {...{ version, download }}
                // Without a selected type there is nothing to name, and the rules of the form say what is missing.
                waitsFor={values.reportTypeId === null ? null : facts.noReportTypes}
                onEstimate={() => ask('estimate')}
              />
            </>
          )}
        </FormProvider>
      </form>
      <TemplateFailureDialog {...{ version, download }} onAccept={removeJib} onRetry={ask} />
      <Dialog open={state.step === 'notBillable'} size="s" title={t('notice')} onClose={dismiss} closeLabel={t('ok')}>
        <p>{t('statementOfInactivityNonBillable')}</p>
      </Dialog>
    </section>
  );
}

/** The first question: who prepares the report. Another answer clears the selected creator (R4.6). */
function CreatorTypeChoice({ shown }: { shown: CreatorType | null }) {
  const { t } = useTranslation('templates');
  const { setValue, clearErrors } = useFormContext<TemplateInput>();
  const { value, onChange, error } = useTemplateField('creatorType');

  // Prefetches the combobox, which the next question needs.
  useEffect(() => {
    void whenIdle()
      .then(fetchCombobox)
      .catch(() => {});
  }, []);

  function choose(type: CreatorType): void {
    if (type === value) return;
    onChange(type);
    setValue('creatorId', null);
    clearErrors('creatorId');
  }

  return (
    <FieldGroup id={fieldId('creatorType')} label={t('chooseCreatorTypeInfo')} error={error}>
      <div className={styles.choices}>
        {Object.values(CREATOR_TYPE).map((type) => (
          <button
            key={type}
            type="button"
            className={styles.choice}
            aria-pressed={shown === type}
            onClick={() => choose(type)}
          >
            <Icon of={type === CREATOR_TYPE.accountant ? UserRound : Building2} />
            <span className={styles.name}>{t(`creatorType.${creatorKey(type)}`)}</span>
          </button>
        ))}
      </div>
    </FieldGroup>
  );
}
