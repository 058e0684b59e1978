import { useTranslation } from 'react-i18next';
import { formatPercent } from '#shared/format/number.ts';
import { useLang } from '#shared/i18n/use-lang.ts';
import type { InboxRow } from './run/inbox-row.ts';

type RowState = { tone: 'neutral' | 'ok' | 'error' | 'act'; text: string };

/** The state of a document in the queue, in one or two words. */
export function useRowState({ at }: InboxRow): RowState {
  const { t } = useTranslation('inbox');
  const lang = useLang();
  if (at.step === 'open') return { tone: 'act', text: t('state.open') };
  if (at.step === 'confirmed') return { tone: 'ok', text: t('state.confirmed') };
  if (at.step !== 'saving') return { tone: 'neutral', text: t(`state.${at.step}`) };
  const { saving } = at;
  if (saving.step === 'checking') return { tone: 'neutral', text: t('state.checking') };
  if (saving.step === 'sending') {
    const share = formatPercent(Math.floor(saving.share * 100), lang, { decimals: 0 });
    return { tone: 'neutral', text: t('state.sending', { share }) };
  }
  if (saving.step === 'confirming') return { tone: 'act', text: t('state.asking') };
  const { problem } = saving;
  if (problem.kind === 'unknown') return { tone: 'error', text: t('state.unknown') };
  const { status = 0 } = 'error' in problem ? problem.error : {};
  // A fault of the server is no refusal.
  return {
    tone: 'error',
    text: t(status >= 500 ? 'state.notAdded' : status >= 400 ? 'state.refused' : 'state.failed'),
  };
}
