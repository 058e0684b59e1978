import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Mail from 'lucide-react/icons/mail';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { Captcha, type CaptchaToken, useCaptchaToken } from '#shared/captcha/Captcha.tsx';
import { forbiddenEmails } from '#shared/config/env.ts';
import { TIMING } from '#shared/config/settings.ts';
import { formatFileSize } from '#shared/format/file-size.ts';
import { outcomeOfResult } from '#shared/http/outcome.ts';
import { mayBeTooLarge } from '#shared/http/too-large.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { useDraft, useFollowDraft } from '#shared/storage/use-draft.ts';
import { useOneAtATime } from '#shared/timing/use-one-at-a-time.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { DraftNotice } from '#shared/ui/DraftNotice.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { useOutcomeBanner } from '#shared/ui/TimedBanner.tsx';
import type { ControlVersion } from '../report/control-settings.ts';
import type { ReportResult } from '../report/report-result.ts';
import { emailDraftSchema, type EmailProblem, emailSchema } from './email-form.ts';
import { ErrorTableButtons } from './ErrorTableButtons.tsx';
import { useSendResultsToEmailMutation } from './results-mail.api.ts';
import styles from './EmailForm.module.css';

type EmailFormProps = {
  version: ControlVersion;
  results: readonly ReportResult[];
  files: readonly File[];
  /** The captcha of the check; while its token is unused, no other captcha is shown here (readings, R2.11). */
  ofCheck?: CaptchaToken;
};

const EMPTY = { email: '' };

/** Results from this size on, in bytes, may be more than the server takes; a hundred errors have a tenth of it. */
const LARGE_RESULTS = 100 * 1024;

/** Sends the results to an address (R4.7, R5): never without results, never to the agency itself, never with a used token. */
export function EmailForm({ version, results, files, ofCheck }: EmailFormProps) {
  const { t } = useTranslation(['results', 'captcha', 'ui']);
  const lang = useLang();
  // What was sent, in bytes, if its size may be why it did not arrive.
  const [tooLarge, setTooLarge] = useState<number | null>(null);
  const [send, { isLoading: isPending }] = useSendResultsToEmailMutation();
  // A second press may come before the button is rendered as busy (faults E11).
  const { run } = useOneAtATime();
  const own = useCaptchaToken();
  const source = ofCheck?.token ? ofCheck : own;
  const draft = useDraft('results-email', emailDraftSchema, EMPTY);
  const form = useForm({
    defaultValues: draft.initial,
    resolver: standardSchemaResolver(emailSchema(forbiddenEmails)),
    // The form cannot be sent before the robot check, but the address is marked without it.
    mode: 'onTouched',
  });
  const { register, handleSubmit, reset, resetField, setFocus, formState } = form;
  useFollowDraft(draft, form);
  const problem = formState.errors.email?.message as EmailProblem | undefined;
  const { banner, show } = useOutcomeBanner(TIMING.resultsMailBanner, {
    success: t('emailReportResultSuccessMessage'),
    unknown: t('emailNotConfirmed'),
    failed: t('emailReportResultErrorMessage'),
  });

  const submit = ({ email }: typeof EMPTY) =>
    run(async () => {
      if (results.length === 0) return;
      const recaptchaToken = source.take();
      if (!recaptchaToken) return;
      const outcome = outcomeOfResult(await send({ version, receiverEmail: email, recaptchaToken, results }));
      const size = new Blob([JSON.stringify(results)]).size;
      const isTooLarge = outcome.kind !== 'success' && mayBeTooLarge(outcome.error, size, LARGE_RESULTS);
      setTooLarge(isTooLarge ? size : null);
      show(outcome);
      // The form stays submitted, unlike after `reset`: leaving the emptied field is no mistake.
      if (outcome.kind === 'success') resetField('email', { defaultValue: '' });
    });

  return (
    <form
      className={`no-print ${styles.mail}`}
      noValidate
      onSubmit={(event) => void handleSubmit(submit)(event)}
      aria-label={t('mail.title')}
    >
      <h3>{t('mail.title')}</h3>
      <DraftNotice
        draft={draft}
        onClear={() => {
          setFocus('email');
          reset(EMPTY);
        }}
      />
      <TextField
        label={t('mail.email')}
        hint={t('mail.hint')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        error={problem && t(problem === 'emailFormatIncorrect' ? 'ui:emailFormatIncorrect' : `mail.${problem}`)}
        {...register('email')}
      />
      {ofCheck?.token ? null : <Captcha {...own.captcha} purpose={t('mail.title')} />}
      <div className="button-row">
        <Button
          type="submit"
          icon={Mail}
          isPending={isPending}
          unavailable={source.token || isPending ? null : t('captcha:first')}
        >
          {t('sendResultsToEmail')}
        </Button>
      </div>
      {banner}
      {tooLarge === null ? null : (
        <Banner kind="act" live>
          <p>{t('mail.tooLarge', { size: formatFileSize(tooLarge, lang) })}</p>
          <div className="button-row">
            <ErrorTableButtons name={t('file.name')} files={files} reports={results.map((result) => ({ result }))} />
          </div>
        </Banner>
      )}
    </form>
  );
}
