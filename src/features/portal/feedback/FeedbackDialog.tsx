import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import * as z from 'zod/mini';
import { useDraft } from '#shared/storage/use-draft.ts';
import { isBlank } from '#shared/format/fold.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import { TIMING } from '#shared/config/settings.ts';
import { outcomeOfResult } from '#shared/http/outcome.ts';
import { Button } from '#shared/ui/Button.tsx';
import { Dialog } from '#shared/ui/Dialog.tsx';
import { TextAreaField } from '#shared/ui/TextField.tsx';
import { useOutcomeBanner } from '#shared/ui/TimedBanner.tsx';
import { useSendFeedbackMutation } from './feedback.api.ts';

const EMPTY = { comment: '' };
const draftSchema = z.object({ comment: z.string() });

/**
 * Compliments and complaints (P2.17, P4 Feedback modal): one comment. What is typed stays when sending fails; it is cleared
 * by closing, and when it was received, so that it is not sent twice. A reload and a switch of language keep it.
 */
export function FeedbackDialog({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation('feedback');
  const lang = useLang();
  const { initial, store, drop } = useDraft('feedback', draftSchema, EMPTY);
  const [comment, setTyped] = useState(initial.comment);
  const { banner, show } = useOutcomeBanner(TIMING.feedbackMessage, {
    success: t('successfulSubmit'),
    unknown: t('notConfirmed'),
    failed: t('submissionError'),
  });
  const [send, { isLoading: isPending }] = useSendFeedbackMutation();
  const sending = useRef(false);

  function setComment(text: string): void {
    setTyped(text);
    store({ comment: text });
  }

  async function submit(): Promise<void> {
    // Two presses may come before the button is drawn as busy (faults E11).
    if (sending.current) return;
    sending.current = true;
    show(null);
    const result = outcomeOfResult(await send({ comment, lang }));
    sending.current = false;
    show(result);
    if (result.kind === 'success') setComment('');
  }

  return (
    <Dialog
      open
      title={t('title')}
      onClose={() => {
        drop();
        onClose();
      }}
      keepOpenOutside={!isBlank(comment) || isPending}
      actions={
        <Button
          variant="primary"
          isPending={isPending}
          unavailable={isBlank(comment) && !isPending ? t('empty') : null}
          onClick={() => void submit()}
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
          value={comment}
          required
          onChange={(event) => setComment(event.target.value)}
        />
        {banner}
      </div>
    </Dialog>
  );
}
