import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#shared/portal/portal.ts';
import { type InboxRow, isPending } from './run/inbox-row.ts';

const KINDS = ['reading', 'open', 'confirmed', 'queued', 'asking', 'problem'] as const;

/** The numbers of documents by what is to be done with them, also as text, and whether one is being sent or will be. */
export function useQueueCounts(rows: readonly InboxRow[]) {
  const { t } = useTranslation('inbox');
  const counts = { reading: 0, open: 0, confirmed: 0, queued: 0, asking: 0, problem: 0 };
  for (const { at } of rows)
    if (at.step !== 'saving') counts[at.step]++;
    else if (at.saving.step === 'confirming') counts.asking++;
    else if (at.saving.step === 'failed') counts.problem++;
  const text = KINDS.filter((kind) => counts[kind] > 0)
    .map((kind) => t(`counts.${kind}`, { number: counts[kind] }))
    .join(' · ');
  return { counts, text, isRunning: counts.queued > 0 || rows.some(isPending) };
}

/**
 * Announces what is left when all files are read or sending has ended, not every step on the way. When everything was added, the
 * queue and the pressed button are gone, and the heading of the list of what was added takes the focus.
 */
export function useQueueNews(rows: readonly InboxRow[]): void {
  const { t } = useTranslation('inbox');
  const { announcer } = usePortal();
  const { counts, text, isRunning } = useQueueCounts(rows);
  const isBusy = isRunning || counts.reading > 0;
  const wasBusy = useRef(false);
  useEffect(() => {
    if (wasBusy.current && !isBusy) {
      announcer.announce(text || t('allAdded'));
      if (text === '') document.getElementById(SENT_HEADING)?.focus();
    }
    wasBusy.current = isBusy;
  }, [announcer, isBusy, text, t]);
}

/** Id of the heading of the list of sent documents. */
export const SENT_HEADING = 'inbox-sent';
