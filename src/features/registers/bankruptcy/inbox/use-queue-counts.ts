import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePortal } from '#shared/portal/portal.ts';
import { type InboxRow, isPending, isUnreadable } from './run/inbox-row.ts';

const KINDS = ['reading', 'open', 'unreadable', 'confirmed', 'queued', 'asking', 'unknown', 'problem'] as const;
type Kind = (typeof KINDS)[number];

/** What is to be done with a document; null while it is being sent. */
function kindOf(row: InboxRow): Kind | null {
  const { at } = row;
  if (at.step === 'open') return isUnreadable(row) ? 'unreadable' : 'open';
  if (at.step !== 'saving') return at.step;
  if (at.saving.step === 'confirming') return 'asking';
  if (at.saving.step !== 'failed') return null;
  return at.saving.problem.kind === 'unknown' ? 'unknown' : 'problem';
}

/** The numbers of documents by what is to be done with them, also as text, and whether one is being sent or will be. */
export function useQueueCounts(rows: readonly InboxRow[]) {
  const { t } = useTranslation('inbox');
  const kinds = rows.map(kindOf);
  const countOf = (kind: Kind) => kinds.filter((one) => one === kind).length;
  const text = KINDS.filter((kind) => countOf(kind) > 0)
    .map((kind) => t(`counts.${kind}`, { number: countOf(kind) }))
    .join(' · ');
  return { countOf, text, isRunning: countOf('queued') > 0 || rows.some(isPending) };
}

/**
 * Announces what is left when all files are read or sending has ended, not every step on the way. When everything was added, the
 * queue and the pressed button are gone, and the heading of the list of what was added takes the focus. A queue that was emptied by
 * removing is nothing to announce.
 */
export function useQueueNews(rows: readonly InboxRow[]): void {
  const { t } = useTranslation('inbox');
  const { announcer } = usePortal();
  const { countOf, text, isRunning } = useQueueCounts(rows);
  const isBusy = isRunning || countOf('reading') > 0;
  const before = useRef({ isBusy, isRunning });
  useEffect(() => {
    const was = before.current;
    before.current = { isBusy, isRunning };
    if (!was.isBusy || isBusy) return;
    if (text !== '') announcer.announce(text);
    else if (was.isRunning) {
      announcer.announce(t('allAdded'));
      document.getElementById(SENT_HEADING)?.focus();
    }
  }, [announcer, isBusy, isRunning, text, t]);
}

/** Id of the heading of the list of sent documents. */
export const SENT_HEADING = 'inbox-sent';
