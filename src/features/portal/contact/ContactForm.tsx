import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import Send from 'lucide-react/icons/send';
import { useEffect, useEffectEvent } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Closed } from '#domain/agency-file/Closed.tsx';
import { useWhyClosed } from '#domain/agency-file/switches.ts';
import { Captcha, useCaptchaToken } from '#shared/captcha/Captcha.tsx';
import { TIMING } from '#shared/config/settings.ts';
import { type Outcome, outcomeOfResult } from '#shared/http/outcome.ts';
import { readUrl } from '#shared/routing/url-schema.ts';
import { useDraft, useFollowDraft } from '#shared/storage/use-draft.ts';
import { useOneAtATime } from '#shared/timing/use-one-at-a-time.ts';
import { Banner } from '#shared/ui/Banner.tsx';
import { Button } from '#shared/ui/Button.tsx';
import { DraftNotice } from '#shared/ui/DraftNotice.tsx';
import { ErrorSummary } from '#shared/ui/ErrorSummary.tsx';
import { TextField, TextAreaField } from '#shared/ui/TextField.tsx';
import { useOutcomeBanner } from '#shared/ui/TimedBanner.tsx';
import {
  contactSchema,
  filledIn,
  recordUrl,
  contactDraftSchema,
  EMPTY_MESSAGE,
  CONTACT_FIELDS,
  LONGEST,
  type ContactField,
  type ContactInput,
  type ContactProblem,
  plainAddress,
} from './contact-form.ts';
import { useSendMessageMutation } from './contact.api.ts';
import styles from './ContactPage.module.css';

/** The contact form (P2.20), for the record that the address names, if any. */
export function ContactForm() {
  const { entity, jib } = readUrl(recordUrl, useLocation().search);
  const name = entity === '' ? 'contact' : `contact ${jib || entity}`;
  return <MessageForm key={name} {...{ name, entity, jib }} />;
}

type RecordProps = { entity: string; jib: string };

/**
 * The form of one message (P4, P5): validated on input, sent with a solved captcha; a failure to send loses nothing. Its draft and
 * what becomes of a sent message have its name: who leaves before the answer arrives finds both again.
 */
function MessageForm({ name, ...about }: RecordProps & { name: string }) {
  const { t } = useTranslation(['contact', 'captcha', 'ui']);
  const closed = useWhyClosed('message', 'contact');
  const record = useRecordMessage(about);
  const draft = useDraft(name, contactDraftSchema, EMPTY_MESSAGE);
  const form = useForm<ContactInput>({
    defaultValues: record ? filledIn(draft.initial, record) : draft.initial,
    resolver: standardSchemaResolver(contactSchema),
    mode: 'onChange',
    // The error summary gets the focus instead.
    shouldFocusError: false,
  });
  const isAboutRecord = useWatch({
    control: form.control,
    compute: ({ content }) => content.includes(about.jib || about.entity),
  });
  const { register, handleSubmit, reset, setFocus } = form;
  const { errors, submitCount } = form.formState;
  const { token, captcha, take } = useCaptchaToken();
  const { banner, show } = useOutcomeBanner(TIMING.contactBanner, {
    success: t('emailSuccessMessage'),
    unknown: t('emailNotConfirmed'),
    failed: t('emailErrorMessage'),
  });
  const [send, sending] = useSendMessageMutation({ fixedCacheKey: name });
  const isPending = sending.isLoading;
  // A second press may come before the button is rendered as busy (faults E11).
  const { run } = useOneAtATime();

  useFollowDraft(draft, form);

  const showOutcome = useEffectEvent((outcome: Outcome) => {
    take();
    show(outcome);
    if (outcome.kind !== 'success') return;
    reset(EMPTY_MESSAGE);
    draft.drop();
  });
  useEffect(() => {
    if (!sending.isSuccess && !sending.isError) return;
    showOutcome(outcomeOfResult(sending));
    sending.reset();
  }, [sending]);

  const problem = (field: ContactField) => {
    const key = errors[field]?.message as ContactProblem | undefined;
    return key && t(key === 'emailFormatIncorrect' ? 'ui:emailFormatIncorrect' : `problems.${key}`);
  };

  const submit = (message: ContactInput) =>
    run(async () => {
      if (token === null || closed !== null) return;
      const { error } = await send({ ...message, email: plainAddress(message.email), recaptchaToken: token });
      // The form may be gone, and would find the draft of a sent message again.
      if (error === undefined) draft.drop();
    });

  const field = (id: ContactField) => ({
    id,
    label: t(`fields.${id}`),
    required: true,
    error: problem(id),
    maxLength: LONGEST[id],
    // What would be typed meanwhile goes with the message that was sent.
    readOnly: isPending,
    ...register(id),
  });

  return (
    <form
      noValidate
      className="stack-3"
      onSubmit={(event) => void handleSubmit(submit)(event)}
      aria-label={t('formTitle')}
    >
      <DraftNotice
        draft={draft}
        onClear={() => {
          setFocus('firstName');
          reset(record ? filledIn(EMPTY_MESSAGE, record) : EMPTY_MESSAGE);
        }}
      />
      {record && isAboutRecord ? (
        <Banner kind="info" title={t('record.title')}>
          {t('record.note')}
        </Banner>
      ) : null}
      <p className="small muted">{t('allFieldsRequired')}</p>
      <ErrorSummary errors={CONTACT_FIELDS.map((id) => ({ id, message: problem(id) }))} attempt={submitCount} />
      <div className={`stack-3 ${styles.pair}`}>
        <TextField {...field('firstName')} autoComplete="given-name" />
        <TextField {...field('lastName')} autoComplete="family-name" />
      </div>
      <TextField {...field('email')} type="email" autoComplete="email" inputMode="email" hint={t('emailHint')} />
      <TextField {...field('subject')} />
      <TextAreaField {...field('content')} rows={7} />
      <Captcha {...captcha} />
      <Closed names={['message']} />
      <div className="button-row">
        <Button
          type="submit"
          variant="primary"
          icon={Send}
          isPending={isPending}
          unavailable={isPending ? null : (closed ?? (token === null ? t('captcha:first') : null))}
        >
          {t('sendEmail')}
        </Button>
      </div>
      {banner}
    </form>
  );
}

/** Subject and first lines of a message about a record of the register; null without one. */
function useRecordMessage({ entity, jib }: RecordProps): Pick<ContactInput, 'subject' | 'content'> | null {
  const { t } = useTranslation('contact');
  if (entity === '') return null;
  return {
    subject: t('record.subject', { entity }),
    content: [
      t('record.entity', { entity }),
      ...(jib === '' ? [] : [t('record.jib', { jib })]),
      '',
      t('record.what'),
      '',
    ].join('\n'),
  };
}
