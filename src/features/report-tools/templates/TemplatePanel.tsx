import { RotateCcw } from 'lucide-react';
import type { SyntheticEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { Lang } from '#shared/i18n/languages.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { DraftNotice } from '#shared/ui/DraftNotice.tsx';
import { ErrorSummary } from '#shared/ui/ErrorSummary.tsx';
import type { KeyUnder } from '#shared/i18n/texts.ts';
import { CreatorTypeChoice } from './CreatorTypeChoice.tsx';
import { documentName } from './document-names.ts';
import { DownloadBar, DownloadOutcome } from './DownloadBar.tsx';
import { TemplateFailureDialog } from './TemplateFailureDialog.tsx';
import { fieldId } from './fields/use-template-field.ts';
import { type DocumentKind, FIELD_ORDER, type TemplateForm } from './template-form.ts';
import { TemplateFields } from './TemplateFields.tsx';
import styles from './TemplatePanel.module.css';
import { toTemplateRequest } from './template-request.ts';
import type { TemplateVersion } from './template-version.ts';
import type { DocumentFacts } from './use-document-facts.ts';
import { useDocumentDownload } from './use-document-download.ts';
import type { useTemplateForm } from './use-template-form.ts';

type TemplatePanelProps = ReturnType<typeof useTemplateForm> & {
  version: TemplateVersion;
  facts: DocumentFacts;
  lang: Lang;
};

/** The right panel (R2.8, R2.9): who prepares the report, then the fields, the downloads and what came of them (R4.6). */
export function TemplatePanel({ version, facts, lang, form, values, draft, check, clear }: TemplatePanelProps) {
  const { t } = useTranslation('templates');
  const { state, start, cancel, dismiss, refuse } = useDocumentDownload(version);
  const { errors, submitCount } = form.formState;

  function ask(kind: DocumentKind): void {
    if (state.step === 'loading') return;
    if (kind === 'estimate' && facts.notBillable(values.reportTypeId)) return refuse();
    check(kind, (valid) => {
      const request = toTemplateRequest(valid, facts.reportTypeName(valid.reportTypeId));
      const { jib, accountingPeriod: year, legalEntityTypeId } = valid;
      const name = documentName(kind, {
        typeName: facts.typeName(legalEntityTypeId),
        jib,
        year,
        estimateLabels: facts.estimateLabels,
      });
      void start({ kind, request, lang }, name);
    });
  }

  function submit(event: SyntheticEvent): void {
    event.preventDefault();
    ask('template');
  }

  function removeJib(): void {
    form.setValue('jib', '');
    dismiss();
    // After the dialog has given the focus back.
    setTimeout(() => form.setFocus('jib'));
  }

  const problems = FIELD_ORDER.flatMap((name: keyof TemplateForm) => {
    const message = errors[name]?.message;
    return message ? [{ id: fieldId(name), message: t(`errors.${message as KeyUnder<'templates', 'errors'>}`) }] : [];
  });

  return (
    <section className={styles.panel} aria-labelledby="template-form-title">
      <div className={styles.head}>
        <h2 id="template-form-title" tabIndex={-1}>
          {t('excelTemplateDownload')}
        </h2>
        {values.creatorType === null ? null : (
          <Button
            variant="quiet"
            size="small"
            icon={RotateCcw}
            onClick={() => {
              cancel();
              dismiss();
              clear();
            }}
          >
            {t('clearForm')}
          </Button>
        )}
      </div>
      <form className={styles.form} noValidate onSubmit={submit} aria-labelledby="template-form-title">
        <DraftNotice
          draft={draft}
          onClear={() => {
            clear();
            document.getElementById('template-form-title')?.focus();
          }}
        />
        <ErrorSummary errors={problems} attempt={submitCount} />
        <CreatorTypeChoice form={form} />
        {values.creatorType === null ? null : (
          <>
            <TemplateFields
              {...{ form, version, lang }}
              creatorType={values.creatorType}
              publicInterest={values.publicInterest}
            />
            <DownloadBar {...{ version, state }} onEstimate={() => ask('estimate')} onCancel={cancel}>
              <DownloadOutcome {...{ version, state, lang }} onDismiss={dismiss} />
            </DownloadBar>
          </>
        )}
      </form>
      <TemplateFailureDialog
        state={state}
        onAccept={removeJib}
        onClose={dismiss}
        onRetry={() => {
          dismiss();
          if (state.step === 'failed') ask(state.kind);
        }}
      />
      <Dialog
        open={state.step === 'notBillable'}
        size="s"
        title={t('notice')}
        onClose={dismiss}
        actions={
          <Button variant="primary" onClick={dismiss}>
            {t('ok')}
          </Button>
        }
      >
        <p>{t('statementOfInactivityNonBillable')}</p>
      </Dialog>
    </section>
  );
}
