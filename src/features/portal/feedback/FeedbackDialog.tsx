import { useEffect, useEffectEvent, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { Closed } from '#domain/agency-file/Closed.tsx';
import { useWhyClosed } from '#domain/agency-file/switches.ts';
import { TIMING } from '#shared/config/settings.ts';
import { isBlank } from '#shared/format/fold.ts';
import { type Outcome, outcomeOfResult } from '#shared/http/outcome.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { usePortal } from '#shared/portal/portal.ts';
import { defineTabValue } from '#shared/storage/tab-value.ts';
import { useFollowDraft } from '#shared/storage/use-draft.ts';
import { useOneAtATime } from '#shared/timing/use-one-at-a-time.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { TextAreaField } from '#shared/ui/TextField.tsx';
import { useOutcomeBanner } from '#shared/ui/TimedBanner.tsx';
import { useSendFeedbackMutation } from './feedback.api.ts';

const EMPTY = { comment: '' };
/** Only this tab keeps it, so that closing the tab clears it, too. */
const storedComment = defineTabValue('feedback', z.object({ comment: z.string() }));

/**
 * Compliments and complaints (P2.17, P4 Feedback modal): one comment. The text stays when sending fails; it is cleared when the
 * dialog closes, and after a success, so that it is not sent twice. A reload or a switch of language keeps it. While it is sent the
 * dialog cannot be closed but by Back: opened again, it has the text, or says what became of it.
 */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('feedback');
  const lang = useLang();
  const closed = useWhyClosed('feedback');
  const { storage } = usePortal();
  const [stored] = useState(() => storedComment(storage));
  const [defaultValues] = useState(() => stored.read() ?? EMPTY);
  const form = useForm({ defaultValues });
  const isEmpty = isBlank(useWatch({ control: form.control, name: 'comment' }));
  const { banner, show } = useOutcomeBanner(TIMING.feedbackMessage, {
    success: t('successfulSubmit'),
    unknown: t('notConfirmed'),
    failed: t('submissionError'),
  });
  const [send, sending] = useSendFeedbackMutation({ fixedCacheKey: 'feedback' });
  const isPending = sending.isLoading;
  // A second press may come before the button is rendered as busy (faults E11).
  const { run } = useOneAtATime();

  useFollowDraft({ store: stored.write }, form);
  // Back closes it by its address, without `onClose`. What is being sent stays until the agency has it.
  const forget = useEffectEvent(() => {
    if (!isPending) stored.remove();
  });
  useEffect(() => () => forget(), []);

  const showOutcome = useEffectEvent((outcome: Outcome) => {
    show(outcome);
    if (outcome.kind === 'success') form.reset(EMPTY);
  });
  useEffect(() => {
    if (!sending.isSuccess && !sending.isError) return;
    showOutcome(outcomeOfResult(sending));
    sending.reset();
  }, [sending]);

  const submit = ({ comment }: typeof EMPTY) =>
    run(async () => {
      show(null);
      const { error } = await send({ answers: [comment], lang });
      // The dialog may be gone, and would find the text of a sent comment again.
      if (error === undefined) stored.remove();
    });

  return (
    <Dialog
      open
      title={t('title')}
      isInHistory
      onClose={onClose}
      keepOpenOutside={!isEmpty}
      locked={isPending}
      actions={
        <Button
          variant="primary"
          isPending={isPending}
          unavailable={isPending ? null : (closed ?? (isEmpty ? t('empty') : null))}
          onClick={() => void form.handleSubmit(submit)()}
        >
          {t(isPending ? 'sending' : 'submit')}
        </Button>
      }
    >
      <div className="stack">
        <p>{t('intro')}</p>
        <TextAreaField
          data-autofocus
          label={t('label')}
          hint={t('hint')}
          required
          readOnly={isPending}
          {...form.register('comment')}
        />
        <Closed names={['feedback']} />
        {banner}
      </div>
    </Dialog>
  );
}
