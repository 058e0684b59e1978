import { Mail } from 'lucide-react';
import { type SubmitEvent, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { TIMING } from '#shared/config/settings.ts';
import { outcomeOfResult } from '#shared/http/outcome.ts';
import { Button } from '#shared/ui/Button.tsx';
import { TextField } from '#shared/ui/TextField.tsx';
import { useOutcomeBanner } from '#shared/ui/TimedBanner.tsx';
import type { ControlVersion } from '../report/control-settings.ts';
import type { ReportResult } from '../report/report-result.ts';
import { useSendResultsToEmailMutation } from './results-mail.api.ts';
import { Captcha, type CaptchaToken, useCaptchaToken } from '#shared/captcha/Captcha.tsx';
import styles from './EmailResults.module.css';
import { forbiddenEmails } from '#shared/config/env.ts';

type EmailResultsProps = {
  version: ControlVersion;
  results: readonly ReportResult[];
  /** The captcha of the check; while its answer is unused, none is requested here (readings, R2.11). */
  ofCheck?: CaptchaToken;
};

/** Sends the results to an address (R4.7, R5): never without results, never to the agency itself, never with a used token. */
export function EmailResults({ version, results, ofCheck }: EmailResultsProps) {
  const { t } = useTranslation('results');
  const [send, { isLoading }] = useSendResultsToEmailMutation();
  const own = useCaptchaToken();
  const source = ofCheck?.token ? ofCheck : own;
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState('');
  const [touched, setTouched] = useState(false);
  const { banner, show } = useOutcomeBanner(TIMING.resultsMailBanner, {
    success: t('emailReportResultSuccessMessage'),
    unknown: t('emailNotConfirmed'),
    failed: t('emailReportResultErrorMessage'),
  });
  const problem = emailProblem(typed);

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault();
    setTouched(true);
    if (problem) return field.current?.focus();
    if (isLoading || results.length === 0) return undefined;
    const recaptchaToken = source.take();
    if (!recaptchaToken) return undefined;
    const outcome = outcomeOfResult(await send({ version, receiverEmail: cleanEmail(typed), recaptchaToken, results }));
    show(outcome);
    if (outcome.kind === 'success') {
      setTyped('');
      setTouched(false);
    }
    return undefined;
  }

  return (
    <form
      className={`no-print ${styles.mail}`}
      noValidate
      onSubmit={(event) => void submit(event)}
      aria-label={t('mail.title')}
    >
      <h3>{t('mail.title')}</h3>
      <TextField
        ref={field}
        label={t('mail.email')}
        hint={t('mail.hint')}
        type="email"
        autoComplete="email"
        spellCheck={false}
        value={typed}
        error={touched && problem ? t(`mail.${problem}`) : null}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      {ofCheck?.token ? null : <Captcha {...own.captcha} purpose={t('mail.title')} />}
      <div className="button-row">
        <Button
          type="submit"
          icon={Mail}
          isPending={isLoading}
          unavailable={source.token || isLoading ? null : t('mail.captchaFirst')}
        >
          {t('sendResultsToEmail')}
        </Button>
      </div>
      {banner}
    </form>
  );
}

/** Why results cannot be sent to an address (R5); the names are the specification's own. */
type EmailProblem = 'emailIsRequired' | 'emailFormatIncorrect' | 'emailIsForbidden';

const ADDRESS = /^[^\s@<>(),;:"[\]\\]+@(?:[\p{L}\p{N}](?:[\p{L}\p{N}-]*[\p{L}\p{N}])?\.)+\p{L}{2,}$/u;

/** The address as it was meant: without blanks around and invisible signs inside. */
function cleanEmail(text: string): string {
  return text.replaceAll(/[\u00AD\u200B-\u200F\u202A-\u202E\u2060\uFEFF]/g, '').trim();
}

/** What is wrong with a typed address; `null` when it may be used. Letter case and blanks do not make a forbidden one allowed (E05). */
export function emailProblem(text: string, forbidden: readonly string[] = forbiddenEmails): EmailProblem | null {
  const address = cleanEmail(text);
  if (address === '') return 'emailIsRequired';
  if (forbidden.includes(address.toLowerCase())) return 'emailIsForbidden';
  return address.length <= 254 && ADDRESS.test(address) ? null : 'emailFormatIncorrect';
}
